import { expect, test } from "vitest";
import { EMERGENCY_WORDS, isEmergency } from "#app/rooms/chat/emergency.ts";

const NOW = [
  "My patient has chest pain right now, what do I do?",
  "pt has crushing pain and is sweating, started suddenly",
  "he is not breathing",
  "She isn't breathing and has no pulse!",
  "Resident collapsed in the bathroom",
  "patient is unresponsive",
  "my patient says she wants to die, she has suicidal thoughts",
  "He said he will kill himself",
  "I want to end my life",
  "child is choking",
  "she's bleeding heavily after delivery",
  "My patient has had a seizure",
  "I'm having chest pain",
  "anaphylaxis now after penicillin",
  "patient took an overdose of paracetamol",
];
const NOT_NOW = [
  "What is the evidence for suicide screening in the ED?",
  "How can we prevent cardiac arrest on wards?",
  "Patient denies chest pain, discharge teaching?",
  "No chest pain now. Which exercises help after stroke?",
  "history of seizure, which precautions now?",
  "Guidelines for stroke rehabilitation",
  "Do bed alarms prevent falls?",
  "What does anaphylaxis look like?",
  "hello",
];

test("a message that tells of somebody in danger now is answered first with a call for help", () => {
  for (const message of NOW) expect([message, isEmergency(message)]).toEqual([message, true]);
  expect(EMERGENCY_WORDS).toBe(
    "If this is happening now: call for help first. Use your emergency number or response team, and follow your protocol.",
  );
});

test("a general question, and danger that is denied or past, is no emergency", () => {
  for (const message of NOT_NOW) expect([message, isEmergency(message)]).toEqual([message, false]);
});
