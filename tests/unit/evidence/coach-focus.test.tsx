// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { HandoverCoach } from "#app/core/evidence/view/handover-coach.tsx";
import { render } from "../render.ts";

const PROPS = {
  asideKey: "aside:user_1",
  heard: [],
  onActivate: () => {},
  asideHere: [],
  onAsideHere: () => {},
};

test("who sets an item of the handover aside goes on at the next one, and at the heading of the list after the last", async () => {
  const notStated = [
    { id: "allergies", label: "Allergies" },
    { id: "code", label: "Code status" },
  ];
  const page = await render(<HandoverCoach {...PROPS} notStated={notStated} />);
  const setAside = async () => {
    const button = page.querySelector("button");
    button?.focus();
    await act(async () => button?.click());
  };
  await setAside();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Not relevant: Code status");
  await setAside();
  expect(document.activeElement?.textContent).toBe("Not stated");
});

test("what the notes may say in other words is told apart from what is not in them", async () => {
  const notStated = [
    { id: "a", label: "Wound size", kind: "required", isNear: true },
    { id: "b", label: "Drains", kind: "required" },
  ] as const;
  const page = await render(<HandoverCoach {...PROPS} notStated={notStated} />);
  const told = [...page.querySelectorAll("h3.warn")].map(
    (title) => `${title.textContent}: ${title.nextElementSibling?.textContent}`,
  );
  expect(told).toEqual([
    "Required here, not in your notes: Drains",
    "Required here, not recognized in your notes: Wound size",
  ]);
});
