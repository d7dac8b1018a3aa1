/**
 * Words that describe something. A line is a field; its slashes separate values that exclude each other, each with its
 * wordings; from general clinical usage.
 */
export const QUALITIES = `
severity: mild, mildly, not much, marginally, marginal degree, slight, slightly, minimal, minimally, a bit, bit, a little, little, minor, light, trace, faint, faintly, subtle, small amount, low grade, somewhat, subtly, a touch, low level, mildish, scant, scanty, negligible, smallish, dull, fairly mild, not too bad, partly, partial, partially, slightest, lightly, just about, tiny, faintest / moderate, moderately, mod, medium, fair amount, moderate amount, fairly, reasonably, middling / severe, severely, marked, markedly, notable, notably, significant, significantly, considerable, considerably, extreme, extremely, profound, profoundly, intense, intensely, excruciating, heavy, heavily, copious, large amount, massive, massively, major, profuse, profusely, serious, seriously, pronounced severe, very bad, terrible, awful, badly, gross, grossly, great, greatly, substantial, substantially, conspicuous, noticeable, noticeably, strong, strongly, intractable, unbearable, critical, critically, worst ever, advanced, high grade, acute severe, ++, +++, dramatic, dramatically, excessive, excessively, large, big, huge, dense, densely, prominent, deep, deeply, overwhelming, quite bad, abundant, violent, violently, florid, generous, extensive, extensively, life threatening, dangerously, moderate to severe, pretty bad, obvious, obviously
oftenness: occasional, occasionally, intermittent, intermittently, now and then, on and off, off and on, sporadic, sporadically, at times, sometimes, comes and goes, come and go, come and gone, from time to time, every so often, once in a while, odd, the odd, occasion, some days, periodic, periodically, in between, episodic, patchy time, isolated episodes, a few times, comes in waves / rare, rarely, seldom, infrequent, infrequently, hardly, scarcely, almost never, hardly ever, barely ever, not often, uncommonly / constant, constantly, continuous, continuously, continual, continually, nonstop, non stop, all the time, round the clock, around the clock, unremitting, unrelenting, uninterrupted, always, every time, 24/7, steadily constant, round the clock, incessant, incessantly, persistently all, without a break, without interruption, all day, all night, all day long, permanently, the whole time, unceasing, relentless, without stopping, at all times, throughout / frequent, frequently, often, regular, regularly, repeatedly, many times, most days, most of the time, several times, much of the time, commonly, generally, repeated often, numerous times, mostly
comparison: more / less, fewer
how often: more often, more frequent, more frequently, closer together, oftener / less often, less frequent, less frequently, spacing out, spaced out, further apart, fewer times
direction: higher, high, raised, elevated, up, above normal, above range, upper normal, hyper, above, over target, fast, rapid, quick / low, lower value, below normal, decreased level, depressed level, subnormal, under normal, below, under, slow, sluggish, delayed, slowly, slowed / normal, within normal limits, wnl, normal range, normally, wdl, within defined limits, unremarkable, nad, in range, in normal range, within range, okay result, clear result, nothing abnormal, no abnormality, no abnormalities, satisfactory, nil abnormal, therapeutic, in therapeutic range, physiological, euthermic, healthy / abnormal, abnormality, abnormalities, deranged, out of range, abnormally, pathological / critical value, panic value
testresult: positive, detected, grew, isolated organism, reactive result, pos, growing, presence of / negative, not detected, no growth, neg, nothing grown, nonreactive result, negatively
clarity: clear, clearly, transparent, limpid / cloudy, turbid, clouded, murky, hazy, cloudiness / concentrated, dark, darkened, tea colored, cola colored, amber dark, dark amber
color: yellow, straw, straw colored, straw coloured, yellowish / green, greenish / brown, brownish / black, blackish / white, whitish / grey, gray, greyish, grayish / tan / orange / purple, violet / blue, bluish / blood red, bright red, fresh blood / amber
moisture: dry, dried, dryness, parched / moist, moistened, wet, damp, moisture, wetness
warmth: warm, warmth / cool, cold, coolness, chilly, coldness / hot, heat
texture: soft, softened / firm, firmly, hard, hardened, indurated, induration, board like / boggy, spongy
thickness: thick, tenacious, sticky, viscous / thin, watery, runny, loose / flaky, scaly, flaking, peeling / fragile, friable, papery
integrity: intact, unbroken, whole skin, in one piece, undamaged, cdi, clean dry intact / open wound, broken skin, breached, damaged
edges: approximated, well approximated, edges together, healed edges / gaping edges
odorless: odorless, odourless, no smell
amountlevel: adequate, adequately, sufficient, sufficiently, enough, good amount, ample, good, well, nicely, fine, satisfactorily, fairly good, decent, reassuringly, okay, ok, excellent / inadequate, inadequately, insufficient, insufficiently, poor, poorly level, not enough, suboptimal, impaired, impairment, compromised, limited, limitation, limitations, restricted, restrict, marginal, reduced ability, limit, limits, bad, deficient, insufficiency, inefficient, inefficiency, inefficiencies, lack, lacks, lacking, disrupted, disturbed, disturbance, affected, hampered, hamper, hindered / absent, none, nil, missing, absence, lacked, loss
alertness: alert, a/o, a and o, a & o, a&o, aox3, a&ox3, alert and oriented, alert and orientated, awake and alert, wide awake, fully alert, alertness, bright, fully awake, gcs 15, attentive, vigilant, conscious / drowsy, lethargic, lethargy, somnolent, sleepy, drowsiness, groggy, somnolence, listless, dozing, dozy, hard to wake, difficult to rouse, obtunded, stuporous, stupor, obtundation, sluggish mentally, slow to wake, sleepiness / confused, confusion, muddled, confusional, mixed up, bewildered, inappropriate words, perplexed, confusing, befuddled, not making sense, incoherent / lucid, coherent, coherently, clear headed, with it, appropriate speech
calmness: calm, calmly, relaxed, settled mood, quiet, peaceful, placid, composed, at ease, quietly, comfortable, comfortably, restful, resting comfortably, content, comfort, serene / agitated, agitation, restless, restlessness, aggressive, aggression, combative, irritable, irritability, anxious, anxiety, distressed mood, upset, worried, nervous, nervousness, angry, anger, hostile, hostility, frightened, scared, fearful, afraid, fidgety, worry, worries, fear, apprehensive, on edge, tense, abusive, argumentative, unsettled, frustrated, frustration, annoyed, grumpy, cranky, panicked, annoys, concerned mood, verbally abusive, physically aggressive, verbally aggressive
friendliness: pleasant, friendly, polite, cheerful, happy, smiling, in good spirits, jovial, chatty, talkative, bright mood, euthymic, joking / withdrawn, guarded behavior, unfriendly, reclusive, rude, sullen, isolative, quiet and withdrawn, non communicative, uncommunicative, mute
neat: well groomed, neat, tidy, clean appearance, well kempt, kempt / unkempt, disheveled, dishevelled, dirty, neglected appearance, soiled clothes
fluency: fluent, fluently, articulate, clear speech / pressured speech, rapid speech, pressured
equality: equal, equally, symmetrical, symmetric, same size, symmetry, even / unequal, asymmetrical, asymmetric, uneven, bigger than the other, anisocoria, asymmetry
pupilreaction: brisk, briskly, reactive, react briskly, reacting to light, reacts to light, reactive to light, reacting / fixed, nonreactive, unreactive, non reactive, fixed and dilated / pinpoint, constricted, miosis, miotic
rhythmic: regular rhythm, regularly regular / irregular, irregularly, irregularity
pulsequality: bounding / thready, weak pulse, barely palpable / palpable, palpated, palpation, felt
depth: deep breaths / shallow
soundlevel: loud, loudly / soft sound / hyperactive, overactive, increased bowel sounds / hypoactive, sluggish bowel sounds / quiet sounds
sharpness: sharp, stabbing, knife like, shooting, piercing, stabbing pain / dull ache, dull pain / throbbing, pulsating, throbs, pounding / colicky / crushing / gnawing
course: acute, acutely, sudden, suddenly, abrupt, abruptly, out of nowhere, all of a sudden / gradual, gradually, slowly over, insidious / chronic, chronically, longstanding, long standing, long term, for years, ongoing years
newness: new, newly, new onset, recent onset, first time, fresh, first ever, de novo, for the first time / old, previous finding, preexisting, pre existing, known already / usual, baseline, at baseline, usual self, normal self, habitual, normal for him, normal for her / recurrent, recurring, another episode, recurrence, recurs, relapse, relapsed
side spread: local, localized area, focal, confined to, limited to / generalized, generalised, widespread, diffuse, all over, throughout body, diffusely, general, globally, global
location within: proximal / distal
location level: anterior / posterior
location middle: medial, inner / lateral, outer
location height: lower part, below area / upper part, upper
bodysize: small / enlarged organ
certaintyword: certain, sure, certainly, no doubt, clear on that, convinced / unsure, uncertain, not sure, unclear, doubtful, unknown, not known, vague, don't know, undetermined, unconfirmed, cannot say
appearance unwell: well looking, looks well, well appearing, well in himself, well in herself, looking well / unwell looking, looks unwell, ill appearing, toxic looking, looks terrible
dependency level: minimal assistance, min assist, mina, standby assist, x1, one person / moderate assistance, mod assist, moda, moderate assist, partial assistance, some help / maximal assistance, max assist, maxa, maximum assistance, full assist, total assist, x2, two person, maximal assist / supervision, supervised, standby, s/b, supervise, supervises / independent level
position change: flat, lying flat / upright, high fowlers, bolt upright, sat upright, erect / semi recumbent, semi fowlers / left lateral, side lying, lateral position / raised bed
sex: female, woman, women, girl, lady, f, feminine, ladies / male, man, men, boy, gentleman, m, masculine, gent, guy, lad, chap, gentlemen
lifestage: adult, adults / elderly, elder, older, geriatric, old man, old woman / infant age / adolescent, teen, teenager, teenage, teenaged
laterality words: unilateral, unilaterally, one sided, on one side, one side, one side only, on one leg, on one arm, in one leg, in one arm, in one eye, one sided only, single leg, single arm, single limb, one limb
time spread: brief, briefly, short lived, momentary, momentarily, transient, transiently, short, fleeting, short lasting / prolonged, extended, long, lengthy, lasting, sustained, extended time, protracted, long lasting
speed of care: urgent, urgently, emergent, emergency, emergently, stat, immediately, immediate, as soon as possible, asap, straight away, right away, at once / routine, routinely, elective, non urgent, electively, nonurgent
degree whole: complete extent, total extent, entire, entirely, fully, wholly, full, completely / half, half of
expectedness: expected, anticipated, anticipate, predicted, anticipates / unexpected, unexpectedly, surprise, unanticipated, surprising
visibility: visible, visibly, seen through / invisible
function: functional, functioning, working, works well, functions, operational, in working order, works properly / broken device, malfunctioning, faulty, not functioning, defective, malfunction
activity state: active, activated, on, switched on, engaged, turned on, in use, running, activate / inactive, off, switched off, turned off, deactivated, not in use
locked: locked / unlocked
nourished: well nourished / poorly nourished
hydrated state: well hydrated
priority: first, primary, main, mainly, chief, chiefly, primarily, predominantly, mostly location, principal, principally, largely, predominant / secondary matter, additional
stage word: early, initial stage, initially, stage early / late, late stage, end stage, terminal
number of people: single, one only / multiple, several, numerous, many, various, a number of
wellcontrolled: controlled, well controlled, under control, managed well, in check / uncontrolled, poorly controlled, out of control
benignness: benign, harmless, noncancerous, non malignant / malignant lesion
shape: round / oval
fullness: full bladder, palpable bladder
loudness cry: lusty, vigorous, strong cry / weak cry, feeble cry
popliteal
progress labor: latent, early labor / established labor, active labor, active labour
bottle type: exclusively / mixed feeding
permanence: temporary, temporarily, for now / permanent
specific: specific, certain quadrants, particular, specifically
`;
