import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { NANDA_LIMIT_WORDS } from "#app/base/http/error-words.ts";
import { openChecker } from "#app/core/evidence/checker.ts";
import { failedProgress } from "#app/core/generation/generation-client.ts";
import { LimitNotice } from "#app/core/generation/limit-notice.tsx";
import { NandaFormView } from "#app/rooms/nanda/components/nanda-form-view.tsx";
import { NandaPanel } from "#app/rooms/nanda/components/nanda-panel.tsx";
import { addLocalCount, localCount } from "#app/rooms/nanda/local-count.ts";
import { type NandaAnswer, toNandaSources } from "#app/rooms/nanda/nanda-answer.ts";
import {
  type GrowingDiagnosis,
  limitWordsOf,
  type NandaProgress,
  nandaClient,
} from "#app/rooms/nanda/nanda-client.ts";
import {
  canGenerate,
  LONGEST_CONTEXT,
  NANDA_FORM,
  packResult,
  unpackResult,
} from "#app/rooms/nanda/nanda-form.ts";
import { nandaTitle } from "#app/rooms/nanda/nanda-text.ts";
import { sectionsOf } from "#app/rooms/nanda/sections.ts";
import { withoutHidden } from "#tests/without-hidden.ts";

const TEXT = "RR 30 and SOB. Unsteady.";
const nothing = () => {};

function panelHtml(progress: NandaProgress, answer: NandaAnswer | null = null, text = TEXT) {
  return renderToStaticMarkup(
    <NandaPanel
      progress={progress}
      answer={progress.status === "done" ? progress.answer : answer}
      sources={toNandaSources(TEXT)}
      text={text}
      active={null}
      onActivate={nothing}
      onClear={nothing}
      onEvent={nothing}
      onRetry={nothing}
    />,
  );
}
const textOf = (html: string) => withoutHidden(html).replace(/<.*?>/g, " ").replace(/\s+/g, " ").trim();

const check = (text: string, isSuggestion = false) =>
  openChecker(toNandaSources(TEXT)).checkStatement({
    text,
    quotes: isSuggestion ? [] : [text],
    isSuggestion,
  });

const NONE = { riskFactors: [], relatedFactors: [], evidence: [], goals: [], interventions: [] };
const ANSWER: NandaAnswer = {
  note: "the whole text",
  diagnoses: [
    {
      ...NONE,
      kind: "problem",
      priority: 1,
      problem: check("Fast breathing", true),
      evidence: [check("RR 30"), { ...check("SOB"), text: "Short of breath" }],
      goals: [check("Breathes more slowly", true), check("RR is below 20", true)],
    },
    {
      ...NONE,
      kind: "risk",
      priority: 2,
      problem: check("Falling", true),
      riskFactors: [check("Unsteady")],
    },
  ],
  notShown: 0,
  dropped: 0,
  usage: { input_tokens: 1, output_tokens: 1 },
};

test("a result is one collapsible section for each diagnosis, each with its copy button, and one for all [NANDA-03]", () => {
  const html = panelHtml({ status: "done", answer: ANSWER });
  const sections = [
    ...html.matchAll(/<section class="card part diagnosis" aria-label="(.*?)">(.*?)<\/section>/g),
  ];
  expect(sections.map(([, label]) => label)).toEqual(["Fast breathing", "Falling"]);
  for (const [, label, inside = ""] of sections) {
    expect(inside).toMatch(/^<details open=""><summary>/);
    expect(inside).toMatch(
      new RegExp(`</details><button[^>]*aria-label="Copy ${label}"[^>]*>Copy</button>$`),
    );
  }
  expect(html).toMatch(/<button [^>]*>Copy all<\/button>/);
});

test("a section says rank, problem, kind, and each fact with the words that it rests on [NANDA-01]", () => {
  const text = textOf(panelHtml({ status: "done", answer: ANSWER }));
  expect(text).toContain("1 Fast breathing As evidenced by “RR 30” Short of breath SOB");
  expect(text).toContain("Goals suggestions Breathes more slowly RR is below 20 not in your notes");
  expect(text).toContain("2 Falling Risk Risk factors “Unsteady”");
  expect(text).not.toContain("Not shown");
});

test("a section is copied as its own text [NANDA-03]", () => {
  const [first] = sectionsOf(ANSWER, toNandaSources(TEXT));
  expect(first?.text).toBe(
    '1. Fast breathing\nAs evidenced by:\n- "RR 30"\n- Short of breath ("SOB")\nGoals (suggestions):\n- Breathes more slowly\n- RR is below 20 [not in your notes]',
  );
});

test("what is kept back is counted", () => {
  const html = (notShown: number, dropped: number) =>
    textOf(panelHtml({ status: "done", answer: { ...ANSWER, notShown, dropped } }));
  expect(html(1, 0)).toContain("Not shown: 1 diagnosis without evidence in your text.");
  expect(html(2, 1)).toContain(
    "Not shown: 2 diagnoses without evidence in your text, 1 detail not found in your text.",
  );
});

