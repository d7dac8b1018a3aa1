/**
 * Parts of the body and what is attached to it, from general anatomical and clinical usage. A line holds the ways to name
 * one thing, lay and clinical, noun and adjective; the first is the concept's name.
 */

export const BODY_CONCEPTS = `
head, skull, cranium, cranial, cephalic
scalp
forehead, brow
face, facial
cheek, cheeks, malar
chin
jaw, mandible, mandibular, maxilla
temple
eye, eyes, ocular, eyeball, ophthalmic, orbit, orbital, periorbital, eyelid, eyelids, conjunctiva, sclera
pupil, pupils, pupillary, perrl, perrla, pearl, perl
vision, sight, eyesight, visual
ear, ears, aural, otic, tympanic
hearing
nose, nasal, nares, nare, nostril, nostrils, nasally
sinus, sinuses
mouth, oral, mucous membranes of the mouth, oral mucosa, buccal, mouths, oral cavity, orally
mucosa, mucous membrane, mucous membranes, mucosal
lip, lips
tongue, lingual
tooth, teeth, dental, dentition, dentures, denture
gum, gums, gingiva
throat, pharynx, pharyngeal, oropharynx
larynx, laryngeal, voice box
trachea, windpipe, tracheal
airway, airways, respiratory tract
neck, cervical, c spine, cervical spine
collarbone, clavicle
shoulder, shoulders
armpit, axilla, axillae, under the arm, underarm
arm, arms, upper extremity, upper extremities, upper limb, upper limbs, ue, bue, lue, rue
upper arm, deltoid, humerus, humeral, bicep, biceps, tricep
elbow, elbows
antecubital, antecubital fossa, acf, ac fossa, ac
forearm, forearms, radius, ulna
wrist, wrists
hand, hands, manual
palm, palms
knuckle, knuckles
finger, fingers, digit, digits, fingertip, fingertips
thumb, thumbs
nail, nails, nail bed, nail beds, nailbed
limb, limbs, extremity, extremities, x4 ext, all ext, 4 ext
chest, thorax, thoracic, precordial, chest wall
breast, breasts, bosom
nipple, nipples, areola
rib, ribs, subcostal
sternum, breastbone, sternal, substernal, retrosternal
back, dorsal, lower back, low back, lumbar, upper back, lumbosacral
spine, spinal, vertebra, vertebrae, vertebral
flank, flanks, loin
abdomen, abdominal, ruq, rlq, luq, llq, rif, lif, abdo, belly, tummy, abd, stomach area, gut
epigastrium, epigastric, pit of stomach
umbilicus, umbilical, below u, above u, at u, belly button, navel, periumbilical
suprapubic, above the pubis, pubis, pubic, suprapubic area
groin, groins, inguinal, femoral, fem
pelvis, pelvic
hip, hips
buttock, buttocks, gluteal, bottom, glute, gluteus
sacrum, sacral, coccyx, coccygeal, tailbone, tail bone, sacral area
ischium, ischial
trochanter, trochanteric
perineum, perineal, perianal, peri area, peri
anus, anal, rectum, rectal, back passage
genitals, genital, genitalia
penis, penile, foreskin
scrotum, scrotal, testicle, testicles, testis, testes, testicular
vagina, vaginal, vulva, vulval, labia
fallopian tubes, salpingectomy, tubes
uterus, uterine, womb, fundus, fundal
cervix, cervical
ovary, ovaries, ovarian
placenta, placental
leg, legs, lower extremity, lower extremities, lower limb, lower limbs, le, ble, lle, rle, lles, bles, b/l le, rlx, lower legs, legs and feet
thigh, thighs, femoral, femur, quadriceps
knee, knees, patella, patellar
calf, calves
shin, shins, tibia, tibial, tib
popliteal
ankle, ankles, malleolus, malleolar, ankle oedema, ankle edema
foot, feet, pedal, dorsum of foot, forefoot, plantar, sole, soles
heel, heels, calcaneal, calcaneus
toe, toes, hallux
achilles
skin, cutaneous, dermal, integumentary, integument
muscle, muscles, muscular
bone, bones, bony
joint, joints, articular
tendon, tendons
nerve, nerves
brain, cerebral, intracranial
heart, cardiac, cardio, hearts
lung, lungs, pulmonary, rll, lll, rul, lul, rml, lung fields, lung field
lung base, lung bases, bases, base, basal, basilar, bibasilar, bibasal
lung apex, apices, apex, apical
lobe, lobes, rll, lll, rul, lul, rml
right iliac fossa, rif, rlq, right lower quadrant
left iliac fossa, lif, llq, left lower quadrant
right upper quadrant, ruq, right hypochondrium
left upper quadrant, luq, left hypochondrium
pleura, pleural
artery, arteries, arterial
vein, veins, venous
radial
brachial
carotid
jugular
subclavian
stomach, gastric
bowel, bowels, intestine, intestines, intestinal, gut bowel, colon, colonic
gastrointestinal, gi
liver, hepatic
gallbladder, biliary, gall bladder
pancreas, pancreatic
spleen, splenic
kidney, kidneys, renal
bladder, urinary bladder
ureter
urethra, urethral, meatus
prostate, prostatic
thyroid
hair
quadrant, quadrants, ruq, rlq, luq, llq
upper quadrant
lower quadrant
gland, lymph node, lymph nodes, nodes
stump, residual limb
trunk, torso
face mask area
dorsalis pedis, dp pulse
posterior tibial
fontanelle, fontanel
cord, umbilical cord
`;

