import type { LoincCode } from "../note-document.ts";
import type { NoteExport, UcumQuantity, VitalReading } from "./note-export.ts";
import { withXmlTexts } from "./xml-text.ts";

/*
 * A note as a FHIR R4 document: a Bundle whose Composition holds the note's parts as sections, with the vital signs as
 * Observations and a Provenance that names the nurse and the software.
 */

type Resource = { resourceType: string } & Record<string, unknown>;
type Entry = { fullUrl: string; resource: Resource };
export type FhirBundle = Resource & { entry: Entry[] };

const LOINC = "http://loinc.org";
const UCUM = "http://unitsofmeasure.org";
const VITAL_SIGNS: LoincCode = { code: "8716-3", display: "Vital signs" };
const PROFILE = "http://hl7.org/fhir/StructureDefinition/";

/** @param newId makes a UUID for each resource */
export function noteToFhir(given: NoteExport, newId: () => string = () => crypto.randomUUID()): FhirBundle {
  const note = withXmlTexts(given);
  const make = (resource: Resource): Entry => ({ fullUrl: `urn:uuid:${newId()}`, resource });
  const { writtenAt, signature, amendments } = note;
  const lastAt = Math.max(writtenAt, signature?.at ?? 0, ...amendments.map(({ at }) => at));
  const patient = make(patientOf(note));
  const nurse = make({ resourceType: "Practitioner", name: [{ text: note.author || "Not stated" }] });
  const software = make({
    resourceType: "Device",
    deviceName: [{ name: "NurseGPT", type: "user-friendly-name" }],
    type: { text: "Documentation assistant" },
  });
  const observations = note.vitals.map((vital) =>
    make(
      observationOf(vital, {
        patient: patient.fullUrl,
        nurse: nurse.fullUrl,
        day: instant(writtenAt).slice(0, 10),
        status: signature ? "final" : "preliminary",
      }),
    ),
  );
  const composition = make(compositionOf(note, { patient, nurse, software, observations }));
  const provenance = make({
    resourceType: "Provenance",
    target: [{ reference: composition.fullUrl }],
    recorded: instant(lastAt),
    agent: [agentOf("author", nurse), agentOf("assembler", software)],
  });
  return {
    resourceType: "Bundle",
    type: "document",
    identifier: { system: "urn:ietf:rfc:3986", value: `urn:uuid:${newId()}` },
    timestamp: instant(lastAt),
    entry: [composition, patient, nurse, software, ...observations, provenance],
  };
}

const instant = (at: number): string => new Date(at).toISOString();

const coded = (codes: readonly LoincCode[], text?: string) => ({
  coding: codes.map((code) => ({ system: LOINC, ...code })),
  ...(text ? { text } : {}),
});

const agentOf = (code: "author" | "assembler", { fullUrl }: Entry) => ({
  type: {
    coding: [{ system: "http://terminology.hl7.org/CodeSystem/provenance-participant-type", code }],
  },
  who: { reference: fullUrl },
});

/** The patient as typed: an age is not a date of birth, so it goes into the text. */
function patientOf({ patient: { name, gender, lines } }: NoteExport): Resource {
  const known = GENDERS.get(gender.toLowerCase().replaceAll(/[^a-z]/g, ""));
  const text = lines.map(({ label, text: words }) => `${label}: ${words}`).join("\n");
  return {
    resourceType: "Patient",
    ...(text ? { text: narrative(text) } : {}),
    ...(name.trim() ? { name: [{ text: name.trim() }] } : {}),
    ...(known ? { gender: known } : {}),
  };
}

/** How each code is typed, without spaces and punctuation. */
const GENDERS = new Map(
  Object.entries({
    male: ["m", "male", "man", "boy"],
    female: ["f", "female", "woman", "girl", "w"],
    other: ["other", "nonbinary", "nb", "x", "diverse"],
    unknown: ["unknown"],
  }).flatMap(([code, words]) => words.map((word) => [word, code] as const)),
);

type Written = { patient: Entry; nurse: Entry; software: Entry; observations: Entry[] };

function compositionOf(note: NoteExport, { patient, nurse, software, observations }: Written): Resource {
  const { signature, amendments } = note;
  const signed = amendments.length > 0 ? "amended" : "final";
  const sections = note.parts.map(({ title, text, footnote }) => ({
    title,
    text: narrative(footnote ? `${text}\n${footnote}` : text),
  }));
  const added = amendments.map(({ name, at, text }) => ({
    title: `Amendment by ${name}, ${instant(at)}`,
    text: narrative(text),
  }));
  const vitals = {
    title: "Vital Signs",
    code: coded([VITAL_SIGNS]),
    text: narrative(note.vitalsText),
    entry: observations.map(({ fullUrl }) => ({ reference: fullUrl })),
  };
  return {
    resourceType: "Composition",
    status: signature ? signed : "preliminary",
    type: coded([note.code]),
    subject: { reference: patient.fullUrl },
    // When it was last changed: by an amendment, but not by a signature.
    date: instant(amendments.at(-1)?.at ?? note.writtenAt),
    author: [{ reference: nurse.fullUrl }, { reference: software.fullUrl }],
    title: note.title,
    ...(signature
      ? {
          attester: [signature, ...amendments].map(({ name, at }) => ({
            mode: "professional",
            time: instant(at),
            party: { reference: nurse.fullUrl, display: name },
          })),
        }
      : {}),
    section: [...sections, ...added, ...(observations.length > 0 ? [vitals] : [])],
  };
}

const quantity = ({ value, unit, code }: UcumQuantity) => ({ value, unit, system: UCUM, code });

/**
 * No further along than its note: nobody has attested one that is not signed.
 * The time of measurement is not typed; the profile requires at least a day, and the note's is the known one.
 */
function observationOf(
  { codes, text, value, components, profile }: VitalReading,
  about: { patient: string; nurse: string; day: string; status: "final" | "preliminary" },
): Resource {
  return {
    resourceType: "Observation",
    meta: { profile: [`${PROFILE}vitalsigns`, `${PROFILE}${profile}`] },
    status: about.status,
    category: [
      {
        coding: [
          { system: "http://terminology.hl7.org/CodeSystem/observation-category", code: "vital-signs" },
        ],
      },
    ],
    code: coded(codes, text),
    subject: { reference: about.patient },
    effectiveDateTime: about.day,
    performer: [{ reference: about.nurse }],
    ...(value ? { valueQuantity: quantity(value) } : {}),
    ...(components.length > 0
      ? {
          component: components.map((component) => ({
            code: coded([component.code]),
            valueQuantity: quantity(component.value),
          })),
        }
      : {}),
  };
}

/** Text as the XHTML of a narrative; line breaks survive. */
const narrative = (text: string) => ({
  status: "generated",
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${escaped(text)}</div>`,
});

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/\r?\n|\r/g, "<br/>");
