/** The head of every page: where home is, which language and theme, who I am, who waits for me. */

import "./shell.css";
import { useLocation } from "preact-iso";
import { language, useWords } from "../i18n";
import { chosenLanguage, type Language, shownTheme, theme } from "../settings";
import { Icon, IconButton } from "../ui";
import { me } from "../visitor";
import { Logo } from "./logo";

const LANGUAGES: Record<Language, string> = { en: "English", fr: "Français" };

export function Header() {
  const t = useWords("common");
  const { path } = useLocation();
  const table = path.startsWith("/t/");
  return (
    <header class={table ? "header header-slim" : "header"}>
      <div class="header-row page-width">
        <a class="brand" href="/" aria-label={t("header.home")}>
          <Logo />
          <span class="brand-name">Layline</span>
        </a>
        <nav class="header-tools" aria-label={t("header.tools")}>
          <Waiting here={path} />
          <Rules here={path} />
          <LanguageSwitch />
          <ThemeSwitch />
          <Identity here={path === "/me"} />
        </nav>
      </div>
    </header>
  );
}

/** How many other tables wait for this visitor's move. */
function Waiting({ here }: { here: string }) {
  const t = useWords("common");
  const waiting = me.value?.tables.filter((one) => one.your_turn && here !== `/t/${one.id}`) ?? [];
  const [first] = waiting;
  if (first === undefined) return null;
  const to = waiting.length === 1 ? `/t/${first.id}` : "/";
  return (
    <a class="header-waiting" href={to}>
      <span class="tag tag-accent">
        <Icon name="flag" />
        <span class="header-waiting-count" aria-hidden="true">
          {waiting.length}
        </span>
        <span class="header-waiting-words">{t("header.waiting", { count: waiting.length })}</span>
      </span>
    </a>
  );
}

/** The rulebooks; from a table they open beside it. */
function Rules({ here }: { here: string }) {
  const t = useWords("common");
  return (
    <a
      class="header-rules"
      href="/rules"
      target={here.startsWith("/t/") ? "_blank" : undefined}
      aria-current={here === "/rules" ? "page" : undefined}
      title={t("header.rules")}
    >
      <Icon name="help" />
      <span class="header-rules-words">{t("header.rules")}</span>
    </a>
  );
}

function LanguageSwitch() {
  const t = useWords("common");
  return (
    <fieldset class="language-switch">
      <legend class="unseen">{t("header.language")}</legend>
      {(Object.keys(LANGUAGES) as Language[]).map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          title={LANGUAGES[each]}
          aria-pressed={language.value === each}
          onClick={() => {
            chosenLanguage.value = each;
          }}
        >
          <span aria-hidden="true">{each.toUpperCase()}</span>
          <span class="unseen">{LANGUAGES[each]}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Light and dark; "as the system" is a setting of the identity page. */
function ThemeSwitch() {
  const t = useWords("common");
  const other = shownTheme.value === "dark" ? "light" : "dark";
  return (
    <IconButton
      label={t(other === "dark" ? "theme.toDark" : "theme.toLight")}
      icon={other === "dark" ? "moon" : "sun"}
      onClick={() => {
        theme.value = other;
      }}
    />
  );
}

function Identity({ here }: { here: boolean }) {
  const t = useWords("common");
  const name = me.value?.visitor.name;
  return (
    <a class="identity" href="/me" aria-current={here ? "page" : undefined}>
      <Icon name="person" />
      <span class="unseen">{t("header.me")}</span>
      <span class="identity-name">{name ?? "…"}</span>
    </a>
  );
}
