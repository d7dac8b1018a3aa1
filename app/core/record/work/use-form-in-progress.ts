import { useCallback, useState } from "react";
import { useFoundInPage } from "#app/base/ui/use-found-in-page.ts";
import { firstState, useWorkInProgress } from "./use-work-in-progress.ts";
import type { OpenedWork } from "./work.ts";
import type { WorkKind } from "./work-keeper.ts";

export type FormKind<Form> = WorkKind<Form> & {
  /** The form as its fields in the page say it, and as it was before in what is no field. */
  fromFields(fields: FormData, before: Form): Form;
};

type Options<Form> = {
  userId: string;
  opened: OpenedWork | null;
  /** What was posted without scripts; it comes before what was kept. */
  posted: Form | undefined;
};

/**
 * A form's values, kept as work in progress.
 * @param kind stays the same object
 * @returns among others `isBegun`: somebody was in the form already when the scripts arrived
 */
export function useFormInProgress<Form>(kind: FormKind<Form>, { userId, opened, posted }: Options<Form>) {
  const [form, change] = useState<Form>(() => posted ?? firstState(kind, { userId, opened }));
  const [isBegun, setBegun] = useState(false);
  const element = useFoundInPage<HTMLFormElement>((found) => {
    const fields = new FormData(found);
    const hasTyped = !kind.isEmpty(kind.fromFields(fields, kind.empty));
    if (hasTyped) change((before) => kind.fromFields(fields, before));
    setBegun(hasTyped || found.contains(document.activeElement));
  });
  const work = useWorkInProgress(kind, { userId, opened, state: form, restore: change });
  const reset = useCallback(() => change(kind.empty), [kind]);
  return { form, change, reset, element, isBegun, work };
}
