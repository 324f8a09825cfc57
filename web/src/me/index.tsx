/** Who I am here: my name, how to keep it, how to take it elsewhere, and how the page behaves. */

import "./me.css";
import { useWords } from "../i18n";
import { UseCodeForm } from "../identity/useCode";
import { loadMe, me, meTrouble } from "../identity/visitor";
import { Button, Card, Heading, Notice, Skeleton, useTitle } from "../ui";
import { KeepForm, LogInForm, LogOut } from "./account";
import { MoveToDevice } from "./device";
import { Install } from "./install";
import { MyData } from "./leaving";
import { NameForm } from "./name";
import { Preferences } from "./preferences";
import { Statistics } from "./statistics";
import { WebhookForm } from "./webhook";

export function MePage() {
  const t = useWords("me");
  useTitle(t("title"));
  const visitor = me.value?.visitor;
  return (
    <div class="me page-width">
      <Heading>{t("title")}</Heading>
      {visitor === undefined && meTrouble.value && (
        <Notice tone="alert">
          <p>{meTrouble.value.message}</p>
          <Button onClick={() => void loadMe()}>{t("again")}</Button>
        </Notice>
      )}
      {visitor === undefined && !meTrouble.value && (
        <Card>
          <Skeleton lines={4} />
        </Card>
      )}
      {visitor !== undefined && (
        // Another person on this device starts with fresh forms.
        <div class="me-cards" key={visitor.id}>
          <Card>
            <h2>{t("name.title")}</h2>
            <NameForm name={visitor.name} />
            <p class="me-standing">{t(visitor.kept ? "kept.yes" : "kept.no")}</p>
          </Card>
          <Card>
            <h2>{t(visitor.kept ? "keep.titleKept" : "keep.title")}</h2>
            <KeepForm visitor={visitor} />
            {visitor.kept && <LogOut />}
          </Card>
          <Card class="me-card-wide">
            <Statistics />
          </Card>
          <Card>
            <h2>{t("preferences.title")}</h2>
            <Preferences />
          </Card>
          <Card>
            <h2>{t("device.title")}</h2>
            <MoveToDevice />
          </Card>
          <Card>
            <h2>{t("back.title")}</h2>
            <LogInForm />
            <hr class="hairline" />
            <p>{t("back.code")}</p>
            <UseCodeForm />
          </Card>
          <Card>
            <h2>{t("webhook.title")}</h2>
            <WebhookForm webhook={visitor.webhook ?? ""} />
          </Card>
          <Card>
            <h2>{t("install.title")}</h2>
            <Install />
          </Card>
          <Card>
            <h2>{t("data.heading")}</h2>
            <MyData visitor={visitor} />
          </Card>
        </div>
      )}
    </div>
  );
}
