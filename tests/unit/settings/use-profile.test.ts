// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useProfile } from "#app/rooms/settings/use-profile.ts";
import { opened } from "../opened.ts";

afterEach(() => vi.restoreAllMocks());

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
