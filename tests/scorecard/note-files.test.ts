import { test } from "vitest";
import { expectFhirNotes } from "#tests/unit/note/exports/fhir-notes.ts";

test("200 notes as FHIR are valid for both validators, and give back their sections letter by letter", () => {
  expectFhirNotes(200);
}, 600_000);
