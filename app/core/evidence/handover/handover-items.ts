import type { ConceptClass } from "../meaning/lexicon.ts";

/**
 * What nurses expect of a handover, in its order, and by what each is heard: things that are named (`concepts`, whole
 * `classes`), values that are measured, or wordings. `isBare`: a thing counts without a value beside it.
 */
export type HandoverItem = {
  id: string;
  label: string;
  concepts?: readonly string[];
  classes?: readonly ConceptClass[];
  /** Concepts of the classes that are not meant. */
  except?: readonly string[];
  measures?: readonly string[];
  drugs?: boolean;
  pattern?: RegExp;
  /** Labels of form fields that say it, whatever stands in them. */
  fields?: readonly string[];
};

/** "Vitals stable" says every vital sign. */
const ALL_VITALS =
  "(?:vital signs|vitals|obs|observations)\\b[^.;\\n]{0,24}\\b(?:stable|normal|within|wnl|unremarkable|fine|ok|okay|good|unchanged|satisfactory|at baseline|between the flags|all right)|\\bvss\\b";
const vital = (own: string): RegExp => new RegExp(`${ALL_VITALS}|${own}`, "i");
const list = (names: string): string[] => names.split(",").map((name) => name.trim());

export const HANDOVER_ITEMS: readonly HandoverItem[] = [
  {
    id: "introduction",
    label: "Introductions",
    pattern:
      /\b(?:my name is|i'm [A-Z][a-z]+|i am [A-Z][a-z]+|this is [A-Z][a-z]+ (?:from|on)|it's [A-Z][a-z]+ (?:from|here|on)|handing over|hand over to|taking over from|from the (?:day|night|late|early|morning|evening) shift)\b/i,
  },
  {
    id: "identity",
    label: "Identity and age",
    fields: ["Patient Name"],
    measures: ["age"],
    pattern:
      /\b(?:mr|mrs|ms|miss|mister)\.? [A-Z][a-z]+|\b(?:elderly|middle-aged|newborn|infant|toddler|teenage|young) (?:male|female|man|woman|lady|gentleman|boy|girl)|\b\d{1,3} ?(?:[MF]\b|yo\b|y\/o|year|yr|month|mo\b|week)|\b(?:room|bed|bay) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:he's|she's|,) (?:\w+ )?(?:weeks|months|years) old\b|\b(?:he's|she's) (?:\w+|\d+) (?:months|weeks|days)\b|, (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?,?|\bdob\b|\bmrn\b|\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\w+)?[- ]year|⟦NAME/i,
  },
  {
    id: "primary_problem",
    label: "Primary problem",
    fields: ["Reason for Admission"],
    classes: ["condition"],
    concepts: list(
      "pain,shortness of breath,chest pain,fever,dehydration,fall,confused,delirium,surgery,postoperative,seizure,bleeding,vomiting,diarrhea,fracture,arthroplasty,cesarean,delivery,respiratory distress,labored breathing,injury,wound,overdose,suicidal,distress,alertness:confused,nausea,abdominal pain,weakness,syncope,pressure injury,laparotomy,appendectomy,cholecystectomy,colectomy,psychosis,agitated,withdrawal",
    ),
    pattern:
      /\b(?:admitted|presenting|presented|presents|came in|brought in|came to us|diagnos|end of life|relapse of|(?:known|underlying) (?:\w+ ){0,2}(?:issue|disease|condition)s?|here (?:for|with)|complain|post-?op|day \w+ (?:of|post|after))/i,
  },
  {
    id: "events",
    label: "Events of the shift",
    concepts: list(
      "vomiting,seizure,syncope,cardiac arrest,rapid response team,transfusion,bleeding,overdose,intubation,extubation,head strike",
    ),
    pattern:
      /\b(?:overnight|this shift|last night|earlier today|this morning|dropped to|dipped to|spiked|came back from|went for|went to|became|developed|last seen|recently had|just out of|post-?fall|incident|fell|had a fall|recent fall|his fall|her fall|fall at home|following a fall|after a fall|failed (?:his|her|the)|episode of (?:nausea|diarr|vomit|chest|hypo)|acute episode|recent one)\b/i,
  },
  {
    id: "status",
    label: "Condition now",
    concepts: list("stable,distress,calmness:calm"),
    pattern:
      /\b(?:complex (?:case|picture|situation|scenario|care)|doing (?:well|okay|ok|better|fine|poorly)|unwell|in recovery|critical|deteriorat|comfortable|comfortably|settled|hanging in|respiratory distress|decline in|labou?red|improv(?:ing|ed)|worsening|getting (?:better|worse)|on the mend|struggling|no more (?:bleeding|pain|vomiting|seizures)|slowly (?:better|improving)|holding (?:steady|up|his own|her own)|condition is|overall,? (?:he|she|they|the patient))\b/i,
  },
  {
    id: "temperature",
    label: "Temperature",
    measures: ["temperature"],
    concepts: list("fever,afebrile,hypothermia"),
    pattern: vital(
      "\\bapyrexial\\b|\\btemp(?:erature)?\\b[^.;\\n]{0,24}\\d|\\btemp\\w* (?:is |was )?(?:normal|up|raised|elevated|stable|fine|down|settled)|elevated temperature|degrees",
    ),
  },
  {
    id: "pulse",
    label: "Pulse",
    measures: ["heart-rate"],
    concepts: list("tachycardia,bradycardia,sinus rhythm,arrhythmia"),
    pattern: vital(
      "\\b(?:heart rate|pulse|hr|in sinus|af|afib)\\b(?! ox)[^.;\\n]{0,20}(?:\\d|stable|normal|regular|irregular|elevated|fast|slow|strong|hundred|ninety|eighty|seventy|sixty|fifty|forty)",
    ),
  },
  {
    id: "blood_pressure",
    label: "Blood pressure",
    measures: ["blood-pressure", "systolic", "diastolic", "map"],
    concepts: list("hypotension"),
    pattern: vital(
      "\\b(?:blood pressure|bp|pressures?|map|mean arterial pressure)\\b[^.;\\n]{0,40}(?:\\d|stable|normal|elevated|low|high|soft|fine|sixty|seventy|eighty|ninety|hundred|up|down)|\\b\\d{2,3} ?(?:/|over) ?\\d{2,3}\\b|\\b(?:one|ninety|eighty|seventy)[- ]?\\w* over \\w+",
    ),
  },
  {
    id: "respiratory_rate",
    label: "Respiratory rate",
    measures: ["respiratory-rate"],
    concepts: list("tachypnea,bradypnea"),
    pattern: vital(
      "\\b(?:resp(?:iratory)? rate|respirations?|resps|rr)\\b[^.;\\n]{0,24}(?:\\d|twenty|eighteen|sixteen|fourteen|twelve|thirty|forty|normal|elevated|stable|fast|up|down)|\\d+ breaths (?:per|a) minute",
    ),
  },
  {
    id: "oxygen_saturation",
    label: "Oxygen saturation",
    measures: ["oxygen-saturation"],
    concepts: list("hypoxia"),
    pattern: vital(
      "\\b(?:sats?|saturations?|saturating|satting|spo2|spo₂|o2 sats?|pulse ox\\w*|oximet\\w*|oxygen level)\\b[^.;\\n]{0,40}(?:\\d|ninety|eighty|stable|normal|fine|good|okay|low)",
    ),
  },
  {
    id: "pain",
    label: "Pain",
    concepts: list("pain,chest pain,headache,tenderness,cramp,sore throat,pain score,dysuria"),
  },
  {
    id: "alertness",
    label: "Alertness",
    concepts: list(
      "alertness:alert,alertness:drowsy,alertness:confused,alertness:lucid,oriented,disorientation,delirium,gcs,unresponsive,sedation,calmness:agitated,altered mental status,avpu,cognition,forgetful,level of consciousness,rass,verbal response",
    ),
    pattern:
      /\b(?:rous(?:e|es|ed|ing|able)|awake|responds? (?:to|when)|opens? (?:(?:his|her|their) )?eyes|orientat\w+|sleepy|asleep)\b/i,
  },
  {
    id: "history",
    label: "Medical history",
    fields: ["Medical History"],
    pattern:
      /\b(?:history|hx|pmh|pmhx|background|known (?:to have|case|diabetic|asthmatic)|previous(?:ly)? (?:had|diagnosed|stroke|mi)|prior (?:mi|stroke|surgery)|status post|s\/p|years ago|ex-?smoker|smoker|past (?:medical|surgical)|recent fall|comorbid\w*|chronic (?:kidney|obstructive|liver|heart|pain|condition)|type (?:1|2|one|two|i|ii) diab\w*|diabet\w+|hypertens(?:ion|ive)|copd|asthma|ckd|chf|epilep\w+|dementia|cirrhosis|alcoholic|atrial fibrillation|heart failure|depression|schizophrenia|bipolar|cancer|parkinson\w*)\b/i,
  },
  {
    id: "allergies",
    label: "Allergies",
    fields: ["Allergies"],
    concepts: list("allergic,no known allergies,intolerance,allergic reaction,anaphylaxis"),
  },
  {
    id: "medications",
    label: "Medications",
    fields: ["Current Medications"],
    drugs: true,
    concepts: list(
      "antibiotic,medication,analgesia,opioid,insulin,diuretic,anticoagulant,steroid,laxative,antiemetic,sedation,antihypertensive,bronchodilator,vasopressor,benzodiazepine,antipsychotic,antidepressant,nebulizer,inhaler,iv therapy",
    ),
    pattern: /\b(?:iv|intravenous) (?:therapy|antibiotics|meds|fluids)\b/i,
  },
  {
    id: "infusions",
    label: "Infusions",
    concepts: list("infusion,syringe driver,parenteral nutrition,pca pump"),
    pattern:
      /\b(?:drip|infus\w+|gtt|running at|iv fluids?|intravenous (?:therapy|fluids?)|iv therapy|ml(?:s)?(?:\/| per | an )h|millil\w+ (?:per|an) hour|units? (?:per|an) hour|mcg\/kg|bag (?:up|due|hung)|driver|tpn|finishing tonight)\b/i,
  },
  {
    id: "fluid_balance",
    label: "Fluid balance",
    measures: ["urine-output"],
    concepts: list("urine output,fluid balance,dehydration,edema,fluid overload,output,bolus"),
    pattern:
      /\b(?:urine output|\d+ ?(?:ml|mls|cc|ccs|milliliters|millilitres)\b(?!\/| ?per| an hour)|intake and output|i&o|fluid (?:balance|deficit|status|restriction|overload|volume)|voided|volume (?:was|of|deficit)|positive by|negative by|residual|retained|nappies|mils|good volumes|lit(?:re|er)s? (?:positive|negative|up|down|out|off)|\d+ lit(?:re|er)s|(?:two|three|four|five|six) lit(?:re|er)s)\b/i,
  },
  {
    id: "nutrition",
    label: "Nutrition",
    concepts: list(
      "nutrition,diet,npo,appetite,tube feeding,parenteral nutrition,meal,feeding,swallow,dysphagia,thickened fluids,formula,clear liquids,intake,malnutrition,anorexia",
    ),
    pattern:
      /\b(?:kcal|calor\w+|eating|ate|drinking|nil by mouth|nbm|npo|diet|supplements?|snacks?|meals?|breakfast|lunch|dinner|feeds?|appetite|dietit\w+)\b/i,
  },
  {
    id: "devices",
    label: "Devices and lines",
    classes: ["device"],
    except: list(
      "pulse oximeter,bed alarm,call bell,armband,bassinet,iv pole,walker,cane,wheelchair,crutches,blood pressure cuff",
    ),
    pattern:
      /\b(?:nasal (?:cannula|prongs)|mask|foley|catheter|picc|central line|cannula|peg|trach|drain|ng tube|feeding tube|oxygen supplementation|supplemental oxygen|fio2|on \d+ ?(?:l|lit\w+)\b|ventilator|bipap|cpap|spirometer|suction)\b/i,
  },
  {
    id: "monitoring",
    label: "Monitoring",
    concepts: list("telemetry,neuro checks,one to one,fetal monitor"),
    pattern:
      /\b(?:monitor\w*|close(?:ly)? (?:watch|eye|observ\w+)|keep(?:ing)? (?:a close|an|a close watch|watch|a close eye)|watch(?:ing)? (?:closely|for|him|her|them|it|that)|continuous (?:obs|observation)|hourly obs|neuro obs|tele(?:metry)?|(?:sats|saturation|oximeter) probe|visual obs|(?:\w+|\d+)[- ]minutely|(?:one|two|three|four|six|half|quarter|\d+)[- ]hourly|specialling|specialled|daily weights?|strict (?:i&o|io|fluid)|q\d+h? (?:vitals|neuro|checks)|under observation|tracking)\b/i,
  },
  {
    id: "skin",
    label: "Skin and pressure areas",
    concepts: list(
      "pressure injury,skin turgor,rash,wound,skin tear,redness,blister,skin breakdown,bruise,pallor,ulcer,braden,cyanosis,mottled,jaundice,incision,dressing,discoloration",
    ),
    pattern:
      /\b(?:skin|pressure (?:area|ulcer|injur|sore)\w*|turgor|mucosa|friction|shear|wound|dressing|incision|bruis\w+|warm to (?:the )?touch|sacrum|heels?|excoriat\w+|graze[sd]?|waterlow|pale|clammy|flaky)\b/i,
  },
  {
    id: "falls_risk_mobility",
    label: "Falls risk and mobility",
    concepts: list(
      "fall risk,morse,mobility,walker,gait belt,transfers,bed alarm,bed rest,non weight bearing,gait,unsteady,hoist,immobility,weight bearing,fall",
    ),
    pattern:
      /\b(?:mobil\w+|ambulat\w+|transfers?|walk(?:s|ing|ed)?|assist(?:ance|ed)? (?:with|of|x)|repositioning|bed ?rest|bed alarm|falls?|up to (?:the )?chair|out of bed|gait|steady|weight[- ]?bearing|independent(?:ly)?)\b/i,
  },
  {
    id: "pathology_results",
    label: "Pathology and pending results",
    measures: [
      "potassium",
      "sodium",
      "hemoglobin",
      "creatinine",
      "wbc",
      "lactate",
      "inr",
      "troponin",
      "glucose",
      "platelets",
      "crp",
      "bun",
      "bnp",
      "magnesium",
      "hematocrit",
    ],
    concepts: list(
      "blood test,blood culture,urinalysis,x ray,ct,mri,ultrasound,urine culture,troponin,blood gas,blood count,biopsy,toxicology,d dimer,lumbar puncture,echocardiogram,inr,hemoglobin,creatinine,lactate,white cell count,crp,bilirubin,platelets,swab,ecg",
    ),
    pattern:
      /\b(?:labs?|bloods|cultures?|results?|urine dip|dipstick|mc&s|histology|swabs?|hb|haemoglobin|hemoglobin|crp|inr|troponin|lactate|rsv|neutrophils|blood sugars?|bsl|bgl|potassium|sodium|glucose level)\b/i,
  },
  {
    id: "code_status",
    label: "Code status",
    concepts: list(
      "full code,do not resuscitate,do not intubate,partial code,code status,comfort care,advance directive,ceiling of care",
    ),
    pattern:
      /\b(?:full escalation|not for (?:icu|escalation|resus\w*|cpr|met calls)|for (?:resus\w*|cpr|full escalation|ward[- ]based)|dnar?|dnacpr|dni|nfr|full code|resus (?:plan|status)|respect form|natural death|for everything|full treatment|goals of care)\b/i,
  },
  {
    id: "discharge_plan",
    label: "Discharge plan",
    concepts: list("discharge"),
    pattern:
      /\b(?:discharg\w+|going home|go home|home (?:today|tomorrow|on|when|with)|rehab|placement|nursing home bed|transport booked|step ?down|back to (?:the )?(?:home|facility|nursing home)|estimated date|edd)\b/i,
  },
  {
    id: "tasks",
    label: "Care plan and tasks",
    concepts: list("await"),
    pattern:
      /\b(?:please|needs? (?:a|an|further)\b|(?:we'll|we will|we're going to|will) need(?! to,? (?:keep|uh|monitor|watch|consider))|need to (?:change|check|give|repeat|call|ring|send|chase|follow|book|get|do|look|ensure|assess)|to do\b|due (?:at|in|on|by)\b|for (?:a )?(?:relook|review|scan|ct|mri|theatre|bloods)\b|still (?:to|needs)|not (?:been )?done|(?:is|are) (?:definitely |also )?needed (?:to|regularly|every|at|for)|make sure (?:to|you|we)|chase|repeat (?:at|in)|next (?:dose|due)|(?:is|are|still) to be (?!\w+ing)|ring the|look into|flagged (?:this|it|that))\b/i,
  },
  {
    id: "family",
    label: "Family informed",
    classes: ["relative"],
    pattern:
      /\b(?:family|next of kin|nok|nobody visits|no visitors|wife|husband|son|daughter|mum|mom|dad|sister|brother)\b/i,
  },
];
