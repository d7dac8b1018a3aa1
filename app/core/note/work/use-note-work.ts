import { useCallback, useMemo, useRef, useState } from "react";
import { atFirstSign } from "#app/base/ui/browser/when-shown.tsx";
import { useFoundForm } from "#app/base/ui/fields/use-found-in-page.ts";
import type { NoteEventName } from "../../record/audit/audit-trail.ts";
import type { AddressedNote } from "../../record/notes/note-of-address.server.ts";
import { recordEvent } from "../../record/notes/notes-client.ts";
import { useAddressedNote } from "../../record/notes/use-addressed-note.ts";
import { firstState, useWorkInProgress } from "../../record/work/use-work-in-progress.ts";
import type { OpenedWork } from "../../record/work/work.ts";
import { furtherDocument, type Made } from "../edit/add-generated.ts";
import { fromFields } from "../form/form-fields.ts";
import { EMPTY_FORM, isEmptyForm, type NoteForm, readNoteForm, toNoteSources } from "../form/note-form.ts";
import { contentOf, emptyDocument, formOf, type NoteDocument } from "../note-document.ts";
import { useNote } from "../use-note.ts";
import {
  addressedWork,
  fromKeptNote,
  isFurtherNote,
  isKeptWork,
  type NoteTool,
  type NoteWork,
  toKeptNote,
  withAnswer,
} from "./note-work.ts";
import { useKeptVersions } from "./use-kept-versions.ts";

type Posted<Answer> = {
  input: NoteForm;
  progress: { status: "done"; answer: Answer } | { status: "failed" };
};

type Options<Answer> = {
  userId: string;
  opened: OpenedWork | null;
  /** What was posted without scripts; it takes precedence over what was kept. */
  posted: Posted<Answer> | undefined;
  /** The kept note that the address names, to continue or to start a new one from. */
  addressed: AddressedNote | null;
  /** When the server rendered the page, Unix milliseconds. */
  now: number;
};

const loadBody = () => import("./note-body.ts");
// So that a note made just before leaving is already among her notes, unchanged, when she gets there.
atFirstSign(() => void loadBody().catch(() => {}));

/**
 * The form and the note of a page, kept together as work in progress.
 * @param tool always the same object
 * @returns among others `isBegun`: somebody was already in the form when the scripts arrived
 */
export function useNoteWork<Answer>(
  tool: NoteTool<Answer>,
  { userId, opened, posted, addressed, now }: Options<Answer>,
) {
  const [first] = useState(() => firstState(tool.work, { userId, opened }));
  const [form, change] = useState<NoteForm>(() => posted?.input ?? readNoteForm(first));
  const initial = () => (posted ? postedNote(tool, posted, now) : fromKeptNote(first.note));
  const open = useNote(tool.layout, { initial, sourcesOf: toNoteSources });
  const { change: changeNote, document } = open;
  const bodyOf = useCallback(
    async (kept: NoteDocument<NoteForm>) => (await loadBody()).noteBody(tool, kept),
    [tool],
  );
  useKeptVersions(open, bodyOf);

  const state = useMemo(
    (): NoteWork => ({ ...readNoteForm(form), note: toKeptNote(document) }),
    [form, document],
  );
  const restore = useCallback(
    (restored: NoteWork) => {
      change(readNoteForm(restored));
      changeNote((before) => (toKeptNote(before) === restored.note ? before : fromKeptNote(restored.note)));
    },
    [changeNote],
  );
  const work = useWorkInProgress(tool.work, { userId, opened, state, restore });

  const page = useRef(state);
  page.current = state;
  const toState = useCallback((found: AddressedNote) => addressedWork(tool, found, page.current), [tool]);
  const { isEmpty } = tool.work;
  const question = useAddressedNote(addressed, {
    state,
    isEmpty,
    isKept: isKeptWork,
    restore,
    toState,
  });

  const { element, isBegun } = useFoundForm((fields) => {
    const typed = fromFields(fields);
    const hasTyped = !isEmptyForm(typed);
    if (hasTyped) change(typed);
    return hasTyped;
  });
  // A cleared note is finished together with its form: nothing brings it back beside the next patient's text.
  const reset = useCallback(() => {
    change(EMPTY_FORM);
    changeNote((before) =>
      before.versions.length > 0 && contentOf(before) === null ? furtherDocument(before) : before,
    );
  }, [changeNote]);
  const add = useCallback(
    (answer: Answer, written: NoteForm, asked: Omit<Made, "at">) =>
      changeNote((before) =>
        withAnswer(tool, before, { answer, form: written }, { ...asked, at: Date.now() }),
      ),
    [tool, changeNote],
  );
  const { now: nowOpen } = open;
  const tell = useCallback(
    (event: NoteEventName) => {
      const { id } = nowOpen();
      if (id && (event === "copied" || event === "printed" || event === "exported")) recordEvent(id, event);
    },
    [nowOpen],
  );
  const noteId = useCallback(
    (asked: NoteForm) => (isFurtherNote(nowOpen(), asked) ? null : nowOpen().id),
    [nowOpen],
  );
  const note = { open, add, tell, noteId, written: formOf(document) };
  return { form, change, reset, element, isBegun, note, work, question };
}

/** The note that the answer to a form posted without scripts contains. */
function postedNote<Answer>(
  tool: NoteTool<Answer>,
  { input, progress }: Posted<Answer>,
  at: number,
): NoteDocument<NoteForm> {
  const empty = emptyDocument<NoteForm>();
  if (progress.status !== "done") return empty;
  const made = { key: `posted-${at}`, at, kept: null };
  return withAnswer(tool, empty, { answer: progress.answer, form: input }, made);
}
