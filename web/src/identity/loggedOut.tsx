/** Shown once we were logged out in this window: by a new password, or from another window. */

import { useWords } from "../i18n";
import { Button, Dialog } from "../ui";
import { loggedOut } from "./visitor";

/** Both ways start afresh: nothing on the page may go on as somebody we no longer are. */
export function LoggedOut() {
  const t = useWords("common");
  const guest = () => location.reload();
  return (
    <Dialog
      open={loggedOut.value}
      title={t("loggedOut.title")}
      onClose={guest}
      footer={
        <>
          <Button onClick={guest}>{t("loggedOut.guest")}</Button>
          <Button kind="primary" onClick={() => location.assign("/me")}>
            {t("loggedOut.identify")}
          </Button>
        </>
      }
    >
      <p>{t("loggedOut.text")}</p>
    </Dialog>
  );
}
