// @vitest-environment happy-dom
import { act, createElement } from "react";
import { expect, test, vi } from "vitest";
import Profile from "#app/rooms/settings/profile.route.tsx";
import { useProfile } from "#app/rooms/settings/use-profile.ts";
import { buttonIn, closePages, press, render, renderHook, typeInto } from "../render.ts";
import { inSettings } from "./in-settings.tsx";

const clerk = vi.hoisted(() => ({ isLoaded: false, user: null as object | null }));
vi.mock("@clerk/react-router", () => ({ useUser: () => clerk }));

let people = 0;

/** A user at the provider; `held` is what another tab may change. */
function person() {
  type Update = { firstName: string; lastName: string; unsafeMetadata: Record<string, unknown> };
  const held: Update = { firstName: "Ann", lastName: "Nurse", unsafeMetadata: {} };
  const update = vi.fn(async (next: Update) => void Object.assign(held, next));
  const reload = async () => structuredClone(held);
  people += 1;
  return { user: { id: `user_${people}`, ...structuredClone(held), update, reload }, update, held };
}

type User = Omit<ReturnType<typeof person>["user"], "update"> & { update(values: never): Promise<unknown> };

/** The profile page of a user whom the provider has loaded. */
async function openProfile(user: User) {
  Object.assign(clerk, { isLoaded: true, user: { ...user, primaryEmailAddress: null } });
  return await render(inSettings(createElement(Profile)));
}

test("until the user is loaded the profile is a spinner, and then the form with the person's own values [SET-04] [SET-05]", async () => {
  const parts = async (known: typeof clerk) => {
    Object.assign(clerk, known);
    const page = await render(createElement(Profile));
    const values = [...page.querySelectorAll("input")].map(({ value }) => value);
    return [page.querySelectorAll(".spinner").length, buttonIn(page, "Save Changes") !== undefined, values];
  };
  expect(await parts({ isLoaded: false, user: null })).toEqual([1, false, []]);
  const ann = { ...person().user, primaryEmailAddress: { emailAddress: "ann@example.org" } };
  expect(await parts({ isLoaded: true, user: ann })).toEqual([
    0,
    true,
    ["Ann", "Nurse", "ann@example.org", "", ""],
  ]);
});

test("a name that is missing and a title that is none of ours are told beside their fields, and nothing is saved [SET-06] [SET-07]", async () => {
  for (const [field, value, words] of [
    ["firstName", " ", "First name is required"],
    ["lastName", "", "Last name is required"],
    ["title", "MD", "Title must be one of RN, LPN, NP, CNS, CNA"],
  ] as const) {
    const { user, update } = person();
    const hook = await renderHook(() => useProfile(user));
    await act(async () => hook().change(field, value));
    await closePages(); // what was typed is there again on return
    const page = await openProfile(user);
    await press(page, "Save Changes");
    const wrong = [...page.querySelectorAll('[aria-invalid="true"]')].map((one) => one.getAttribute("name"));
    expect(wrong).toEqual([field]);
    expect(document.activeElement?.getAttribute("name")).toBe(field);
    expect(page.querySelector(`[name="${field}"]`)?.parentElement?.textContent).toContain(words);
    expect([update.mock.calls, page.textContent?.includes("successfully")]).toEqual([[], false]);
  }
  const { user } = person();
  const hook = await renderHook(() => useProfile(user));
  for (const field of ["firstName", "lastName"] as const) await act(async () => hook().change(field, ""));
  await closePages();
  const page = await openProfile(user);
  await press(page, "Save Changes");
  for (const words of ["First name is required", "Last name is required"])
    expect(page.textContent).toContain(words);
});

test("a save that the provider refuses shows its words, one without any ours, and nothing is called saved [SET-09]", async () => {
  const refusals = [new Error("Network down"), null];
  const update = () => Promise.reject(refusals.shift());
  const page = await openProfile({ ...person().user, update });
  for (const words of ["Network down", "Failed to update profile"]) {
    await press(page, "Save Changes");
    expect([...page.querySelectorAll(".save-line p:not([hidden])")].map((one) => one.textContent)).toEqual([
      "",
      words,
    ]);
  }
});

