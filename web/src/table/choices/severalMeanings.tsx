/** A click with several meanings: a small sheet asks which one is meant. */
import { useWords } from "../../i18n";
import { Dialog } from "../../ui";
import { useHelm } from "../context";
import { wide } from "../layout";
import { Advice, PlayPicked } from "./advice";
import { ChoiceButton } from "./choiceList";

export function SeveralMeanings() {
  const t = useWords("table");
  const { chooser } = useHelm();
  const asked = chooser.asked.value;
  return (
    <Dialog open={asked !== null} title={t("choices.several")} onClose={() => chooser.dismiss()}>
      <ul class="chooser">
        {asked?.map((choice) => (
          <li key={choice.action}>
            <ChoiceButton choice={choice} pictured />
          </li>
        ))}
      </ul>
      <Advice />
      {!wide.value && <PlayPicked />}
    </Dialog>
  );
}
