/** The head of every page: where home is, which language and theme, who I am, who waits for me. */

import "./shell.css";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { chosenLanguage, type Language, shownTheme, theme } from "../device/settings";
import { nextTable, waitingTables } from "../home/nextTable";
import { language, useWords } from "../i18n";
import { me } from "../identity/visitor";
import { Icon } from "../ui";
import { Logo } from "./logo";
import { pageTools } from "./pageTools";

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
        <div class="header-side">
          <Waiting here={path} />
          <Tools here={path} />
        </div>
      </div>
    </header>
  );
}

/** Where the header is narrow they are folded into a menu; the style sheet says where that is. */
function Tools({ here }: { here: string }) {
  const t = useWords("common");
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => setOpen(false), [here]);
  // At once, not after the next frame: Escape may follow on the heels of the click.
  useLayoutEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    addEventListener("pointerdown", outside);
    // Before the table, where Escape has meanings of its own.
    addEventListener("keydown", onEscape, { capture: true });
    return () => {
      removeEventListener("pointerdown", outside);
      removeEventListener("keydown", onEscape, { capture: true });
    };
  }, [open]);
  return (
    <div class="header-fold" ref={frame}>
      <button
        ref={button}
        type="button"
        class="button button-quiet button-icon header-menu"
        aria-label={t("header.menu")}
        title={t("header.menu")}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "close" : "menu"} />
      </button>
      <nav
        id={id}
        class={open ? "header-tools header-open" : "header-tools"}
        aria-label={t("header.tools")}
      >
        {pageTools.value.map(({ label, icon, onPick }) => (
          <button
            key={icon}
            type="button"
            class="header-tool header-sign"
            title={label}
            onClick={() => {
              setOpen(false);
              onPick();
            }}
          >
            <Icon name={icon} />
            <span class="header-words">{label}</span>
          </button>
        ))}
        <Rules here={here} />
        <LanguageSwitch />
        <ThemeSwitch />
        <Identity here={here === "/me"} />
      </nav>
    </div>
  );
}

/** How many other tables wait for this visitor's move, and the way to the next of them. */
function Waiting({ here }: { here: string }) {
  const t = useWords("common");
  const tables = me.value?.tables ?? [];
  const waiting = waitingTables(tables, here);
  const next = nextTable(tables, here);
  if (next === null) return null;
  const words = here.startsWith("/t/") ? "header.next" : "header.waiting";
  return (
    <a class="header-waiting" href={`/t/${next.id}`}>
      <span class="tag tag-accent">
        <Icon name="flag" />
        <span class="header-waiting-count" aria-hidden="true">
          {waiting.length}
        </span>
        <span class="header-waiting-words">{t(words, { count: waiting.length })}</span>
      </span>
    </a>
  );
}

/** The rulebooks; from a table they open beside it. */
function Rules({ here }: { here: string }) {
  const t = useWords("common");
  return (
    <a
      class="header-tool"
      href="/rules"
      target={here.startsWith("/t/") ? "_blank" : undefined}
      aria-current={here === "/rules" ? "page" : undefined}
      title={t("header.rules")}
    >
      <Icon name="book" />
      <span class="header-words">{t("header.rules")}</span>
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
  const label = t(other === "dark" ? "theme.toDark" : "theme.toLight");
  return (
    <button
      type="button"
      class="header-tool header-sign"
      title={label}
      onClick={() => {
        theme.value = other;
      }}
    >
      <Icon name={other === "dark" ? "moon" : "sun"} />
      <span class="header-words">{label}</span>
    </button>
  );
}

function Identity({ here }: { here: boolean }) {
  const t = useWords("common");
  const name = me.value?.visitor.name;
  return (
    <a class="header-tool header-identity" href="/me" aria-current={here ? "page" : undefined}>
      <Icon name="person" />
      <span class="unseen">{t("header.me")}</span>
      <span class="header-words identity-name">{name ?? "…"}</span>
    </a>
  );
}
