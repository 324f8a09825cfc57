/** An address that leads nowhere. */

import { useWords } from "../i18n";
import { Heading, LinkButton, useTitle } from "../ui";

export function NotFound() {
  const t = useWords("common");
  useTitle(t("lost.title"));
  return (
    <div class="lost page-width">
      <Heading>{t("lost.title")}</Heading>
      <p>{t("lost.text")}</p>
      <LinkButton href="/" kind="primary">
        {t("lost.home")}
      </LinkButton>
    </div>
  );
}
