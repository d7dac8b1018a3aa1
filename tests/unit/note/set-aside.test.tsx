// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { eraseForeignTraces, eraseLocalTraces, forgetAccount } from "#app/core/identity/local-traces.ts";
import { ChecksCard } from "#app/core/note/view/checks-card.tsx";
import { render } from "../render.ts";
import { answerOf, documentOf } from "./notes.ts";
import { stillNote } from "./open-note.ts";

const notStated = [
  { id: "allergies", label: "Allergies" },
  { id: "code", label: "Code status" },
];

/** The items listed as not stated for this person, on a card of her own; `then` may press its buttons. */
async function listFor(userId: string, then: (card: Element) => void = () => {}): Promise<(string | null)[]> {
  const note = stillNote(documentOf(answerOf([], { notStated })));
  const card = await render(<ChecksCard note={note} userId={userId} sources={[]} onActivate={() => {}} />);
  await act(async () => then(card));
  const listed = [...card.querySelectorAll(".coach-items button")].map((one) =>
    one.getAttribute("aria-label"),
  );
  card.remove();
  return listed;
}

const press = (label: string) => (card: Element) =>
  card.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click();

const BOTH = ["Not relevant: Allergies", "Not relevant: Code status"];

test("what one nurse sets aside is still listed for the next one at this computer, and aside for her when she is back", async () => {
  expect(await listFor("user_1", press("Not relevant: Allergies"))).toEqual(BOTH.slice(1));
  eraseLocalTraces({ erasesWork: true });
  eraseForeignTraces("user_2");
  expect(await listFor("user_2")).toEqual(BOTH);
  expect(await listFor("user_2", press("Not relevant: Code status"))).toEqual(BOTH.slice(0, 1));
  expect(await listFor("user_1")).toEqual(BOTH.slice(1));
  forgetAccount("user_1");
  expect(await listFor("user_1")).toEqual(BOTH);
  expect(await listFor("user_2")).toEqual(BOTH.slice(0, 1));
});

test("what is set aside can be marked as relevant again, also when nothing else was found", async () => {
  expect(await listFor("user_1", press("Not relevant: Allergies"))).toEqual(BOTH.slice(1));
  expect(await listFor("user_1", press("Mark as relevant: Allergies"))).toEqual(BOTH);
  expect(await listFor("user_1")).toEqual(BOTH);
});

test("choices of earlier versions, which belonged to the computer, are erased at sign-out and when anybody's page begins", () => {
  const erasures = [
    () => eraseLocalTraces({ erasesWork: false }),
    () => eraseForeignTraces("user_1"),
    () => eraseForeignTraces(null),
  ];
  for (const erase of erasures) {
    localStorage.setItem("handover-aside-sbar", '["allergies"]');
    erase();
    expect(Object.keys(localStorage)).toEqual([]);
  }
});

/** As many items as there are letters. */
const many = (letters: string) => [...letters].map((id) => ({ id, label: id.toUpperCase() }));

const cardOf = (notes: string, checks: Parameters<typeof answerOf>[1], id = "note-1") => {
  const document = { ...documentOf(answerOf([], checks)), id };
  const sources = [{ name: "nurseNotes", label: "Nurse's Notes", text: notes }];
  return <ChecksCard note={stillNote(document)} userId="user_9" sources={sources} onActivate={() => {}} />;
};

const pressWords = (card: Element, words: RegExp) =>
  act(async () =>
    [...card.querySelectorAll("button")].find((one) => words.test(one.textContent ?? ""))?.click(),
  );

const labelsIn = (card: Element, where: string) =>
  [...card.querySelectorAll(`${where} > .coach-items > li > button`)].map((one) =>
    one.getAttribute("aria-label"),
  );

test("the first six of a long list are shown and the others folded, all of a list that is hardly longer", async () => {
  const card = await render(cardOf("Short of breath.", { notStated: many("abcdefghij") }));
  expect(labelsIn(card, "div")).toEqual([..."ABCDEF"].map((one) => `Not relevant: ${one}`));
  expect(card.querySelector(".coach summary")?.textContent).toBe("and 4 more");
  expect(labelsIn(card, "details")).toEqual([..."GHIJ"].map((one) => `Not relevant: ${one}`));
  const short = await render(cardOf("Short of breath.", { notStated: many("abcdefg") }));
  expect([labelsIn(short, "div").length, short.querySelector(".coach summary")]).toEqual([7, null]);
});

test("all that is not stated is set aside for this note with one button, listed again with another, and asked for in the next note", async () => {
  const required = { id: "required wound", label: "Wound size", kind: "required" } as const;
  const checks = { notStated: [...many("abcdefghij"), required] };
  const card = await render(cardOf("Short of breath.", checks));
  await pressWords(card, /^None of these are relevant$/);
  expect(card.querySelectorAll(".coach-items button")).toHaveLength(0);
  expect(document.activeElement?.textContent).toBe("List these 10 again");
  expect(card.querySelector(".coach")?.textContent).toMatch(/Wound size.*10 not relevant in this note/);
  expect(card.querySelector(".coach")?.textContent).not.toContain("missing");
  await pressWords(card, /^List these 10 again$/);
  expect(card.querySelectorAll(".coach-items button")).toHaveLength(10);
  expect(document.activeElement?.textContent).toBe("Not stated");
  await pressWords(card, /^None of these are relevant$/);
  card.remove();
  const next = await render(cardOf("Short of breath.", checks, "note-2"));
  expect(next.querySelectorAll(".coach-items button")).toHaveLength(10);
});

test("about notes that are mostly in another language, nothing is said to be missing, or to have a source", async () => {
  const required = { id: "required wound", label: "Wound size", kind: "required" } as const;
  const checks = { notStated: [...many("abc"), required] };
  const french = "Patiente de 72 ans, admise pour une pneumonie. Elle n'a pas de douleur ce matin.";
  const words = (await render(cardOf(french, checks))).textContent;
  expect(words).toContain("Your notes are mostly not in English");
  expect(words).toContain("Required here, to be looked up in your notes");
  expect(words).toContain("Wound size");
  expect(words).not.toMatch(/Not relevant|not in your notes|has a source/);
  const english = (await render(cardOf("72F admitted with pneumonia, no pain this am.", checks))).textContent;
  expect(english).not.toContain("English");
  expect(english).toMatch(/Not relevant.*|not in your notes/);
  expect(english).toContain("Every statement has a source");
});
