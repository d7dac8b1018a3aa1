import type { NoteFormat } from "../format.ts";
import { ADMISSION } from "./admission.ts";
import { DAR } from "./dar.ts";
import { DISCHARGE_TEACHING } from "./discharge-teaching.ts";
import { INCIDENT } from "./incident.ts";
import { NARRATIVE } from "./narrative.ts";
import { SOAP } from "./soap.ts";

/** The formats that come with the product, in the order in which they are listed. */
export const FORMATS: readonly NoteFormat[] = [SOAP, DAR, NARRATIVE, ADMISSION, DISCHARGE_TEACHING, INCIDENT];
