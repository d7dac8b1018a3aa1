import { expect, test } from "vitest";
import { type CitedAnswer, plainAnswer } from "#app/core/literature/answer/answer.ts";
import { searchTextFor, withoutNeedlessMarks } from "#app/rooms/chat/search-text.ts";
import { isSmallTalk } from "#app/rooms/chat/small-talk.ts";

const TALK = [
  "Hi",
  "hello there!",
  "Good morning, how are you today?",
  "Thanks so much :)",
  "ok thanks, that helps",
  "What can you do?",
  "Are you an AI?",
  "bye, have a nice shift",
  "…",
];
const ABOUT_CONVERSATION = [
  "Summarize our conversation",
  "please shorten that",
  "Can you explain that again in simple words?",
  "translate it to Spanish please",
  "Put this as a list",
  "Make your answer shorter",
  "What did you just say?",
  "What was my first question?",
  "What did you mean by that?",
];
const QUESTIONS = [
  "Does hourly rounding reduce falls?",
  "Hi, is heparin safe in pregnancy?",
  "Thanks! And what about warfarin?",
  "explain that pressure injuries happen despite turning",
  "summarize the evidence on CAUTI bundles",
  "What did you say about the potassium dose?",
  "And in children?",
  "Can you help me with SBAR handover?",
  "translate hypokalemia",
];

test("small talk, and questions about the conversation once there is one, are not looked up", () => {
  for (const message of TALK) expect([message, isSmallTalk(message, false)]).toEqual([message, true]);
  for (const message of ABOUT_CONVERSATION) {
    expect([message, isSmallTalk(message, true)]).toEqual([message, true]);
    expect([message, isSmallTalk(message, false)]).toEqual([message, false]);
  }
});

test("everything else is looked up, also behind a greeting or beside what was said before", () => {
  for (const message of QUESTIONS) expect([message, isSmallTalk(message, true)]).toEqual([message, false]);
});

test("a message that goes on from the one before is looked up together with it", () => {
  const turns = [
    { role: "nurse", text: "Do foam dressings prevent pressure ulcers?" },
    { role: "assistant", text: "They do." },
  ] as const;
  expect(searchTextFor("And in children?", turns)).toBe(
    "Do foam dressings prevent pressure ulcers?\nAnd in children?",
  );
  expect(searchTextFor("And in children?", [])).toBe("And in children?");
  const own = "Does haloperidol shorten delirium in older inpatients?";
  expect(searchTextFor(own, turns)).toBe(own);
  expect(searchTextFor("thank you", turns)).toBeNull();
});

test("where nothing was looked up, words that name a condition, a care or a figure are marked, and others are not", () => {
  const standingOf = (text: string, search: CitedAnswer["search"] = null) => {
    const plain = plainAnswer(text, search);
    const pieces = plain.pieces.map((piece) => ({ ...piece, standing: "unsupported" as const }));
    return withoutNeedlessMarks({ ...plain, pieces }).pieces[0]?.standing;
  };
  for (const words of ["Turn patients to prevent pressure ulcers.", "Give 10 units.", "Insulin lowers it."])
    expect([words, standingOf(words)]).toEqual([words, "unsupported"]);
  const friendly = "You are welcome, glad that it was useful.";
  expect(standingOf(friendly)).toBe("no_claim");
  const search = { terms: [], removed: [], found: 1, read: 1, failed: [] };
  expect(standingOf(friendly, search)).toBe("unsupported");
});
