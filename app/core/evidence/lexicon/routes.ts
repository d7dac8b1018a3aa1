import { phraseLines, phraseTable } from "../text/phrases.ts";
import { type Token, tokenise } from "../text/tokens.ts";

/**
 * The way in: of a medicine, of oxygen, of a temperature reading. `isVague`: of an intake, which is by mouth whether
 * stated or not.
 */
type RouteRead = { name: string; isVague: boolean; end: number };

/** Reads the route that begins at this token, or null. */
export function readRoute(tokens: readonly Token[], at: number): RouteRead | null {
  const found = TABLE.match(tokens, at);
  // Anywhere else it is a nurse practitioner.
  if (tokens[at]?.text === "np" && !/^(?:l|lpm|min|litres?|liters?)$/.test(tokens[at - 1]?.text ?? ""))
    return null;
  if (!found || isRomanFour(tokens, at, found.value) || isFirstPerson(tokens, at)) return null;
  if (found.value === "oral" && tokens[found.end]?.text === "intake")
    return { name: found.value, isVague: true, end: found.end };
  if (isThing(tokens, at, found.end, found.value)) return null;
  return { name: found.value, isVague: false, end: found.end };
}

const TABLE = phraseTable<string>(tokenise);
const LINES = `
oral: po, p/o, by mouth, orally, oral, per os, via mouth, per mouth, per oral, by bottle, via bottle, from the bottle, from a bottle, from a cup, by cup, by spoon, by the spoon, with a spoon, from a spoon
intravenous: iv, ivi, i/v, piv, intravenously, intravenous, ivp, iv push, iv piggyback, ivpb, via iv, by iv, i v
intramuscular: im, imi, i/m, intramuscularly, intramuscular, i m
subcutaneous: sc, s/c, sq, subcut, subcutaneous, subcutaneously, subq, sub q, sub-q, subcu, subcutaneus, sub cut, under the skin
sublingual: sl, s/l, sublingual, sublingually, under the tongue
rectal: pr, p/r, rectally, rectal, per rectum, by rectum
topical: topical, topically
inhaled: inhaled, inhalation route, by inhalation, via inhalation, nebulized, nebulised, nebulizer, nebuliser, neb, nebs, via nebulizer, by nebulizer, via neb, mdi, inh
nasal: intranasal, intranasally, nasally, nare, per nare
transdermal: transdermal, transdermally
ophthalmic: ophthalmic
otic: otic
vaginal: pv, p/v, vaginally, per vagina
buccal: buccal, buccally
epidural: epidural, epidurally
intrathecal: intrathecal, intrathecally
intradermal: intradermal, intradermally
intraosseous: intraosseous, io
nasogastric: ng, ngt, ng tube, nasogastric, nasogastric tube, via ng, via ng tube, per ng tube, per ng
gastrostomy: peg, peg tube, g tube, g-tube, gt, gastrostomy, gastrostomy tube
axillary: axillary
tympanic: tympanic
temporal: temporal
nasal-cannula: nasal cannula, nasals, nasal specs, via nasals, nc, via nasal cannula, by nasal cannula, via nc, by nc, per nc, nasal prongs, np
high-flow: high flow nasal cannula, hfnc, high flow, high-flow nasal cannula, high-flow
nonrebreather: nonrebreather, nonrebreather mask, non-rebreather, non-rebreather mask, nrb, nrbm, non rebreather, non rebreather mask
venturi: venturi, venturi mask, venti mask, ventimask
face-mask: face mask, facemask, simple mask, simple face mask, oxygen mask, mask
bipap: bipap, bi-pap
cpap: cpap, c-pap
tracheostomy: trachy, trachie, trach collar, tracheostomy collar, trach, tracheostomy
room-air: room air, ra, on air, breathing air, in air
`;
for (const [phrase, name] of phraseLines(LINES)) TABLE.add(phrase, name);

/** "IV access", "oral airway", "oral intake", "topical cream": a thing, not a medicine's route. */
function isThing(tokens: readonly Token[], at: number, end: number, name: string): boolean {
  const next = tokens[end]?.text ?? "";
  if (name === "oral")
    return /^(?:airways?|hygiene|care|cavity|rehydration|mucosa|mucous|thrush|candida|candidiasis|ulcers?|ulceration|lesions?|secretions?|suction|suctioning|swabs?|gel|feeds?|feeding|hydration|diet|fluids?|liquids?)$/.test(
      next,
    );
  if (name === "topical")
    return /^(?:anaesthetics?|anesthetics?|local|numbing|creams?|ointments?|gels?|lotions?|emollients?|barrier|treatments?|therapy|agents?|steroids?)$/.test(
      next,
    );
  if (name === "face-mask")
    return /^(?:airways?|fit|seal|leaks?)$/.test(next) || tokens[at - 1]?.text === "laryngeal";
  if (name === "rectal") return /^(?:tubes?|bleed|bleeding|exam|examination|mass|prolapse|pain)$/.test(next);
  if (name === "vaginal")
    return /^(?:loss|bleed|bleeding|bld|discharge|exam|examination|fluid|liquor|spotting|show|clots?|ok|nad|min|minimal|mod|light|heavy|scant)$/.test(
      next,
    );
  if (name === "sublingual") return tokens[at]?.text === "sl" && !BEFORE_SL.test(tokens[at - 1]?.text ?? "");
  if (name === "temporal") return /^(?:orientation|lobe|lobes|artery|arteritis|bone)$/.test(next);
  return (
    name === "intravenous" &&
    (/^(?:peripheral|gauge|bore)$/.test(tokens[at - 1]?.text ?? "") ||
      /^(?:access|line|lines|cannula|cannulas|catheter|pole|start|drip|pump|team)$/.test(next))
  );
}

/** What stands before "SL" where it is a route; elsewhere it is "slight": "sl redness". */
const BEFORE_SL =
  /^(?:mg|mcg|ug|g|tabs?|tablets?|sprays?|puffs?|wafers?|films?|given|gave|via|by|route|po|iv|im|sc|stat|prn|nitro|gtn|ntg|\d.*|[a-z]{6,}(?:in|ide|ine|ol|am|one|on|an))$/;

/** "Refused, im tired". */
const isFirstPerson = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "im" && BEHIND_IM.test(tokens[at + 1]?.text ?? "");

const BEHIND_IM =
  /^(?:tired|fine|ok|okay|not|so|just|too|very|really|good|sore|cold|hot|scared|hungry|full|done|ready|dying|dizzy|[a-z]{2,}ing)$/;

/** "stage IV" is four. */
function isRomanFour(tokens: readonly Token[], at: number, name: string): boolean {
  return (
    name === "intravenous" &&
    /^(?:stage|grade|class|type|phase|nerve|category)$/.test(tokens[at - 1]?.text ?? "")
  );
}
