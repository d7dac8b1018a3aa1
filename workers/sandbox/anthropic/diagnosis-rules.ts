export type DiagnosisRule = {
  kind: "problem" | "risk" | "readiness";
  /** The patient's response, in plain words. */
  problem: string;
  /** Findings that show it; a risk has none. */
  signs: RegExp;
  /** Its possible causes, or for a risk its risk factors. */
  factors: RegExp;
  goals: string[];
  interventions: string[];
};

/** Plain keyword rules, most urgent first. They are examples, not clinical judgement, and name no licensed label. */
export const RULES: DiagnosisRule[] = [
  {
    kind: "problem",
    problem: "Breathing that does not take in enough oxygen",
    signs:
      /\b(?:(?:moderate |severe |mild )?(?:dyspnea|dyspnoea)|short(?:ness)? of breath|sob\b|(?:labou?red|shallow) breathing|(?:using )?accessory muscles?|hypoxemia|hypoxia|cyanosis|(?:o2 |oxygen )?(?:sats?|saturation|spo2|pulse oximetry)[^.\n\d]{0,40}(?:[67]\d|8\d|9[01])\s?%?)/gi,
    factors:
      /\b(?:pneumonia|copd|pulmonary congestion|pleural effusion|heart failure|diminished breath sounds|productive cough|secretions|asthma)\b/gi,
    goals: [
      "Oxygen saturation stays within the ordered target at every check until the end of the shift.",
      "Patient speaks in full sentences at the next assessment.",
    ],
    interventions: [
      "Position the patient upright.",
      "Count respirations and measure oxygen saturation at each check.",
      "Listen to the lungs and document the change.",
      "Tell the responsible clinician when breathing gets worse.",
    ],
  },
  {
    kind: "problem",
    problem: "Pain that limits comfort",
    signs:
      /\b(?:(?:rates? )?(?:her |his |the |their )?pain (?:is |at |of |as |score )*\d{1,2}(?: ?\/ ?10| out of 10)|(?:dull |sharp |chronic |severe )?(?:ache|aching|pain|cramping|tenderness)|grimac\w+|guarding)/gi,
    factors: /\b(?:surgery|fracture|incision|wound|post-?op\w*|cramping|constipation|injury)\b/gi,
    goals: ["Patient rates the pain lower than now at the next assessment."],
    interventions: [
      "Assess the pain with the same scale before and after each measure.",
      "Help the patient into a position that eases the pain.",
      "Offer cold, warmth or distraction as the patient prefers.",
    ],
  },
  {
    kind: "problem",
    problem: "Confusion that needs watching",
    signs:
      /\b(?:confus(?:ed|ion)|disorient(?:ed|ation)(?: to \w+)?|forgetful(?:ness)?|delirium|agitat(?:ed|ion))\b/gi,
    factors: /\b(?:urinary tract infection|uti|hypoxemia|hypoxia|dementia|anesthesia|dehydration|fever)\b/gi,
    goals: ["Patient names place and day at the next assessment."],
    interventions: [
      "Orient the patient to place and time at each contact.",
      "Keep glasses, hearing aid and call bell within reach.",
      "Watch for changes in attention and alertness.",
    ],
  },
  {
    kind: "problem",
    problem: "Too little fluid in the body",
    signs:
      /\b(?:dehydrat(?:ed|ion)|(?:skin )?turgor (?:is |was )?tented|(?:oral )?mucosa (?:is |are |appears )?(?:quite )?dry|dry (?:oral )?mucosa|decreased urine output|dark(?: orange)? urine)\b/gi,
    factors: /\b(?:vomiting|diarrhea|diarrhoea|poor (?:oral )?intake|fever)\b/gi,
    goals: ["Mouth is moist at the end of the shift."],
    interventions: [
      "Offer fluids as allowed at each contact.",
      "Record intake and output.",
      "Check mouth and skin at each assessment.",
    ],
  },
  {
    kind: "problem",
    problem: "More fluid in the body than it can clear",
    signs:
      /\b(?:(?:trace |generalized |bilateral |[1-4]\+ )?(?:pitting |pedal )*(?:edema|oedema)|jugular venous distention|fluid (?:overload|retention))\b/gi,
    factors: /\b(?:heart failure|renal failure|kidney disease|cardiac insufficiency)\b/gi,
    goals: ["Swelling is less than now at the next assessment."],
    interventions: [
      "Weigh the patient at the same time each day.",
      "Record intake and output.",
      "Raise swollen limbs.",
    ],
  },
  {
    kind: "risk",
    problem: "Falling",
    signs: /(?!)/g,
    factors:
      /\b(?:history of falls|falls? risk|high risk for falls|recent fall|fell|generali[sz]ed weakness|dizziness|unsteady|limited mobility|uses? (?:a )?walker)\b/gi,
    goals: ["Patient calls for help before every transfer during this shift."],
    interventions: [
      "Keep the bed low and the call bell within reach.",
      "Stay with the patient during transfers.",
      "Clear the way to the bathroom.",
    ],
  },
  {
    kind: "risk",
    problem: "Skin breakdown",
    signs: /(?!)/g,
    factors:
      /\b(?:bed-?bound|bedridden|immobil\w+|incontinen(?:t|ce)|cannot turn(?: alone)?|malnourished)\b/gi,
    goals: ["Skin over the pressure points stays intact until the end of the shift."],
    interventions: [
      "Change the position as planned.",
      "Look at heels, hips and sacrum at each change of position.",
    ],
  },
  {
    kind: "readiness",
    problem: "Learning more about self-care",
    signs:
      /\b(?:(?:wants|would like|asks|is eager|is ready|is willing) to (?:learn|know|understand|practi[sc]e)[^.;,]{0,60}|asks (?:how|what)[^.;,]{0,60})/gi,
    factors: /(?!)/g,
    goals: ["Patient explains in their own words what was practised, before the end of the shift."],
    interventions: [
      "Ask what the patient already knows.",
      "Show one step at a time and let the patient repeat it.",
    ],
  },
];