test("an answer of text alone is divided at its empty lines [NANDA-03]", () => {
  const answer = { ...ANSWER, diagnoses: [], note: "1. Pain\nheat\n\n\n2. Risk: Falling\n" };
  expect(sectionsOf(answer, [])).toEqual([
    { title: "1. Pain", text: "1. Pain\nheat", diagnosis: null },
    { title: "2. Risk: Falling", text: "2. Risk: Falling", diagnosis: null },
  ]);
  expect(panelHtml({ status: "done", answer })).toContain("1. Pain\nheat");
});

test("an error is told with a way to retry, a limit by the upgrade prompt instead [NANDA-07]", () => {
  const html = panelHtml({ status: "failed", message: "Server error: Busy.", reason: "model_busy" });
  expect(html).toContain('role="alert"><strong>Server error: Busy.</strong>');
  expect(html).toContain("Retry");
  for (const reason of ["nanda_limit_reached", "limit_reached"])
    expect(panelHtml({ status: "failed", message: NANDA_LIMIT_WORDS, reason })).not.toMatch(/Retry|alert/);
  const prompt = renderToStaticMarkup(<LimitNotice words={NANDA_LIMIT_WORDS} />);
  expect(prompt).toContain(
    "<strong>You have reached your monthly limit for NANDA diagnoses. Please upgrade to continue.</strong>",
  );
  expect(prompt).toContain('href="/pricing"');
});

test("the limit is told as soon as this month's count reaches it, or when the server refuses [NANDA-07]", () => {
  const idle = { status: "idle" } as const;
  expect(limitWordsOf(idle, { used: 14, limit: 15 })).toBeNull();
  for (const used of [15, 16]) expect(limitWordsOf(idle, { used, limit: 15 })).toBe(NANDA_LIMIT_WORDS);
  expect(limitWordsOf(idle, { used: 1_000, limit: null })).toBeNull();
  const refused = { status: "failed", message: "No tokens left.", reason: "limit_reached" } as const;
  expect(limitWordsOf(refused, { used: 3, limit: 15 })).toBe("No tokens left.");
  expect(limitWordsOf({ ...refused, reason: "model_busy" }, { used: 3, limit: 15 })).toBeNull();
});

const OFFERED = { text: "RR 30", isSignedIn: true, isBusy: false, isLimitReached: false };

test("Generate needs text, a signed-in person, no request in flight and something left [NANDA-05]", () => {
  expect(canGenerate(OFFERED)).toBe(true);
  for (const change of [
    { text: "" },
    { text: " \n\t" },
    { isSignedIn: false },
    { isBusy: true },
    { isLimitReached: true },
  ])
    expect(canGenerate({ ...OFFERED, ...change })).toBe(false);
});

test("diagnoses say when they are not about what the form says now, such as the next patient", () => {
  const done = { status: "done", answer: ANSWER } as const;
  const words = (text: string) =>
    /<p class="notice warn" role="status">(.*?)<\/p>/.exec(panelHtml(done, null, text))?.[1];
  expect(words(`\n${TEXT.replace(" ", "  ")} `)).toBeUndefined();
  expect(words("Anxious, HR 120.")).toBe(
    "These diagnoses were written from your earlier text, not from what it says now.",
  );
  expect(words(" ")).toBe("These diagnoses were written from the text that you have cleared.");
});

test("a failure stands above the diagnoses from before, in the same column", () => {
  const failed = { status: "failed", message: "No.", reason: null } as const;
  expect(panelHtml(failed, ANSWER)).toMatch(
    /^<div class="nanda-panel"><div class="note"><div class="notice alarm".*<section class="card part diagnosis"/s,
  );
});

test("a text that is near its limit or over it says so before it is sent", () => {
  expect(formHtml()).not.toContain("characters");
  const text = "a".repeat(LONGEST_CONTEXT + 1);
  expect(formHtml({ text })).toContain("20,001 of 20,000 characters");
  expect(formHtml({ text })).toContain("This is too long to be sent. Please shorten it.");
});

function formHtml(
  changes: { text?: string; canGenerate?: boolean; isBusy?: boolean; isLimitReached?: boolean } = {},
) {
  return renderToStaticMarkup(
    <NandaFormView
      text="RR 30"
      onChange={nothing}
      onSubmit={nothing}
      onCancel={nothing}
      canGenerate
      isBusy={false}
      isLimitReached={false}
      active={null}
      {...changes}
    />,
  );
}

