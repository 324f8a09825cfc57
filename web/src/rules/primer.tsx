/** The game in two minutes: the first pages of a rulebook, each with a picture of the board. */
import "./primer.css";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Tag } from "../ui";
import { Explained, type Term } from "../ui/explained";
import { ScenePicture } from "../ui/scenePicture";
import type { BookPage } from "./book";

interface PrimerProps {
  pages: readonly BookPage[];
  terms: readonly Term[];
}

export function Primer({ pages, terms }: PrimerProps) {
  const t = useWords("rules");
  if (pages.length === 0) return null;
  return (
    <section class="chapter primer" aria-labelledby="primer">
      <h2 id="primer" tabIndex={-1}>
        {t("primer.title")}
      </h2>
      <ol class="primer-pages">
        {pages.map((page) => (
          <li key={page.title} class="primer-page">
            <figure>
              <ScenePicture scene={page.picture} label={page.shows} />
              <figcaption aria-hidden="true">{typeset(page.shows)}</figcaption>
            </figure>
            <h3>{typeset(page.title)}</h3>
            {page.only !== null && (
              <p>
                <Tag tone="accent">{t("only", { option: page.only })}</Tag>
              </p>
            )}
            <p class="explained">
              <Explained text={page.text} terms={terms} />
            </p>
            <p class="primer-rules">
              {t("primer.law")}{" "}
              {page.rules.map((rule) => (
                <a key={rule} href={`#${rule}`}>
                  {rule}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
