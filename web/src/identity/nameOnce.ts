/** Guests are asked once what to call them: not at every table, and nobody has to answer. */

import { computed } from "@preact/signals";
import { isSwitch, remembered } from "../device/settings";
import { changeMe, me } from "./visitor";

const asked = remembered("nameAsked", false, isSwitch);

/** Whether this visitor still has the name they were given, and was never asked for another. */
export const wantsName = computed(() => me.value?.visitor.invented === true && !asked.value);

/** What was answered, perhaps nothing; refused like any change of a name. */
export async function answerName(typed: string): Promise<void> {
  const name = typed.trim();
  if (name !== "") await changeMe({ name });
  asked.value = true;
}