test("what is typed on the profile is saved under the provider's names, beside what it holds already [SET-10] [SET-05]", async () => {
  const { user, update, held } = person();
  held.unsafeMetadata = { title: "NP", theme: "dark" };
  const page = await openProfile({ ...user, unsafeMetadata: { title: "NP", theme: "dark" } });
  const typed = {
    firstName: "Bea",
    lastName: "Ward",
    department: "ICU",
    specialty: "Wounds",
    bio: "Nights.",
  };
  for (const [name, value] of Object.entries(typed))
    await typeInto(page.querySelector<HTMLInputElement>(`[name="${name}"]`), value);
  await press(page, "Save Changes");
  const { firstName, lastName, ...details } = typed;
  const unsafeMetadata = { title: "NP", theme: "dark", ...details };
  expect(update.mock.calls).toEqual([[{ firstName, lastName, unsafeMetadata }]]);
  expect(page.textContent).toContain("Profile updated successfully!");
});

test("a field that was emptied is empty at the provider, too [SET-10]", async () => {
  const { user, held } = person();
  const department = { department: "ICU" };
  Object.assign(held, { unsafeMetadata: department });
  const page = await renderHook(() => useProfile({ ...user, unsafeMetadata: department }));
  await act(async () => page().change("department", ""));
  await act(async () => void (await page().save()));
  expect(held.unsafeMetadata).toMatchObject({ title: "RN", department: "" });
});

test("Save Changes reads Updating... while the provider saves, and then that it worked is said [SET-08]", async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const page = await openProfile({ ...person().user, update: () => held });
  const line = () => page.querySelector(".save-line")?.textContent;
  expect(line()).toBe("Save Changes");
  await press(page, "Save Changes");
  expect(line()).toBe("Updating...");
  expect(buttonIn(page, "Updating...")?.disabled).toBe(true);
  await act(async () => letGo());
  expect(line()).toBe("Save ChangesProfile updated successfully!");
  expect(page.querySelector('.saved[role="status"]')?.textContent).toBe("Profile updated successfully!");
});

test("offline nothing is called saved, what was typed stays, and it is saved when she is back", async () => {
  const { user, update } = person();
  const page = await renderHook(() => useProfile(user));
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

test("what was typed and not saved is there again for who comes back, and the browser asks before it is lost", async () => {
  const { user } = person();
  const page = await renderHook(() => useProfile(user));
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([page().isUnsaved, leave()]).toEqual([false, false]);
  await act(async () => page().change("bio", "Half a sentence"));
  expect([page().isUnsaved, leave()]).toEqual([true, true]);
  await closePages();
  const later = await renderHook(() => useProfile(user));
  expect(later().values.bio).toBe("Half a sentence");
  await act(async () => void (await later().save()));
  expect([later().isUnsaved, leave()]).toEqual([false, false]);
});

test("what another tab saved meanwhile stays; of a field that both changed it is said first, and replaced by a second save [SET-10] [OPEN-40]", async () => {
  const { user, update, held } = person();
  const page = await renderHook(() => useProfile(user));
  await act(async () => page().change("firstName", "Anna"));
  held.unsafeMetadata = { bio: "from the other tab", colour: "blue" };
  await act(async () => void (await page().save()));
  expect(held).toMatchObject({
    firstName: "Anna",
    unsafeMetadata: { bio: "from the other tab", colour: "blue" },
  });
  expect(page().values.bio).toBe("from the other tab");

  await act(async () => page().change("firstName", "Annie"));
  held.firstName = "Berta";
  await act(async () => void (await page().save()));
  expect(update).toHaveBeenCalledTimes(1);
  expect(page().saving).toMatchObject({ is: "failed", words: expect.stringContaining("First name") });
  expect(page().values.firstName).toBe("Annie");
  await act(async () => void (await page().save()));
  expect(held.firstName).toBe("Annie");
});
