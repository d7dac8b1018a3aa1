// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { HandoverCoach } from "#app/core/evidence/view/handover-coach.tsx";
import { drawn } from "../opened.ts";

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test("who sets an item of the handover aside goes on at its list", async () => {
  const notStated = [
    { id: "allergies", label: "Allergies" },
    { id: "code", label: "Code status" },
  ];
  const page = await drawn(
    <HandoverCoach name="sbar" notStated={notStated} heard={[]} onActivate={() => {}} />,
  );
  const button = page.querySelector("button");
  button?.focus();
  await act(async () => button?.click());
  expect(page.querySelectorAll("button")).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe("Not stated");
});
