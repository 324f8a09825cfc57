/** How the page behaves in this browser; nothing of it leaves the device. */

import {
  chosenLanguage,
  confirmMoves,
  type Language,
  notationShown,
  notifications,
  sound,
  type Theme,
  theme,
} from "../device/settings";
import { useWords } from "../i18n";
import { Radios, Switch, toast } from "../ui";
import { Wake } from "./wake";

export function Preferences() {
  const t = useWords("me");
  const languages: { value: Language | "auto"; label: string }[] = [
    { value: "auto", label: t("preferences.browser") },
    { value: "en", label: "English" },
    { value: "fr", label: "Français" },
  ];
  const themes: { value: Theme; label: string }[] = [
    { value: "system", label: t("preferences.system") },
    { value: "light", label: t("preferences.light") },
    { value: "dark", label: t("preferences.dark") },
  ];
  return (
    <div class="small-form">
      <Radios
        label={t("preferences.language")}
        value={chosenLanguage.value ?? "auto"}
        items={languages}
        onValue={(picked) => {
          chosenLanguage.value = picked === "auto" ? null : picked;
        }}
      />
      <Radios
        label={t("preferences.theme")}
        value={theme.value}
        items={themes}
        onValue={(picked) => {
          theme.value = picked;
        }}
      />
      <Switch
        label={t("preferences.sound")}
        hint={t("preferences.soundHint")}
        checked={sound.value}
        onValue={(on) => {
          sound.value = on;
        }}
      />
      <NotificationSwitch />
      <Wake />
      <Switch
        label={t("preferences.confirm")}
        hint={t("preferences.confirmHint")}
        checked={confirmMoves.value}
        onValue={(on) => {
          confirmMoves.value = on;
        }}
      />
      <Switch
        label={t("preferences.notation")}
        hint={t("preferences.notationHint")}
        checked={notationShown.value}
        onValue={(on) => {
          notationShown.value = on;
        }}
      />
    </div>
  );
}

/** The browser is asked for its permission only when somebody switches this on. */
function NotificationSwitch() {
  const t = useWords("me");
  const known = "Notification" in window;
  const set = async (on: boolean) => {
    if (!on) {
      notifications.value = false;
      return;
    }
    const granted = (await Notification.requestPermission()) === "granted";
    // Even a "no" has to move the switch back.
    notifications.value = true;
    notifications.value = granted;
    if (!granted) toast(t("preferences.denied"), "alert");
  };
  return (
    <Switch
      label={t("preferences.notifications")}
      hint={t(known ? "preferences.notificationsHint" : "preferences.notificationsNever")}
      checked={notifications.value}
      disabled={!known}
      onValue={(on) => void set(on)}
    />
  );
}
