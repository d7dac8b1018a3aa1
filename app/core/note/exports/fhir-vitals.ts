import type { UcumQuantity, VitalReading } from "#app/core/note/exports/note-export.ts";
import { parseVitalSigns } from "../form/vital-signs.ts";
import {
  readPressure,
  readPulse,
  readRespiration,
  readSaturation,
  readTemperature,
} from "../news2/read-vitals.ts";

/** The vital signs that can be read without doubt, coded by HL7's vital signs profiles; the others remain text. */
export function readVitals(vitalSigns: string): VitalReading[] {
  const { bp, hr, rr, temp, o2 } = parseVitalSigns(vitalSigns);
  return [pressure(bp), pulse(hr), respiration(rr), temperature(temp), saturation(o2)].filter(
    (reading) => reading !== null,
  );
}

const PER_MINUTE = { unit: "/min", code: "/min" };
const PRESSURE = { unit: "mmHg", code: "mm[Hg]" };

function pressure(text: string): VitalReading | null {
  const read = readPressure(text);
  if (read.status !== "read") return null;
  return {
    codes: [{ code: "85354-9", display: "Blood pressure panel with all children optional" }],
    text: "Blood pressure",
    value: null,
    components: [
      {
        code: { code: "8480-6", display: "Systolic blood pressure" },
        value: { value: read.value.systolic, ...PRESSURE },
      },
      {
        code: { code: "8462-4", display: "Diastolic blood pressure" },
        value: { value: read.value.diastolic, ...PRESSURE },
      },
    ],
    profile: "bp",
  };
}

function pulse(text: string): VitalReading | null {
  const read = readPulse(text);
  if (read.status !== "read") return null;
  const value = { value: read.value, ...PER_MINUTE };
  return simple("8867-4", "Heart rate", value, "heartrate");
}

function respiration(text: string): VitalReading | null {
  const read = readRespiration(text);
  if (read.status !== "read") return null;
  const value = { value: read.value, ...PER_MINUTE };
  return simple("9279-1", "Respiratory rate", value, "resprate");
}

/** In the unit in which it was typed. */
function temperature(text: string): VitalReading | null {
  const read = readTemperature(text);
  if (read.status !== "read") return null;
  const fahrenheit = /^([\d.]+) °F/.exec(read.words)?.[1];
  const value = fahrenheit
    ? { value: Number(fahrenheit), unit: "°F", code: "[degF]" }
    : { value: read.value, unit: "°C", code: "Cel" };
  return simple("8310-5", "Body temperature", value, "bodytemp");
}

function saturation(text: string): VitalReading | null {
  const read = readSaturation(text);
  if (read.status !== "read") return null;
  const value = { value: read.value.percent, unit: "%", code: "%" };
  const reading = simple("2708-6", "Oxygen saturation in Arterial blood", value, "oxygensat");
  const byPulse = { code: "59408-5", display: "Oxygen saturation in Arterial blood by Pulse oximetry" };
  return { ...reading, codes: [...reading.codes, byPulse], text: "Oxygen saturation" };
}

const simple = (code: string, display: string, value: UcumQuantity, profile: string): VitalReading => ({
  codes: [{ code, display }],
  text: display,
  value,
  components: [],
  profile,
});
