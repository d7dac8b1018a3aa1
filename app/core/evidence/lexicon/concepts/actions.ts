/**
 * Events and actions, as verbs with their nouns, from general usage. A line holds the ways to say one thing; the first
 * is the concept's name. A statement that introduces such an act says more than its source.
 */
export const ACTION_CONCEPTS = `
inform, informed, told, notified, notify, made aware, aware, updated, advised, alerted, alert physician, let know, notification, tell, tells, informs, know, knows, knowing, known to, notifying, flagged, passed on, escalated to, informing, heard about, gave the news, news of, update, updating, updates, advise, relayed, made known, knew, raised with, reported to, brought to attention, communicated, telling, tod, let her know, let him know, let them know, learned, learnt, given the news, made sure knows
call, called, rang, phoned, paged, page, bleeped, contacted, contact, phone, telephoned, ring, rung, calls, calling, paging, message, messaged, msg, voicemail, texted, text, bleep, summoned, requested attendance, phone call, telephone, pages, messages, contacting, beeped, buzzed, calls made, attempted contact
callback, called back, call back, calls back, returned call, call returned, rang back
come, came, comes, coming, attended, attend, visited, visit, visits, arrived, arrive, arrives, arrival, attending bedside, on her way, on his way, presented to, visiting, attends, arriving, turned up, showed up, came by, came up
ask, asked, request, requested, requests, asking, asks, inquired, enquired, queried, requesting, on request, query to
answer, answered, replied, reply, respond verbally
speak, spoke, talk, talked, discussed, discussion, discuss, conversation, talks, spoken, speaks, talking, discussing, speaking, talked about, chat, chatted, conversations
explain, explained, explanation, explaining, clarified, clarify
agree, agreed, agrees, agreeable, consents to, accepted, accept, accepts, willing, happy to, ok with, okay with, allowed, allow, allows, permitted, permit, approved, approve, permission, agreement, said yes, acceptance, assent, assented, accepting, ok for, okay for, yes to, okayed, ok'd, agreeing, fine with, approval, on board
refuse, refused, declined, decline treatment, refuses, declines, refusal, declining, turned down, rejected, refusing, does not want, did not want, didn't want, unwilling, objected, opposed, reluctant, reluctantly, withdrew agreement, not keen, said no, does not wish, resisted, not wanted, not willing, will not accept, withheld consent, disagreed, disagrees
sign, signed, signature, signs form, signing, countersigned
witness, witnessed, in front of
want, wants, wanted, wish, wishes, wished, would like, prefers, prefer, preferred, preference, desire, desires, likes to, wanting, wishing, choose, chose, chosen, opted, opts, choice, chooses, preferences
unwitnessed
order, ordered, orders, ordering
schedule, scheduled, booked, book, listed for, arranged, arrange, arranges, rescheduled, rebooked, booking made, scheduling, arranging, appointment made, organised, organized, organise, organize, set up for
cancel, cancelled, canceled, postponed, delayed procedure, put off, deferred, defer, postpone, called off, moved to later
give, given, gave, administered, administer, administration, received, receives, receiving, gets, got, getting, giving, had dose, receive, adminstered, provided dose, hung, hang, administering, took, taken, takes, take, taking, pushed iv
hold, held, withheld, withhold, holding, omitted, skipped dose, not given, omit, paused, pause, on hold, missed, miss, misses, skipped, skip, skips, suspended, not administered, not been given, not been administered, not taken, was not given, not been taken
start, started, begin, began, begun, commenced, initiated, initiate, starting, commence, initiation, beginning, starts, commencing, begins, put on, placed on, onset, switched on, turned on, initiating, kicked off
stop, stopped, discontinued, discontinue, ceased, cease, dc'd, stops, stopping, ended, discontinuation, turned off, switched off, off since, finish, finished, ends, came off, taken off, quit, quits, ending, ceases, cessation, terminated
restart, restarted, resumed, resume, recommenced, reconnected, back on, reinstated, resumes, resuming, rehung, recommence
continue, go on, goes on, going on, carry on with, continued, continues, continuing, ongoing, carry on, kept on, maintained, maintain, maintains, maintaining, maintenance, remain, remains, remained, remaining, stay, stays, stayed, staying, keep, kept, keeps, keeping, continuation, persist, persists, persisted, persistent, persistently, preserved, preserve, still
change, changed, changes, changing, altered, alter, alteration, switched, switch, swapped, replaced, replace, swap, exchanged for, modified, modify, converted, switching, changeover, alterations, fluctuates, replacing, fluctuating
increase dose, uptitrated, dose increased
decrease dose, dose reduced
perform, performed, done, carried out, completed, complete, completes, undertaken, undergone, underwent, conducted, had procedure, completion, performs, performing, undergo, carry out, finished off, took place, take place, takes place
attempt, attempted, attempts, tried, try, trying, tries, effort, trial, trialled, trialed, trials
succeed, successful, successfully, success, worked well
fail, failed, fails, failing, unsuccessful, failure, unsuccessfully, did not work
collect, collected, drawn, draw, taken blood, obtained, drew, obtain, collecting, draws, collection, bled for
send, sent, sends, sent off, dispatched, sending, transported, submitted
pass, passed, passes, passed test
await, awaiting, awaited, pending, outstanding, waiting, wait, waits, not back, not yet available, in progress, yet to, still to, no result, not available, not resulted, to follow, not yet, waited, expected result, result awaited
result, results, resulted, came back, finding, findings, come back, report from lab, back from lab, results in
report paper, written report, formal report
confirm, confirmed, confirms, confirmation, verified, verify, established, definite, definitely, proven, diagnosed, diagnosis, diagnostic, dx, diagnose, diagnoses, definitive, confirming, identified, verification, conclusive
exclude, excluded, ruled out, rule out, r/o, excludes, ruling out, rules out, exclusion, excluding
suspect, suspected, suspicion, query, suspects, suspicious, ?, questionable, queries, suspecting
cause, caused, causes, causing, causative, because, secondary, due, attributed, attributable, resulting, led to, leading to, brought on, triggered, trigger, precipitated, provoked, as a result, related, relating, contributing, contribute, contributes, contributed, owing, stemming, related to, result of, triggers, aggravated, account for, accounts for, explained by, from the, explain why, consequence, leads to, provokes, responsible, stems
improve, lifted, lifting, brightened, returning, regained, regaining, improved, improving, improvement, better, improves, recovered, recovering, recover, recovery, getting better, resolving, eased, easing, ease, eases, settling, relieved, relieve, relief, relieves, lessened, subsided, abated, settled, settle, clearing up, alleviated, alleviate, alleviates, easier, lighter, eased off, subsiding, less severe, ameliorated, heal, healing, healed, heals, picked up, brighter, on the mend, diminishing pain
resolve, resolved, resolution, gone, cleared up, disappeared, went away, no longer present, fully settled, resolves, vanished, passed off
worsen, worse, worsened, worsening, deteriorated, deteriorating, deterioration, declined, declining, decline, declines, worsens, exacerbating, aggravating, getting worse, progressing, progressed, going downhill, progressive, progressively, deteriorate, more severe, heavier, decompensated, decompensating, worst, aggravate, poorer
increase, larger, bigger, going up, kept going up, mounting, surging, soaring, mounts, increased, increasing, increases, rise, rising, risen, rose, went up, going up, up from, climbing, climbed, higher than before, elevation, upward, rises, gone up, raised to, trending up, crept up, grew, growing, increment, mounted, escalating, upgraded, jumped, uptrending, doubled, spreading, spread, expanding, enlarged, enlarging
decrease, smaller, dwindling, dwindled, tailing off, waning, fading, ebbing, slackening, falling off, decreased, decreasing, decreases, fall in, fell to, drop, dropped, dropping, drops, reduced, reduce, reducing, reduction, lower than before, down from, went down, going down, came down, trending down, downward, gone down, dipped to, less than before, lessening, reduces, lowered, lowering, shrunk, shrinking, smaller than before, halved, fewer than before, downtrending, fell from, diminish, diminished, diminishes, diminution, lowers, smaller, tapered, taper, tapering
is consistent, remains consistent, consistently, are consistent, consistent output
stable, steady, no different, not any bigger, spot on, unchanged, no change, the same, static, constant level, stabilized, stabilised, stability, steadily, plateaued, at baseline, stably, as before, stabilise, stabilize, level with
tolerate, tolerated, tolerates, tolerating, tolerance, tolerable, tolerated well, uneventful, uneventfully, smoothly, without incident, no problems during, without a problem, managing well, coped, copes, cope, coping
effective, effect, effectively, effectiveness, good effect, with effect, working well, worked, works, work, beneficial, benefit, benefited, benefits, efficacious, helpful
ineffective, no effect, little effect, without effect, no relief, not working, useless, no use, little use
cooperate, cooperative, cooperation, compliant, compliance, cooperates, adherent, adherence, complies, cooperating, complied
uncooperative, noncompliant, non compliant, nonadherent, not cooperating, resistive, resistant to care, non adherence, noncompliance, uncooperatively
obey, obeys commands, follows commands, obeying, follows instructions, obeyed, follow commands, obeys, following commands, command, commands
respond, responds, responded, response, responsive, responding, responses, responsiveness, rousable, rouses, reacts to voice, arousable, roused
oriented, a/o, a and o, a & o, a&ox, aao, aaox3, orientated, orientation, a&o, aox3, a&ox3, alert and oriented, ox3, orient, alert and orientated
localise, localises, localizes, localized pain, localizing, localised, localized, localising
support, supported, supporting, supports, supportive
encourage, encouraged, encouragement, encouraging, prompt, prompted, prompting, prompts, cue, cued, cues, cueing, encourages, reminded, reminder, reminders, remind, coaxed, coached
reassure, reassured, reassurance, comforted, consoled, console, calmed, soothed, consolable, reassuring, soothing
treat, treated, treating, treatment, treatments, therapy, therapies, therapeutic, tx, manage, managed, managing, management, address, addressed, addressing, addresses, tackled, intervention, interventions, manages, treats
prevent, prevented, prevents, preventing, prevention, preventive, preventively, preventative, avoid, avoided, avoiding, avoids, avoidance, preventively
protect, protected, protection, protective
apply, applied, application, applying, applies, put on dressing, reapplied, donned, in place, in situ, insitu, fitted, fit device, wearing, worn, wear, wears, wore, attached, attach, secured, secure, securely
disconnect, disconnected, detached, unplugged, came apart, disconnecting
clean, cleaned, cleansed, cleaning, cleanse, cleansing, cleaned with
empty, emptied, empties
block device, blocked, occluded, clogged, kinked, blockage, occlusion, kink, clog
patent, patency, flushes well, running well, flushing well, flows freely, working line
drain verb, draining, drained, drains fluid, drainage volume
cut down, cutting down
check, checked, checks, checking, rechecked, recheck, rechecks, inspected, inspection, assessed, assess, assessment, assesses, assessing, reassess, reassessed, reassessment, evaluated, evaluation, evaluate, looked at, inspecting, evaluating, investigated, investigate, investigation, investigations, reassessing
repeat, repeated, rpt, repeating, repeats, again
measure, measured
record, recorded, charted, documented, document, documentation, noted in chart, chart, charting, wrote, written, logged
understanding, grasp, grasps, teach back demonstrated, demonstrated understanding, verbalized understanding, verbalised understanding, understands, understanding, understood, comprehension, comprehends, understand, demonstrates understanding
report symptom, complained, complains, complaining, complaint, complaints, complain, c/o, co
deny, denies, denied, denying
hear, heard, hears, overheard
find, found
lose, lost, losing, loses
pull, pulling, pulled at, tugging, tugs, tug, tugged, grabbing, grabbed, grabs, picking at
climb, climbing out, climbs, getting out of bed unassisted
hit, struck, punched, swinging at, kicked, hitting, kicking, slapped, bit, biting, spitting, assaultive, struck out, lashing out, thrashing, punching
threaten, threatening, threatened, threats
yell, yelling, shouting, screaming, shouted, screamed, calls out, called out, calling out, yelled, cries out, swearing
lie, lying, lies, laid, lay
rest, resting, rested, rests
wake, woke, awake, awoke, wakes, awakened, waking, woken, wakeful, up at night
allergic, allergy, allergies, hypersensitivity, hypersensitive, allergic to, allergen, anaphylaxis to
no known allergies, nkda, nka, no known drug allergies, nil known allergies, nkma, no allergies, no known allergy, nil allergies, no known drug allergy
intolerance, intolerant, intolerances, cannot tolerate, sensitivity, sensitive, sensitivities
drive, drove, drives, driven, driving
pick up person, picked up by, fetch, collect from, pick him up, pick her up
buy, bought
bring, brought, brings, bringing, brought in
borrow, borrowed, borrows
accompany, accompanied, accompanying, escorted, escort
live, lives, living, lived, lives with, resides, reside
lives alone, alone
employ, employed, works as, job, retired, unemployed, retirement
marry, married, widowed, widow, widower, divorced, single status
die of, died of
transport verb, wheeled
swab verb
eat well, eats well, good appetite
sleep well, slept well
move bowels
grow, grows, grown, grew organism, growth culture
reverse, reversed, reversal, antidote
break, breaks, broken
burst, ruptured, rupture, ruptures
tear, torn, tears in
drop object, spilled, spilt
infuse fast
titrate to
leave, left, leaves, leaving, departed, departure, absent from ward
return, returned, returns, went back, back from, came back to
enter
open, opened, opens, opening, opens bag
close, closed, closes, closure, closing, shut
expose, exposed, exposure
isolate person
admit to, admits to
disclose, disclosed, disclosure, confided, revealed
lower, lowest
raise, elevated up, lifted, raised leg, raised up
deliver care
attempted suicide, suicide attempt
hang himself, hang herself, hang, hanging
donate, donation
investigate
interpret, translated, translation, interpreted
wean off
pronounce, pronounced dead
identify, identification, identifies
`;
