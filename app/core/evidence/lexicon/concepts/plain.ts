/**
 * Concepts, and fields of qualities, whose words a statement may introduce without saying more than its source: the
 * plain acts and things of any ward. The source must still say what they are done to, and whether they were done.
 */
export const PLAIN_CONCEPTS = `
come, ask, answer, speak, explain, order, schedule, give, start, stop, restart, continue, change, perform, attempt, collect, send, await, result, report paper, record, measure,
repeat, check, apply, treat, prevent, support, encourage, cause, find, lose, lie, rest, leave, return, enter, open, close, bring, drive, pick up person, live, want, clean, empty, disconnect,
lower, identify, deny, report symptom, succeed, hear, accompany, deliver care, buy, borrow, suspect, exclude, transport verb, protect, reassure, cancel, pull, hold, block device, grow, drop object, cut down, isolate person, marry, pass, succeed,
dose, form, paperwork, certificate, pathology, home, hospital, admission, bed, chair, position, intake, output, diet, level, fluids, observations, physical examination, medication, prescription, tablet,
surgery, procedure, blood, plan, care plan, insertion, removal, exchange, sitting, standing, safety, screening, blood test, weight, temperature, heart rate, respiratory rate, breathing, oxygen saturation,
blood pressure, glucose, toileting, meal, drink, mobility, pathway, protocol, count, vital, safe, ward, clinic, checklist, precautions, monitoring, reposition, assistance, nutrition, appointment, gcs, pain score, injection, infusion, irrigation, hygiene, oxygen, incident report, handover, consult, transfer, ward round, imaging, bolus, hydration, head of bed, supine, adl, room air, fluid balance, mean arterial pressure, medication round, systolic, diastolic, time out, specimen jar, cuff, home, analgesia, transfers, verbal response, motor response, eye opening, prone, independent, postoperative, preoperative, goals of care,
speech, pressure, grooming, dressing self, problem, auscultation,
skin, muscle, limb, trunk, hand, quadrant, sight, hearing,
behavior, risk, disease, sleep, breath sounds, pulse, heart sounds, urine, urination, urine output, stool, swallow, memory, strength, sensation, capillary refill, perfusion, wound, injury, deficit, affect, sputum, appetite, tone, syndrome, gait, cognition, episode, fall risk, feeding, rhythm, trauma, balance, incision, reflex, death, labor, lump, pregnancy,
nurse, baby, patient, child, preceptor, nurse aide,
dressing, pad, call bell, syringe, needle, cast, iv pole, suction, drain, bag of fluid, urinary catheter bag, patch, peripheral iv, bassinet, nebulizer, telemetry, monitoring
`;

export const PLAIN_FIELDS = `
priority, specific, stage word, number of people, degree whole, time spread, certaintyword, newness, expectedness, visibility, lifestage, course, location within, position change, side spread, function, activity state, bodysize, sex, comparison, permanence, locked, speed of care, location height, thickness, depth, equality
`;

/**
 * Words that have an everyday sense besides the listed clinical one: by themselves they say nothing that the notes do
 * not have. From general usage.
 */
export const WEAK_WORDS = `
slip slips slipped swing swings swung spell spells wake works work worked meet meets met pass passes page text book ring draw draws drawn drew pick picks picking
still address addresses addressed apply applies prompt prompts lie lies lift lifts run runs ran trip event events
tone balance listening trouble difficult difficulty struggle struggles issue issues scope gas map screen strategy strategies special safe safely round rounds motor count
 obvious obviously notable notably reasonably content engaged extended lengthy clearing clears limits charge neuro back base hair board 
sits sit fits fit sinks sets grip hands hand head body theatre help helps aid aids served serves served rather own 
 level levels term terms rest rests measure measures quiet open opens opened clear cover covers
react reacts long short largely main various lately
 general generally specific certain sure possible 
on off outside inside external externally internal internally use uses used using
`;

/** Turns of phrase whose words mean nothing literally, or would be misread word by word. */
export const IDIOMS =
  "put down to, on board, on one occasion, called for, calls for, in charge, at bay, kept at bay, by account, by her account, by his account, on record, on the whole, in view of, by way of, takes long, takes a while, in place of, for the time being, in the end, at hand, on hand, as well as, to the touch, to hand, within reach, in turn, at large, of note, of late, in the making, on top of, in addition to, to date, so far, in keeping with, in line with, bears out, goes along with, comes with, sets in, setting in, figure out, works out, carry out, carried out, look into, looked into, look after, looks after, looking after, take care of, taken care of, make sure, making sure, made sure, no more than, nothing but, as low as, as high as, as much as, rule of thumb, at least, at most, in case, in all, as to, as yet, given that, judging by, in the hope of, with a view to, in order to, in an attempt to, in an effort to, in response to, in terms of, with regard to, in relation to, on account of, by means of, thanks to, in light of, on the basis of, in the form of, in addition";
