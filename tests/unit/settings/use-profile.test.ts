// @vitest-environment happy-dom
import { act, createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ProfileFormView } from "#app/rooms/settings/components/profile-form-view.tsx";
import { useProfile } from "#app/rooms/settings/use-profile.ts";
import { buttonIn, drawn, opened } from "../opened.ts";

afterEach(() => vi.restoreAllMocks());

test("a save that the provider refuses shows its words, one without any ours, and nothing is called saved [SET-09]", async () => {
  const refusals = [new Error("Network down"), null];
  const user = {
    firstName: "Ann",
    lastName: "Nurse",
    unsafeMetadata: {},
    primaryEmailAddress: null,
    update: () => Promise.reject(refusals.shift()),
  };
  const page = await drawn(createElement(ProfileFormView, { user }));
  for (const words of ["Network down", "Failed to update profile"]) {
    await act(async () => buttonIn(page, "Save Changes")?.click());
    expect([...page.querySelectorAll(".save-line p")].map((one) => one.textContent)).toEqual(["", words]);
  }
});

test("offline nothing is called saved, what was typed stays, and it is saved when she is back [SET-08] [SET-09]", async () => {
  const update = vi.fn(async () => ({}));
  const user = { firstName: "Ann", lastName: "Nurse", unsafeMetadata: {}, update };
  const page = await opened(() => useProfile(user));
  await act(async () => page().change("firstName", "Anna"));
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => void (await page().save()));
  expect(page().saving).toMatchObject({ is: "failed", words: expect.stringContaining("Nothing was saved") });
  expect(page().values.firstName).toBe("Anna");
  expect(update).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await act(async () => void (await page().save()));
  expect(page().saving).toEqual({ is: "saved" });
});
