/**
 * Words that many questions use and many studies express differently; they say little about a study's subject. Written
 * like the lines of conditions.ts.
 */
export const GENERAL_WORDS = `
effective, effectiveness, efficacy, works, work, effect, effects, efficacious, help, helps, benefit, beneficial, useful, worth it, benefits, make a difference, helpful, any good, value, usefulness, impact, good, worthwhile
safe, safety, harm, harmful, dangerous, danger, harms, safely, unsafe, bad, ok to, okay to, hurt
compare, versus, vs, compared, better than, comparison, difference, differences, different, better, equivalent, superior, just as good, as good as, same as, similar, worse, alternative, comparable, rather than, instead
improve, improves, improvement, better outcomes, improved, improving, increase, enhance, gets better, raise, boost, enhances, increases, improvements
reduce, reduces, decrease, lower, reduction, less, fewer, cut down, decreases, lowers, drop, reduced, reducing, decline, lowering, cut, cuts, decreased
cause, causes, etiology, caused by, due to, leads to, lead to, causing, responsible, reason, reasons, linked, link, associated, association, related, relationship, tied to, correlation, correlate, associate, connected, connection, go with, determinant, related to, role, influence, affect, affects, affected, influences
feasible, feasibility, possible, doable, practical, can we, acceptable, acceptability
necessary, needed, need, routine, routinely, required, mandatory, essential, always, every, do we need, have to, unnecessary, skip, needless
mild, minor, moderate, slight, low risk
trend, trends, changing, over time, change, changes, changed, changed over time
size, small, large, diameter, length, bigger, smaller, big, volume, measure, measurement, measurements, measuring
experience, experienced, expertise, learning curve, skill, skills, experience of
variation, variability, vary, differ, varies, variations, regional
success, successful, failure, fail, fails, failed, works out, succeed
history, family history, previous, prior, past, had before, before
anatomy, anatomic, anatomical, structure
questionable, controversial
patient, patients, pt, pts, clients, lady, gentleman, gent
hour, hours, hr, hrs, hourly
minute, minutes, min, mins
day, days, daily, per day, once a day
week, weeks, wk, wks, weekly
month, months, mo, mos, monthly
3d, three dimensional, 3 dimensional
2d, two dimensional
percent, percentage
removal, remove, removing, take out, pull, taking out, pulled, removed, taken out, pull out, took out, pulling
insertion, insert, placement, placing, put in, inserting, inserted, placed, putting in
initiation, start, starting, initiate, begin, starting on, commencement
discontinuation, discontinue, stopping, withdrawal, come off, taper, hold, holding, cessation
conversion, switch, switching, convert, change over
repeat, redo, reoperation, revision, second time, repeated, do over
replacement, replace, exchange, swap
interval, how frequently, timing, best time, frequency of
nurse led, nurse driven, nurse initiated, nurse run, nurse managed
machine, machines, device, devices, equipment
`;

/** What is asked about an illness or its care: how to prevent, find, treat or predict it, how often, how bad. */
export const ASPECTS = `
diagnosis, diagnose, diagnosing, dx, diagnostic, diagnosed, diagnoses, tell if, spot, spotting, identify, identifying, find out
prognosis, predict, predictor, predictors, prediction, outlook, prognostic, predicts, predictive, forecast, tell who, know who, tells who
risk factor, risk factors, risks, risk, chance, chances, more likely, odds, likelihood, increased risk
treatment, treat, therapy, treating, tx, treated, management, therapies, manage, managing, treatments, rx, therapeutic
prevention, prevent, preventing, prophylaxis, avoid, prophylactic, preventive, avoiding, protect against, protects, stop, protective, protect, keep from, keeps, protection
follow up, followup, check up, checkups, surveillance, check ups, recheck, monitoring, monitor, checking
medication, meds, drug, drugs, medications, medicine, pill, pills, pharmacological, medicines, pharmacotherapy, drug therapy, tablets
dose, dosing, dosage, doses, mg, amount
guideline, guidelines, protocol, protocols, best practice, policy, standards, pathway, clinical pathway, algorithm, recommendations
frequency, how often, often, common, prevalence, incidence, rate, rates, how many, occurrence, how common, epidemiology, number of
severe, severity, serious, bad, how sick, sicker, severely, worse, critical
acute, sudden, emergent, urgent
chronic, long standing, ongoing, longterm
symptom, symptoms, signs, complaints, symptomatic
accurate, accuracy, reliable, sensitivity, specificity, valid, validity, trust, correct, reliability, reproducible, agreement, precise, trustworthy, sensitive, precision, right, accurately
q2h, every 2 hours, every two hours, 2 hourly, two hourly
q4h, every 4 hours, every four hours, 4 hourly, four hourly
early, earlier, immediate, soon, right away, immediately, sooner, prompt, quickly, first hours
late, later, late onset, long after
long term, years later, years after, long run, lasting, down the road, durable, longer
short term, short, brief, shorter, short course
overuse, overtreatment, unnecessary tests, inappropriate, overdiagnosis, too many, too much, overused, excessive
underestimated, missed, underdiagnosed, overlooked, miss, undiagnosed, unrecognized, underreported
`;
