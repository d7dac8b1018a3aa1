/**
 * Words that cannot both be true of one thing: a line holds the two or three sides, each with its wordings. A
 * statement on one side of a line contradicts sentences on another. From general usage; a word with another everyday
 * sense is left out or listed within a phrase.
 */
export const ANTONYMS = `
react briskly, brisk, briskly, reacts quickly, quick to react / sluggish, react slowly, sluggishly, slow to react, reacts slowly
quick to respond, responds promptly, prompt responses, quick responses, responds quickly / delayed responses, slow to respond, delayed response, slow responses
unlaboured, nonlaboured, nonlabored, unlabored, not laboured, easy breathing, effortless, without effort / laboured, labored, labour, increased effort, increased work of breathing, struggling to breathe
deep, deeply / shallow, superficial, superficially
watery, runny, loose / hard, firm, formed, pellets
dry cough, nonproductive, unproductive, dry / productive, wet, moist, chesty
awaiting surgery, waiting for surgery, awaiting an operation, waiting for an operation, waiting to have, before surgery, preoperative, preop, is to have surgery, listed for surgery / postoperative, postop, post operative, after surgery, after abdominal surgery, following surgery, has had surgery, post op, recovering from surgery, post surgery
at rest, lying still, when resting, resting / on exertion, exertion, exertional, when active, on walking, while climbing, climbing, on coughing, on movement, with activity
exertion, exertional / nocturnal, at night
independently, independent, on her own, on his own, unaided, without help, no assistance, unassisted, without a helper, by herself, by himself / with help, relies on, relying on, rely on, requires help, helped by, assistance, assist, needs help, dependent, supervision, dependence, help from, two staff
alone, lives alone, by himself, by herself / facility, nursing home, care home, with his, with her, residential
rare, rarely, uncommon, unusual, seldom, infrequent, infrequently / frequent, frequently, common, commonly, often, not uncommon, usual, usually, repeatedly, repeated, regularly, regular, multiple, many
once, one off, single, only once, a single / frequent, frequently, often, repeated, repeatedly, regular, regularly, multiple, several, many, twice
constant, constantly, continuous, continuously, persistent, persistently, nonstop, all the time / occasional, occasionally, intermittent, intermittently, now and then, now and again, at times, on and off, sporadic, comes and goes, sometimes
slight, slightly, mild, mildly, minimal, minimally, trace, minor, faint / marked, markedly, severe, severely, significant, significantly, profound, profoundly, extensive, heavy, heavily, massive, gross, grossly, complete, completely, considerable, intense, profuse, deep
limited patch, small area, small patch, localised, limited / extensive, widespread, whole, diffuse, generalised, all over
superficial / stage 4, stage 3, bone palpable, deep, full thickness
receded, receding, shrunk, shrinking, retreated, regressed, smaller, reduced, gone down, subsided, decreased / spreading, spread, extended, extending, increasing, bigger, larger, growing, past the
improving, improvement, improved, better, recovering, recovered, returning, brightening, lighter, picking up / worsening, worse, worsened, deteriorating, deteriorated, deterioration, declining, decline, going downhill, poorer
gone down, settled, resolved, cleared, disappeared, subsided, has gone / present, ongoing, persists, persistent, continues, remains, still there
increasing, rising, rose, climbing, climbed, going up, went up, more, up from, increased, higher, escalating / decreasing, falling, fell, dropping, dropped, going down, went down, less, down from, decreased, lower, weaned, coming down, tapering
unchanged, no change, no different, stable, same, the same, static, as before / improved, worse, worsening, increasing, decreasing, returning, better, rising, falling, more, less, weaker, stronger
oriented, orientated, fully orientated, aware of time / disoriented, disorientated, disorientation, confused, muddled
calm, settled, relaxed, compliant, composed / restless, upset, agitated, distressed, combative, unsettled, aggressive
cooperative, cooperates, compliant, accepts care / resists, resistive, uncooperative, refuses care, fights, combative
drowsy, sleepy, lethargic, somnolent, unrousable, obtunded, hard to rouse / alert, wide awake, bright, awake
pink, well perfused / blue, cyanosed, pale, pallid, grey, mottled, dusky, clammy
floppy, limp, flaccid / good tone, tone good, normal tone, active
pale, straw, light, clear / dark, brown, concentrated, amber, cola, cloudy, turbid
odourless, odorless, no smell, without smell / foul, odor, odour, smell, smells, malodorous, offensive, strong, pungent
loud, louder, increased, hyperactive, overactive / quiet, quieter, diminished, faint, soft, hypoactive, reduced
hyperactive, overactive, brisk / hypoactive, sluggish, absent, underactive
intact, unbroken, closed / broken, open, breached, dehisced, gaping, split
clear, clear to auscultation / crackles, wheeze, wheezes, rhonchi, coarse, diminished, congested, crepitations
warm, hot / cool, cold, chilly
dry, parched / moist, wet, damp, sweaty, clammy
soft / firm, hard, rigid, tense, distended
flat, supine, lying down, lying / upright, sitting, sat up, sits, sat out, head raised, propped up
sat out, in the chair, out of bed, up in chair / in bed, bed rest, confined to bed, bedbound, bedridden
full, fully, complete, completely / partial, partially, partly, half, incomplete, some help, slightly
adequate, good, satisfactory, well nourished, excellent / inadequate, poor, insufficient, low, malnourished, suboptimal
above normal, abnormal, outside the normal / within normal, normal limits, normal range, within the normal range, upper range of normal, unremarkable
within the usual range, normal, within normal limits, unremarkable / elevated, raised, high, low, abnormal, increased, decreased, deranged
absent, not heard, silent / hypoactive, hyperactive, present, heard, sluggish
bounding, strong / weak, thready, diminished, faint, impalpable, barely palpable
palpable, felt / impalpable, not palpable, cannot be felt, absent
voluntary, voluntarily, informal / involuntary, involuntarily, mha, mental health act, sectioned, detained, against her will, against his will
unwitnessed, nobody saw / witnessed, seen to fall, in front of
effective, relieved, relief, with effect, eased, settled, good effect / ineffective, no effect, no relief, without relief, not helped, unrelieved, little effect
successful, successfully, succeeded / unsuccessful, failed, attempted without success, unable to
voiced understanding, understands, understood, verbalised understanding / did not understand, does not understand, cannot repeat, no understanding, unsure how
agreed, agreed to, agrees, accepted, accepts, consented, consents, allowed, willing, said yes, happy to / refused, refuses, declined, declines, rejected, unwilling, turned down, would not, said no, objects, against, does not want, did not want
independent living, at home / nursing home, facility, care home
sudden, suddenly, abrupt, abruptly, all at once / gradual, gradually, slowly, over weeks, over days, creeping, insidious
chronic, longstanding, long standing, for years, long term / acute, sudden, new, new onset, recent onset
dull, aching, ache / crushing, sharp, stabbing, shooting, piercing, knife like
new, newly / old, chronic, longstanding, known, baseline, usual, previous
left, in place, kept in, left in, in situ, stays in, inserted, insertion, placed, put in, sited, resited / removed, removal, taken out, pulled, came out, out, discontinued, dcd, d c'd, dc'd
clamped, spigotted, spigoted, capped, clamped off / unclamped, open, opened, free drainage, to gravity, draining freely
open, opened / shut, closed
locked / unlocked
temporary, temporarily / permanent, permanently, lifelong
productive / dry, nonproductive, unproductive
urgent, urgently, stat, emergency, immediately / routine, routinely, elective, nonurgent, when convenient
past, previous, old, earlier / in progress, ongoing, acute, new, current, evolving
first, initial / last, final, second, third
bilateral, both, each side, on both sides / unilateral, one sided, left only, right only
proximal / distal
medial, inner / lateral, outer
anterior, front / posterior, back
upper / lower
indwelling, permanent catheter / intermittent, self catheterises, self caths, in and out, straight cath
expressed, tube, bottle / breast, breastfed, breastfeeding
term, full term / preterm, premature
positive, detected, grew / negative, not detected, no growth, clear
regular, regularly / irregular, irregularly
equal, symmetrical, same size / unequal, asymmetrical, larger than, smaller than
gain, gained, up / loss, lost, down
hyperglycaemia, hyperglycaemic, high sugar / hypoglycaemia, hypoglycaemic, hypo, low sugar
febrile, pyrexial, fever, has a temperature, feverish / afebrile, apyrexial, no fever
on the high side, hypertensive, hypertension / on the low side, hypotensive, hypotension
tachycardic, tachycardia, fast / bradycardic, bradycardia, slow
atrial flutter, flutter / atrial fibrillation, af, afib, sinus rhythm
sinus bradycardia, sinus tachycardia / normal sinus rhythm
continent, dry / incontinent, wets, wet, soiled
anxious, frightened, worried / calm, relaxed, at ease
lightened, weaker, less deep, lighter / deeper, heavier, stronger
nothing by mouth, no oral intake, eats nothing, drinks nothing / reduced oral intake, poor intake, little by mouth, some intake
person place and time, person, place and time, fully oriented, fully orientated, oriented x3 / person only, oriented to person only, oriented x1, self only
prompt, promptly / sluggish, slow, delayed, takes long
unformed, loose, watery / hard, formed, firm
`;
