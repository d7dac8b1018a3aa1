/** Words that limit what a sentence says; a note without them says more. From general usage. */
export const QUALIFIER_WORDS = `
previously, previous, former, formerly, ex, only, merely, unintentional, unintentionally, intentional, intentionally, accidentally, accidental, deliberately, reluctantly, reluctant, protest, except, unless, unlike, alone, ipsilateral, contralateral, unilateral, unilaterally, bilateral, rest, exertion, exertional, thickened, unwitnessed, witnessed, contraction, contractions, movement, palpation, touch, lying, standing, sitting, night, waking, consolable, inconsolable, hidden, single, solely, temporarily, temporary, moment, unsupervised, supervised, unaided, unassisted, assisted, incomplete, incompletely, untreated, self, allegedly, apparently, seemingly, seemed, seems, conceivably, thinks, presumably, nocturnal, weekends, postural, non-productive, productive, painless, painful, unprovoked, provoked, recurrent, isolated, against, scant, scanty, uncertain, unclear, unconfirmed, unverified, anecdotal, subjective, subjectively, verbal, verbally, unsigned, estimated, approximate, approximately, almost, barely, hardly, chiefly, predominantly, partially, partly, intermittently, occasionally, sometimes, rarely, seldom, nightly, postprandial, fasting, supine, resting, deep, superficial, shallow, distal, proximal, anterior, posterior, medial, lateral, inner, outer, dorsal, plantar, dominant, non-dominant, localised, localized, generalised, generalized, diffuse, focal, patchy, radiating, non-radiating, sudden, suddenly, gradual, gradually, longstanding, intermittent, persistent, transient, brief, briefly, mild, mildly, moderate, moderately, severe, severely, slight, slightly, marked, markedly, profuse, copious, minimal, improving, worsening, unchanged, healed, non-healing, tender, non-tender, non-blanching, blanching, coarse, bibasal, reversible, irreversible, possible, probable, suspected, presumed, provisional, conditional
`;

/** The ways to say one limit, a line each. */
export const SAME_LIMITS = `
except, apart from, aside from, other than, but for, bar, save for, excluding, unless
only, merely, just, solely, alone, no more than, nothing but
for the moment, for now, at present, currently, temporarily, temporary, moment, for the time being
protest, reluctantly, reluctant, unwillingly, grudgingly, with reluctance
seemed, seems, seemingly, apparently, appeared, appears, apparent, gives the impression
unwitnessed, not witnessed, nobody saw, not seen, unseen, without a witness
witnessed, seen, in front of, observed
unsupervised, unattended, alone, without supervision
previously, previous, former, formerly, ex, past, before, earlier, prior, used to, history of
accidentally, accidental, by accident, unintentional, unintentionally, by mistake
intentionally, deliberate, deliberately, on purpose, purposely
nocturnal, at night, overnight, by night, night
recurrent, again, repeated, recurring, another
incomplete, incompletely, partly, partially, not fully, not completely
rest, at rest, resting
exertion, exertional, on effort, when active, on exercise, with activity
movement, moving, on moving, when moving, with movement
waking, on waking, when waking up, upon awakening, awakening
palpation, to touch, when touched, touch, on pressing
unaided, without help, independently, unassisted, on her own, on his own, by himself, by herself
assisted, with help, with assistance, helped
untreated, without treatment, not treated
painless, without pain, not painful, pain free
productive, with sputum, bringing up, with phlegm
`;

/** Fillers, and nouns and verbs that only carry a sentence: without them it says no less. */
export const CARRYING_WORDS = `
uh, um, er, ah, hmm, hx, kinda, sorta, like, yeah, know, mean, just, try, get, got, go, come, keep, seem, reveal, identify, confirm, link, assess,
affect, complicate, cause, produce, raise, hear, speak, admit, prevent, manage, support, approach, function, pattern, activity, color,
colour, appearance, process, management, intervention, history, strength, rate, flow, volume, overall, definitely, automatically, fortunately,
ensure, sure, make, deal, conduct, setup, usage, deliver, administer, episode, important, true, yes, wise, couple, result, position, term, isn't, hasn't, aren't, wasn't,
help, address, involve, contribute, relate, note, additional, aspect, factor, issue, concern, situation
`;