/** Devices, lines, tubes, aids. */
export const DEVICE_CONCEPTS = `
walking aid, mobility aid, gait aid
tube, tubes, tubing
line, lines, lines in situ
device, devices, equipment
urinary catheter, foley, foley catheter, indwelling catheter, idc, iuc, indwelling urinary catheter, urethral catheter, bladder catheter, catheter, catheters, foleys, catheterised, catheterized, catheterization, catheterisation
suprapubic catheter, spc
straight catheter, straight cath, st cath, str cath, in and out catheter, intermittent catheter, intermittent catheterization, self catheterization, self cath, self caths, in out catheter, i/o cath, straight catheterization, straight cathed, straight cath'd, intermittent catheterisation, isc
external catheter, condom catheter, purewick, uridome, external urinary catheter, primofit, condom cath, convene, sheath catheter, texas catheter, texas cath
peripheral iv, piv, iv cannula, ivc, cannula, peripheral cannula, iv site, peripheral line, peripheral iv site, iv access, venflon, iv catheter, jelco, pivc, heplock, saline lock, peripheral venous catheter, iv
central line, cvc, central venous catheter, cvl, cvad, central venous line, vascath, central access
picc, picc line, peripherally inserted central catheter
port, portacath, port a cath, implanted port, mediport
arterial line, a line, art line, aline
umbilical arterial catheter, uac
umbilical venous catheter, uvc
midline, midline catheter
dialysis catheter, permcath, dialysis line, tunneled catheter, hd catheter
fistula, av fistula, avf, arteriovenous fistula, graft
intraosseous, io needle
nasogastric tube, ng tube, ngt, ng, nasogastric, ryles tube, nasogastrics
orogastric tube, og tube, ogt
gastrostomy tube, peg, peg tube, g tube, gastrostomy, button tube, mic key
jejunostomy tube, j tube, pej
feeding tube, dobhoff, enteral tube, nasoenteric tube, nj tube, nasojejunal tube, enteral feeding tube, small bore feeding tube, keofeed
chest tube, chest drain, ct output, ct to suction, ct to waterseal, ct to water seal, icc, intercostal catheter, thoracostomy tube, pleural drain, pigtail, underwater seal drain, uwsd, pleurx, thoracostomy, ct tube, intercostal drain, icd drain, ct drain
jp drain, jackson pratt, jp, jackson pratt drain, bulb drain
hemovac, hemovac drain
penrose drain, penrose
drain, drains, redivac, surgical drain, wound drain, blake drain
external ventricular drain, evd, ventriculostomy, ventricular drain
lumbar drain
nephrostomy tube, nephrostomy, pcn
biliary drain, t tube
rectal tube, flexi seal, flexiseal, fecal management system, fms, rectal catheter
wound vac, negative pressure wound therapy, npwt, vac dressing, wound vacuum, vac
dressing, dressings, bandage, bandages, drsg, gauze, steri strips, foam dressing, tegaderm, mepilex, drsgs, dsg
staples
sutures, stitches, suture, stitch
cast, plaster, plaster cast, backslab
splint, splints
brace, orthosis, tlso, afo
sling
cervical collar, c collar, collar, neck collar, hard collar, neck brace, aspen collar, miami j
traction
external fixator, ex fix
tr band, compression band, radial band
femoral sheath, sheath
tourniquet
endotracheal tube, ett, et tube, ett tube, breathing tube
tracheostomy, trach, tracheostomy tube, tracheotomy, tracheostomy stoma, trachy stoma
inner cannula
ventilator, vent, mechanical ventilation, ventilated, ventilation, ventilatory
bipap, bi level, niv, noninvasive ventilation, non invasive ventilation
cpap
high flow nasal cannula, hfnc, high flow, optiflow, airvo, hfno, high flow nasal oxygen, high flow oxygen
nasal cannula, nasal prongs, nc, prongs, nasal specs, nasal cannulae
nonrebreather, nrb, nrbm, non rebreather, non rebreather mask, nonrebreather mask
venturi mask, venti mask, venturi
face mask, simple mask, hudson mask, oxygen mask, facemask, simple face mask
mask
ambu bag, bag valve mask, bvm
oral airway, guedel, nasal trumpet, npa, opa
inhaler, puffer, mdi, inhalers
spacer, aerochamber
nebulizer, nebuliser, neb, nebs, nebulised, nebulized, nebulizers, nebulisation, nebulization
incentive spirometer, incentive spirometry, is device, spirometer
suction, suctioned, suctioning, yankauer, suction equipment
pulse oximeter, oximeter
telemetry, tele, cardiac monitor, cardiac monitoring, heart monitor, ecg monitoring, monitor leads, cardiac telemetry
pacemaker, ppm, pacer, paced, pacing
implantable defibrillator, icd, aicd, defibrillator
loop recorder, holter, holter monitor
balloon pump, iabp
ecmo
lvad
insulin pump
glucose sensor, cgm, continuous glucose monitor, dexcom, libre, flash sensor
glucometer
pca pump, pca, patient controlled analgesia
syringe driver, syringe pump, infusion pump, iv pump, smart pump, niki, cadd
epidural catheter, epidural
feeding pump, kangaroo pump
compression devices, scd, scds, sequential compression devices, sequential compression, calf pumps, ipc, pneumatic compression, foot pumps
compression stockings, ted stockings, teds, ted hose, tubigrip, antiembolic stockings, stockings
heel protectors, heel boots, prevalon boots, heel booties, prafo, booties
air mattress, pressure relieving mattress, alternating mattress, specialty mattress, low air loss mattress, mattress, airbed, alternating air mattress, pressure mattress
cushion, roho
bed alarm, bed alarms, chair alarm, alarm, sensor mat, movement sensor, exit alarm, falls alarm
side rails, bed rails, rails, siderails, bedrails, cot sides
call bell, call light, call button, buzzer, nurse call
restraints, restraint, mitts, wrist restraints, soft restraints
gait belt, transfer belt
walker, rolling walker, front wheeled walker, fww, zimmer frame, frame, zimmer, rollator, four wheeled walker, 4ww, wheelie walker, walking frame, 2ww
cane, walking stick, stick, quad cane, four point stick
crutches, crutch
wheelchair, w/c
hoist, hoyer, hoyer lift, lifter, lift, mechanical lift, full hoist, sling lifter, ceiling lift
stand aid, sara stedy, stand lift, sit to stand lift, standaid
slide board, sliding board, slide sheet
commode, bedside commode, bsc
bedpan, pan
urinal, bottle urinal
pad, pads, brief, diaper, incontinence pad, continence aid, briefs, nappy, pull up, pull ups
hearing aid, hearing aids
glasses, spectacles
prosthesis, prosthetic
wristband, armband, id band, bracelet
stoma bag, ostomy bag, ostomy pouch, pouch, stoma pouch, appliance, bag
colostomy
ileostomy
urostomy, ileal conduit
stoma, ostomy
incubator, isolette
radiant warmer, heater warmer, warmer
bair hugger, warming blanket, forced air warmer
cooling blanket
fan
phototherapy, bili light, bili lights
fetal monitor, ctg, efm, toco, fetal monitoring
breast pump
pessary
stent, stents
shunt, vp shunt
valve
implant, mesh
holter
iv pole
bassinet, cot, crib
bag of fluid, iv bag
syringe
needle
patch
`;
