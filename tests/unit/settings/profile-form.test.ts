import { expect, test } from "vitest";
import { checkProfile, initialProfile, PROFILE_TITLES, toUpdate } from "#app/rooms/settings/profile-form.ts";
import { profileFailure } from "#app/rooms/settings/use-profile.ts";

const ann = {
  firstName: "Ann",
  lastName: "Nurse",
  title: "NP",
  department: "ICU",
  specialty: "",
  bio: "",
};

test("the title is one of RN, LPN, NP, CNS and CNA, and nothing else is saved [SET-07]", () => {
  expect(PROFILE_TITLES).toEqual(["RN", "LPN", "NP", "CNS", "CNA"]);
  for (const title of PROFILE_TITLES) expect(checkProfile({ ...ann, title }).profile?.title).toBe(title);
  for (const title of ["MD", "rn", "", "RN "]) {
    const { profile, errors } = checkProfile({ ...ann, title });
    expect([profile, errors]).toEqual([null, { title: "Title must be one of RN, LPN, NP, CNS, CNA" }]);
  }
});

test("first and last name are required, spaces alone are none, and each is told apart [SET-06]", () => {
  expect(checkProfile({ ...ann, firstName: "", lastName: "  " })).toEqual({
    profile: null,
    errors: { firstName: "First name is required", lastName: "Last name is required" },
  });
  expect(checkProfile({ ...ann, firstName: "  Ann " }).profile).toEqual(ann);
  expect(checkProfile({ ...ann, department: "", specialty: "", bio: "" }).errors).toEqual({});
  expect(checkProfile({ ...ann, bio: "x".repeat(1001) }).errors.bio).toContain("1000");
});

test("the form begins with the user's values, with RN where no title of ours was kept [SET-05]", () => {
  const empty = { title: "RN", department: "", specialty: "", bio: "" };
  expect(initialProfile({ firstName: null, lastName: null, unsafeMetadata: {} })).toEqual({
    firstName: "",
    lastName: "",
    ...empty,
  });
  const { firstName, lastName, ...details } = { ...ann, specialty: "Wound care", bio: "Nights." };
  expect(initialProfile({ firstName, lastName, unsafeMetadata: details })).toEqual({
    firstName,
    lastName,
    ...details,
  });
  for (const title of PROFILE_TITLES)
    expect(initialProfile({ firstName: "A", lastName: "B", unsafeMetadata: { title } }).title).toBe(title);
  const odd = { title: "MD", department: 4, bio: null };
  expect(initialProfile({ firstName: "A", lastName: "B", unsafeMetadata: odd })).toMatchObject(empty);
});

test("names and details are saved beside whatever else the provider keeps of the person [SET-10]", () => {
  expect(toUpdate({ ...ann, title: "NP" }, { colour: "blue", bio: "old" })).toEqual({
    firstName: "Ann",
    lastName: "Nurse",
    unsafeMetadata: { colour: "blue", title: "NP", department: "ICU", specialty: "", bio: "" },
  });
});

test("a failed save shows the provider's words, else the error's, else ours [SET-09]", () => {
  const provider = Object.assign(new Error("422"), {
    errors: [{ message: "is invalid", longMessage: "First name is not allowed." }],
  });
  expect(profileFailure(provider)).toBe("First name is not allowed.");
  expect(profileFailure({ ...provider, errors: [{ message: "is invalid" }] })).toBe("is invalid");
  expect(profileFailure(new Error("Network down"))).toBe("Network down");
  for (const nothing of [new Error(""), undefined, null, {}])
    expect(profileFailure(nothing)).toBe("Failed to update profile");
});
