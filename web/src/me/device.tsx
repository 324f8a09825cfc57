/** A code that makes another device the same person, once. */

import { useEffect, useState } from "preact/hooks";
import { send } from "../api/client";
import type { MoveCode } from "../api/types";
import { useWords } from "../i18n";
import { Button, copyText, tellRefusal, toast } from "../ui";

export function MoveToDevice() {
  const t = useWords("me");
  const [code, setCode] = useState<MoveCode | null>(null);
  const [busy, setBusy] = useState(false);
  const left = useSecondsLeft(code?.expires ?? null);
  const make = async () => {
    setBusy(true);
    try {
      setCode(await send<MoveCode>("POST", "/api/code"));
    } catch (error) {
      tellRefusal(error);
    }
    setBusy(false);
  };
  const copy = async (text: string) => {
    const copied = await copyText(text);
    toast(t(copied ? "device.copied" : "device.notCopied"), copied ? "good" : "alert");
  };
  const alive = code !== null && left > 0;
  return (
    <div class="small-form">
      <p>{t("device.text")}</p>
      <div role="status">
        {alive && (
          <>
            <p class="move-code">{code.code}</p>
            <p class="field-hint">{t("device.valid", { count: Math.ceil(left / 60) })}</p>
          </>
        )}
        {code !== null && !alive && <p class="field-hint">{t("device.expired")}</p>}
      </div>
      <div class="me-buttons">
        <Button busy={busy} onClick={() => void make()}>
          {t(code === null ? "device.button" : "device.another")}
        </Button>
        {alive && (
          <Button icon="copy" onClick={() => void copy(code.code)}>
            {t("device.copy")}
          </Button>
        )}
      </div>
    </div>
  );
}

function useSecondsLeft(until: number | null): number {
  const [now, setNow] = useState(Date.now() / 1000);
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now() / 1000);
    const timer = setInterval(() => setNow(Date.now() / 1000), 5000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : until - now;
}
