/** The foot of the calmer pages. A table needs its room for the board. */

import { useLocation } from "preact-iso";
import { useWords } from "../i18n";

export function Footer() {
  const t = useWords("common");
  const { path } = useLocation();
  if (/^\/t\/[^/]+\/?$/.test(path)) return null;
  return (
    <footer class="footer">
      <div class="footer-row page-width">
        <p>{t("footer.promise")}</p>
        <ul>
          <li>
            <a href="/verify">{t("footer.verify")}</a>
          </li>
          <li>
            <a href="/licences.txt" target="_blank" rel="noreferrer">
              {t("footer.licences")}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
