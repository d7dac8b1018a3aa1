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
