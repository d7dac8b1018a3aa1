/**
 * People, places, parts of the body and circumstances of life, from general knowledge. Written like the lines of
 * conditions.ts.
 */
export const PEOPLE = `
child, children, kid, kids, pediatric, paediatric, peds, childhood, little ones, pedi, pediatrics, youngsters, young children, school age, schoolchildren, preschool
infant, infants, baby, babies, infancy > newborn
newborn, neonate, neonatal, newborns, nicu, neonates, new babies, new baby
toddler, toddlers, preschooler, preschool children
adolescent, teenager, teen, teens, adolescents, teenagers, youth, adolescence, young people, young adults, high schoolers, teenage
elderly, older adults, geriatric, old people, seniors, older people, aged, elders, older patients, old folks, older, octogenarian, aging, advanced age, old, age, over 65, 80 year olds, octogenarians, oldest old
adult, adults, grown ups
women, woman, female, females, ladies, girls, girl
men, man, male, males, guys, boys, boy, gender, sex differences, sex
pregnancy, pregnant, gestation, gestational, maternal, expecting, moms to be, antepartum, obstetric, pregnancies, expectant, gravid, obstetrics, ob
labor, labour, childbirth, delivery, birth, giving birth, intrapartum, parturition, laboring, deliver, delivering, births, deliveries
mother, mothers, maternal, mom, moms, mums
father, fathers, dads, paternal, dad
postpartum, postnatal, after birth, puerperium, after delivery
fetus, fetal, unborn baby, foetus, unborn, in utero
nulliparous, first time moms, primiparous, first pregnancy, primigravida, first baby, first time mothers
multiparous, multiparity, grandmultiparity, grand multipara, grandmultiparous, parity, many pregnancies, many deliveries, previous deliveries, several children
parent, parents, parental, mom and dad, families
family, families, relatives, family members, relative, next of kin, loved ones, spouse, kin
caregiver, caregivers, carers, carer, family caregivers, caretakers
couple, couples, partner, partners, husband, wife, marital, married
nurse, nurses, rn, rns, nursing, lpn, nursing staff, staff nurses, registered nurses
nurse practitioner, np, advanced practice nurse, nps, nurse led, nurse practitioners, midwife, midwives, midwifery
doctor, doctors, physician, physicians, md, provider, clinician, mds, docs, clinicians, general practitioner, gp, gps, family doctor, primary care physician, pcp, practitioners, providers, medical doctors
surgeon, surgeons, surgical team
specialist, specialists, specialty, consultant, consultants
resident, residents, trainee, trainees, interns, intern, registrar, registrars, junior doctors, residency, house staff, new doctors, in training
student, students, nursing students, medical students, med students, college students, undergraduates, medical school, undergraduate
pharmacist, pharmacists, pharmacy
paramedic, paramedics, ems, ambulance, prehospital, emt, emergency medical services, medics, emergency medical technicians, out of hospital
staff, healthcare workers, health personnel, hcw, health professionals, health care workers, hospital workers, personnel, hospital staff, employees
worker, workers, occupational, workplace, job, jobs, work, employees, employment, working, at work, on the job
volunteer, volunteers, lay, peer, peers, peer support
athlete, athletes, runners, players, football, sport, soccer, marathon
veteran, veterans, va, military, soldiers, army, war, combat
homeless, homelessness, low income, poor, poverty, disadvantaged, deprived, socioeconomic, deprivation, inequality, inequalities, income, social class, poor people, socioeconomic status
immigrant, immigrants, refugee, refugees, migrants, ethnic minority, minorities, ethnic, ethnicity, migrant, foreign born
black, african american, african americans, blacks, race, racial, black patients, disparities, white, whites, caucasian
hispanic, latino, latina, spanish speaking, latinos, hispanics, mexican american
rural, remote, countryside, small town, urban, country, small hospitals, city
prison, prisoner, inmates, jail, prisoners, incarcerated
developing countries, low income countries, africa, third world, india, resource limited, poor countries
icu, intensive care, critical care, intensive care unit, critically ill, micu, sicu, critical illness, picu, unit
emergency department, ed, er, emergency room, emergency, a and e, casualty, emergency departments, emergency medicine
operating room, or, operating theatre, operating theater, theatre, surgery suite
recovery room, pacu, post anesthesia care unit
hospital, hospitals, inpatient, inpatients, hospitalized, admitted, ward, wards, admission, admissions, hospitalised, hospitalisation
nursing home, long term care, ltc, nursing homes, care home, snf, residential care, skilled nursing facility, assisted living, residents
clinic, outpatient, clinics, ambulatory, office, outpatients, ambulatory care
primary care, general practice, family practice, family medicine, family doctors, gp practice
school, schools, school based, classroom, school nurse
trauma center, trauma team, level 1 trauma
high volume hospital, hospital volume, surgeon volume, volume, busy hospitals, caseload, case volume, big hospitals, how many cases
teaching hospital, academic, university hospital, tertiary
heart, cardiac, cardio, myocardial, cardiovascular, coronary, ventricular, heart muscle, myocardium
lung, lungs, pulmonary, respiratory, breathing, chest, thoracic, breath, bronchial
kidney, kidneys, renal, nephro
liver, hepatic, livers
brain, cerebral, neurological, neuro, neurologic, intracranial, cranial, nervous system, head
stomach, gastric, belly, abdomen, abdominal, tummy, gut
bowel, intestine, intestinal, colon, gut, rectal, rectum, colonic, intestines, bowels, small bowel, gastrointestinal, gi
bladder, urinary, vesical, urine
skin, dermal, cutaneous, dermatologic, dermatology, dermatological
bone, bones, skeletal, osseous, bony
muscle, muscles, muscular, musculoskeletal
joint, joints, articular
spine, spinal, vertebral, back, lumbar, vertebra, backbone
artery, arteries, arterial, vascular, vessel, vessels, blood vessels
vein, veins, venous
nerve, nerves, neural, neuropathic
blood, hematologic, haematological
breast, breasts, mammary
prostate, prostatic
esophagus, esophageal, food pipe, oesophageal, gullet
throat, larynx, laryngeal, pharyngeal, vocal cord, voice, vocal
nose, nasal, nostril
ear, ears, aural, auditory, hearing
mouth, oral, dental, tongue, lip
hip, hips, femoral neck, femur, femoral, thigh bone
leg, legs, lower limb, lower extremity, lower limbs, limb, limbs, lower extremities, extremity
arm, arms, upper limb, upper extremity, forearm
foot, feet, toes, toe, heel
hand, hands, finger, fingers, wrist, thumb
shoulder, shoulders, elbow
jaw, mandible, mandibular, tmj, temporomandibular
eyelid, cornea, corneal
immune system, immunity, immune, immune response, immunological, antibodies, antibody
hormone, hormones, hormonal, endocrine, testosterone, estradiol
gland, glands
virus, viruses, viral
bacteria, bacterial, germs, bacterium, bugs, microbial, germ
quality of life, qol, hrqol, health related quality of life, wellbeing, well being, life quality, living well, how they feel
satisfaction, satisfied, happy with, happy, patient satisfaction, like it, happier, prefer
activities of daily living, adl, adls, functional status, daily function, independence, functional, function, functioning, functional outcome, self care, independent
attitude, attitudes, beliefs, perception, perceptions, views, opinion, opinions, feel about, think about, view, perceive, perceived, perspectives, believe, feelings
knowledge, awareness, understanding, know about, aware, know, understand, literacy, health literacy
communication, talking, talk, communicating, discuss, telling, discussing, tell, discussion, told, conversation
support, social support, support group, support groups, help at home
coping, cope, resilience, deal with, dealing with
religion, religious, spiritual, spirituality, prayer, faith, praying
bullying, harassment, abuse of staff, bullied, teasing
stigma, shame, embarrassed
confidence, self efficacy, confident, self esteem, self confidence, self image, body image
personality, traits, character, neuroticism
intelligence, iq, cognitive function, cognition, cognitive, thinking, memory, brain function, mental function, smart
school performance, academic achievement, grades, academic performance, school grades, exam, exams
loneliness, lonely, social isolation, isolated, living alone, live alone, lives alone
unemployment, jobless, unemployed, out of work, losing job, job loss
return to work, back to work, sick leave, work absence, going back to work, time off work, sickness absence, absenteeism, off work, calling in sick
driving, drivers, drive, seat belt, seatbelts, seat belts, driver
helmet, helmets, bicycle, bike, cycling, bike helmets
gun, guns, firearm, firearms, gunshot, gunshot wound, gsw, stab, stabbing, penetrating, stab wounds, shot
television, tv, screen time, video games, internet, social media, computer, online, web, websites, website, app, mobile phone, cell phone, smartphone, computers, digital, cell phones
season, seasonal, winter, weather, summer, month, time of year, weekday, time of day
air pollution, pollution, air quality, smog, pollutants
noise, noisy, sound, loud, sounds
light, lighting, sunlight, sun, sunscreen, sun exposure, ultraviolet, tanning
water, drinking water, fluid intake, hydration
delay, late treatment, time to treatment, delayed treatment, door to balloon
healing, heal, heals, healed, recovery, recover, get better, recovering, healing time, getting better
diagnosed late, delayed diagnosis, late diagnosis, diagnostic delay
birth weight, birthweight, small for gestational age, sga, iugr, growth restriction, small babies, intrauterine growth restriction
body weight, weigh, heavy, thin
height, tall, stature, short stature, growth hormone
puberty, pubertal, sexual maturation
sexual activity, sex life, sexuality, sexual, intercourse, sex drive, sexual function, libido
sperm, semen, sperm count
marijuana, cannabis, weed, pot
cocaine, crack, heroin, meth, amphetamine
animal, rats, mice, rat, mouse, animals, animal model
cell, cells, cellular
protein, proteins, expression, gene expression
enzyme, enzymes
oxidative stress, antioxidant, antioxidants
tissue, tissues, specimen, specimens
`;
