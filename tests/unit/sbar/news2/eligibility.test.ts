import { expect, test } from "vitest";
import { whyNotOffered } from "#app/core/note/news2/eligibility.ts";

const CHILD = "NEWS2 is not designed for patients under 16.";
const PREGNANT = "NEWS2 is not designed for use in pregnancy.";
const about = (age: string, ...texts: string[]) => whyNotOffered({ age, texts });

test("under 16 years it is not offered, from 16 on it is", () => {
  for (const age of ["15", "15 y", "0", "9 months", "3 weeks", "2-day", "15 yrs"])
    expect(about(age)).toBe(CHILD);
  for (const age of ["16", "16 y", "71", "71 years", "", "adult"]) expect(about(age)).toBeNull();
});

test("an age that the notes state counts where the field is empty", () => {
  for (const text of ["15-year-old boy, SOB.", "Pt is 8 y/o", "a 9 month old", "12yo with asthma"])
    expect(about("", text)).toBe(CHILD);
  for (const text of ["72-year-old man", "COPD for 10 years, old fracture", "SOB for 3 days"])
    expect(about("", text)).toBeNull();
  expect(about("71", "Visited by her 8-year-old grandson")).toBeNull();
});

test("when pregnancy is stated it is not offered; denied it is", () => {
  for (const text of [
    "28 weeks pregnant, headache.",
    "Pregnancy: 2nd trimester",
    "G2P1, 30/40",
    "gestational age 31 weeks",
    "Denies pain. Pregnant.",
  ])
    expect(about("30", text)).toBe(PREGNANT);
  for (const text of [
    "Not pregnant.",
    "Denies pregnancy",
    "Pregnancy test negative",
    "No chance of pregnancy",
    "",
  ])
    expect(about("30", text)).toBeNull();
  expect(about("30", "fine", "pregnant")).toBe(PREGNANT);
});

test("a pressure, sight, somebody else's pregnancy and one of long ago speak against nothing", () => {
  for (const text of [
    "Pt drowsy, BP 88/40, cool peripheries",
    "BP 38/40",
    "BP: 80/40 mmHg",
    "70/40",
    "BP 90/40 at 0300",
    "Lying 95/40, BP standing 40/40",
    "NIBP L arm 42/40",
    "vision 20/40 both eyes",
    "Wife is pregnant, visiting",
    "never pregnant; G0P0",
    "G2P2, two sections",
    "hyperemesis in pregnancy 1980",
    "History of gestational diabetes",
  ])
    expect([text, about("45", text)]).toEqual([text, null]);
  expect(about("71", "G2P1")).toBeNull();
  for (const text of ["Primip at 32/40 with headache", "38/40, contracting", "BP 150/95. 36/40. Headache."])
    expect([text, about("30", text)]).toEqual([text, PREGNANT]);
});
