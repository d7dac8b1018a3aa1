import type { NoteFormat } from "../format.ts";
import { ADMISSION } from "./admission.ts";
import { DAR } from "./dar.ts";
import { DISCHARGE_TEACHING } from "./discharge-teaching.ts";
import { INCIDENT } from "./incident.ts";
import { NARRATIVE } from "./narrative.ts";
import { SOAP } from "./soap.ts";

/** The built-in formats, in the order of the list. */
export const FORMATS: readonly NoteFormat[] = [SOAP, DAR, NARRATIVE, ADMISSION, DISCHARGE_TEACHING, INCIDENT];
