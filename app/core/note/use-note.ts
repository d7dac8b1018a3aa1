import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { call } from "#app/base/http/request.ts";
import type { HeardItem } from "../evidence/statement.ts";
import type { SourceField } from "../evidence/text/source.ts";
import { isYours } from "./amber.ts";
import { applyChecks, type CheckResult, needsCheck } from "./edit/apply-checks.ts";
import type { NoteCheckAnswer, NoteCheckRequest } from "./note-check.ts";
import { contentOf, formOf, type NoteContent, type NoteDocument, type NoteLayout } from "./note-document.ts";

/** How long after the last key the guard is asked. */
const AFTER_LAST_KEY_MS = 300;
/** How long after a failed attempt it is asked again. */
const ASK_AGAIN_MS = 5_000;

/** `checked`: the page's results apply to the note as it is. */
export type CheckStatus = "checked" | "checking" | "unreachable";

export type OpenNote<Form = unknown> = {
  layout: NoteLayout;
  document: NoteDocument<Form>;
  /** The note as the page shows it; null when there is none. */
  content: NoteContent | null;
  checkStatus: CheckStatus;
  /** Changes the document with one of the functions of `edit/`. */
  change(edit: (document: NoteDocument<Form>) => NoteDocument<Form>): void;
  /** The document at this moment, even between two renderings. */
  now(): NoteDocument<Form>;
  /** Waits until the guard has read what was last typed, if it can be reached. */
  settle(): Promise<void>;
};

type Options<Form> = {
  initial: () => NoteDocument<Form>;
  /** What statements are checked against. */
  sourcesOf(form: Form): SourceField[];
};

/**
 * A note on a page. The server checks every change to it, 300 ms after the last key.
 * @param current the layout of a note on this page, unless the form that it was written from has its own; always the
 *   same, like sourcesOf
 */
export function useNote<Form extends object>(
  current: NoteLayout,
  { initial, sourcesOf }: Options<Form>,
): OpenNote<Form> {
  const [document, setDocument] = useState(initial);
  const layout = layoutOf(formOf(document)) ?? current;
  const [isUnreachable, setUnreachable] = useState(false);
  const latest = useRef(document);
  const change = useCallback((edit: (document: NoteDocument<Form>) => NoteDocument<Form>) => {
    const next = edit(latest.current);
    if (next === latest.current) return;
    latest.current = next;
    setDocument(next);
  }, []);
  const now = useCallback(() => latest.current, []);

  const check = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const [content, form] = [contentOf(latest.current), formOf(latest.current)];
      if (!content || form === null || !needsCheck(content)) return;
      const asked = { content, sources: sourcesOf(form), heard: heardFor(latest.current, content) };
      const result = await askForChecks(layoutOf(form) ?? current, asked, signal);
      change((before) => applyChecks(before, content, result));
    },
    [current, sourcesOf, change],
  );

  const content = contentOf(document);
  const isOpen = content !== null && needsCheck(content);
  useEffect(() => {
    if (!isOpen || !content) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = () =>
      void check(controller.signal).then(
        () => setUnreachable(false),
        () => {
          if (controller.signal.aborted) return;
          setUnreachable(true);
          timer = setTimeout(ask, ASK_AGAIN_MS);
        },
      );
    timer = setTimeout(ask, AFTER_LAST_KEY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isOpen, content, check]);

  const settle = useCallback(async () => {
    const content = contentOf(latest.current);
    if (content && needsCheck(content)) await check(AbortSignal.timeout(LONGEST_WAIT_MS)).catch(() => null);
  }, [check]);
  const checkStatus = !isOpen ? "checked" : isUnreachable ? "unreachable" : "checking";
  return useMemo(
    () => ({ layout, document, content, checkStatus, change, now, settle }),
    [layout, document, content, checkStatus, change, now, settle],
  );
}

const layoutOf = (form: { layout?: NoteLayout } | null) => form?.layout;

/** The longest that a leaving note waits for the guard, in milliseconds. */
const LONGEST_WAIT_MS = 3_000;

/** The handover items heard in the form that a note was written from, taken from its latest checked version. */
const heardFor = ({ versions }: NoteDocument, { form }: NoteContent): HeardItem[] | undefined =>
  versions.findLast(({ content }) => content?.form === form && content.checks?.heard)?.content?.checks?.heard;

type AskedNote = { content: NoteContent; sources: readonly SourceField[]; heard: HeardItem[] | undefined };

/** Asks the guard about what is new in a note. */
async function askForChecks(
  layout: NoteLayout,
  { content, sources, heard }: AskedNote,
  signal: AbortSignal,
): Promise<CheckResult> {
  const counted = new Set(layout.parts.filter(({ kind }) => kind === "text").map(({ key }) => key));
  const { name: _, ...coach } = layout.coach;
  const body: NoteCheckRequest = {
    coach,
    heard,
    sources: [...sources],
    statements: content.items.map((item) => ({
      id: item.id,
      text: item.text,
      checked: item.checked,
      isCounted: counted.has(item.part),
      isYours: isYours(item),
      replaced: item.replaced,
    })),
  };
  const { statements, ...checks } = await call<NoteCheckAnswer>("/api/note-check", {
    method: "POST",
    body,
    signal,
  });
  return { statements: new Map(statements.map(({ id, ...statement }) => [id, statement])), checks };
}
