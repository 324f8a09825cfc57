/** Layline as an app of this device, and what of it works without a connection. */
import { installed, installPrompt } from "../device/install";
import { useWords } from "../i18n";
import { Button } from "../ui";

export function Install() {
  const t = useWords("me");
  const offer = installPrompt.value;
  return (
    <div class="small-form">
      <p>{t(installed.value ? "install.done" : "install.text")}</p>
      {offer !== null ? (
        <div class="me-buttons">
          <Button
            icon="download"
            onClick={() => {
              installPrompt.value = null; // it can be shown once
              void offer.prompt();
            }}
          >
            {t("install.button")}
          </Button>
        </div>
      ) : (
        !installed.value && <p class="field-hint">{t("install.menu")}</p>
      )}
      <p class="field-hint">{t("install.offline")}</p>
    </div>
  );
}
