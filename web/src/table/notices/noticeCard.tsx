/**
 * What befell me: what was done, by which rule, and how to make it good, until it was read. It stands
 * in the place of what is awaited.
 */
import { useId } from "preact/hooks";
import { useWords } from "../../i18n";
import { typeset } from "../../i18n/format";
import type { Due, Setback } from "../../live/wire";
import { Button, Icon, SeatChip } from "../../ui";
import { useHelm } from "../context";
import { RuleButton } from "../dialogs/ruleSheet";
import type { Notice } from "./notices";

/** Says a notice to who listens, wherever it is shown. */
export function NoticeSaid() {
  const notice = useHelm().notices.current.value;
  return (
    <div class="setback-said">
      {/* The log says what was done; here is said what follows from it. */}
      <div class="unseen" aria-live="polite" data-noticed>
        {notice?.setbacks.map(({ title, remedy }) => `${title}. ${remedy}`).join(" ")}
      </div>
    </div>
  );
}

export function NoticeCard({ notice }: { notice: Notice }) {
  const t = useWords("table");
  const helm = useHelm();
  const heading = useId();
  const left = helm.notices.queue.value.length - 1;
  return (
    <section class="setback" aria-labelledby={heading} data-notice={notice.seq}>
      <div class="setback-body">
        {notice.setbacks.map((setback, index) => (
          <Told
            key={`${setback.seat} ${setback.rule}`}
            setback={setback}
            heading={index === 0 ? heading : undefined}
            named={helm.mine.value.length > 1}
          />
        ))}
        {helm.notices.dues.value.map((due) => (
          <Remains key={`${due.key} ${due.text}`} due={due} />
        ))}
        {left > 0 && <p class="setback-left">{t("notice.left", { count: left })}</p>}
      </div>
      <div class="setback-foot">
        <Button size="small" icon="check" onClick={() => helm.notices.dismiss()}>
          {t("notice.read")}
        </Button>
      </div>
    </section>
  );
}

interface ToldProps {
  setback: Setback;
  heading: string | undefined;
  named: boolean;
}

function Told({ setback, heading, named }: ToldProps) {
  const { seat, rule, title, text, remedy } = setback;
  return (
    <>
      <h2 id={heading}>
        <Icon name="warning" />
        {named && <SeatChip seat={seat} />}
        <span>{title}</span>
      </h2>
      <p>
        {typeset(text)} <RuleButton rule={rule} />
      </p>
      <p>{typeset(remedy)}</p>
    </>
  );
}

/** How it stands now, and the choices that make it good if there are some. */
function Remains({ due }: { due: Due }) {
  const { chooser, choices } = useHelm();
  const possible = due.actions.filter((action) =>
    choices.value.some((choice) => choice.action === action),
  );
  return (
    <div class={possible.length > 0 ? "setback-due setback-now" : "setback-due"}>
      <p>
        <Icon name={possible.length > 0 ? "forward" : "clock"} />
        <span>
          {typeset(due.text)} <RuleButton rule={due.rule} />
        </span>
      </p>
      {possible.length > 0 && (
        <div class="setback-deeds">
          {possible.map((action) => (
            <Button key={action} size="small" onClick={() => chooser.consider([action])}>
              {chooser.labelOf(action)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