test("the form is a text area and a Generate button, both disabled at the limit and while a request is in flight [NANDA-01] [NANDA-05] [NANDA-07]", () => {
  const html = formHtml();
  expect(html).toMatch(/<label for="patient-information">Patient Information<span/);
  expect(html).toMatch(/<textarea id="patient-information" name="context"[^>]*>RR 30<\/textarea>/);
  expect(html).toMatch(/<button type="submit" class="primary" aria-busy="false">Generate<\/button>/);
  expect(html).toContain("<fieldset>");
  expect(html).not.toContain("Cancel");
  expect(formHtml({ canGenerate: false })).toMatch(/<button type="submit" class="primary" disabled=""/);
  const spent = formHtml({ isLimitReached: true });
  expect(spent).toContain('<fieldset disabled="">');
  expect(spent).toContain(">Generate</button>");
  const busy = formHtml({ isBusy: true });
  expect(busy).toContain('<fieldset disabled="">');
  expect(busy).toMatch(/Generating\.\.\.<\/button>/);
  expect(busy).toMatch(/<button type="button">Cancel<\/button>/);
});

test("the browser's own count adds up within a month, for one person, and begins anew with the next [NANDA-06] [OPEN-58] [OPEN-73]", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(localCount("user_1", "2026-11")).toBe(0);
  expect(addLocalCount("user_1", "2026-11")).toBe(1);
  expect(addLocalCount("user_1", "2026-11")).toBe(2);
  expect(localCount("user_1", "2026-11")).toBe(2);
  expect(localCount("user_2", "2026-11")).toBe(0);
  expect(localCount("user_1", "2026-12")).toBe(0);
  expect(addLocalCount("user_1", "2026-12")).toBe(1);
  expect([...kept.keys()]).toEqual(["nursegpt-kept:nanda-count:user_1"]);
});

test("text is a draft until its part is checked; a diagnosis that is not shown goes again", () => {
  const place = { index: 0, part: "evidence", at: 0 } as const;
  const { grow, nothingYet } = nandaClient;
  const drawn = (growing: GrowingDiagnosis[]) => panelHtml({ status: "generating", growing });
  let growing = grow(nothingYet, { type: "begun", index: 0, kind: "problem" });
  growing = grow(growing, { type: "text", ...place, text: "RR" });
  growing = grow(growing, { type: "text", ...place, text: " 30" });
  const drafted = drawn(growing);
  expect(drafted).toContain('<span class="st draft">RR 30</span>');
  expect(drafted).toContain("Draft: being written and checked.");
  const checked = grow(growing, { type: "part", ...place, ...check("RR 30") });
  expect(drawn(checked)).toMatch(/class="st supported"[^>]*>RR 30</);
  expect(grow(checked, { type: "diagnosis", index: 0, isShown: true })).toEqual(checked);
  expect(grow(checked, { type: "diagnosis", index: 0, isShown: false })).toEqual([]);
  expect(nandaClient.readAnswer(ANSWER)).toEqual(ANSWER);
  expect(failedProgress(nandaClient, new Error("x"))).toEqual({
    status: "failed",
    message: "An unexpected error occurred. Please try again.",
    reason: null,
  });
});

test("text and diagnoses are kept as they are, also as a text alone, and blank text is not kept", () => {
  const { read, isEmpty, fromFields, empty } = NANDA_FORM;
  expect(read("RR 30 \n")).toEqual({ text: "RR 30 \n", result: null });
  expect(read({ text: 3, result: [] })).toEqual(empty);
  expect(isEmpty({ text: " \n", result: null })).toBe(true);
  const result = packResult({ answer: ANSWER, written: TEXT });
  expect(isEmpty({ text: "", result })).toBe(false);
  expect(read({ text: "", result })).toEqual({ text: "", result });
  expect(unpackResult(result)).toEqual({ answer: ANSWER, written: TEXT });
  for (const none of [null, "", "{", '{"answer":{}}']) expect(unpackResult(none)).toBeNull();
  const fields = new FormData();
  expect(fromFields(fields, { text: "RR 30", result })).toEqual({ text: "", result });
  fields.set("context", "RR 30");
  expect(fromFields(fields, empty)).toEqual({ text: "RR 30", result: null });
});

test("what went wrong stands above the diagnoses that were finished before", () => {
  const html = panelHtml({ status: "failed", message: "Server error: Busy.", reason: null }, ANSWER);
  expect(textOf(html)).toMatch(/Server error: Busy\..*Copy all/);
});

test("kept diagnoses are listed by the first of them and by the beginning of the text they were written from", () => {
  const written = "Mrs Aardvark, 81,\nfell in the bathroom this morning and is afraid to walk.";
  expect(nandaTitle(ANSWER.diagnoses, written)).toMatch(
    /^\S.*: Mrs Aardvark, 81, fell in the bathroom this…$/,
  );
  expect(nandaTitle([], "RR 30")).toBe("Nursing diagnoses: RR 30");
});
