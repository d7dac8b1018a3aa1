import { useState } from "react";
import { useFoundForm } from "#app/base/ui/fields/use-found-in-page.ts";
import { firstState, useWorkInProgress } from "./use-work-in-progress.ts";
import type { OpenedWork } from "./work.ts";
import type { WorkKind } from "./work-kind.ts";

export type FormKind<Form> = WorkKind<Form> & {
  /** The form from its fields in the page, and from `before` for everything that is not a field. */
  fromFields(fields: FormData, before: Form): Form;
};

type Options<Form> = {
  userId: string;
  opened: OpenedWork | null;
  /** What was posted without scripts; it takes precedence over what was kept. */
  posted: Form | undefined;
};

/**
 * A form's values, kept as work in progress.
 * @param kind always the same object
 */
export function useFormInProgress<Form>(kind: FormKind<Form>, { userId, opened, posted }: Options<Form>) {
  const [form, change] = useState<Form>(() => posted ?? firstState(kind, { userId, opened }));
  const { element } = useFoundForm((fields) => {
    const hasTyped = !kind.isEmpty(kind.fromFields(fields, kind.empty));
    if (hasTyped) change((before) => kind.fromFields(fields, before));
    return hasTyped;
  });
  const work = useWorkInProgress(kind, { userId, opened, state: form, restore: change });
  return { form, change, element, work };
}
