/** Concepts, by name, that exclude each other when said of the same thing (qualities.ts has the fields). */
export const OPPOSITES = `
increase / decrease / stable
improve / worsen / stable
agree / refuse
start / stop
restart / stop
continue / stop
continue / hold
start / hold
restart / hold
give / hold
effective / ineffective
cooperate / uncooperative
insertion / removal
admission / discharge
full code / do not resuscitate / comfort care
full code / do not intubate
allergic / no known allergies
oriented / disorientation
hypertension / hypotension
tachycardia / bradycardia
fever / hypothermia / afebrile
hyperglycemia / hypoglycemia
diarrhea / constipation
continence / incontinence
weight loss / weight gain
dehydration / fluid overload
mobility / bed rest
weight bearing / non weight bearing / partial weight bearing
independent / dependent
inform / deny
voluntary / section
resolve / continue
succeed / fail
open / close
independent / assistance
sleep / insomnia
thin liquids / thickened fluids
npo / meal
umbilical arterial catheter / umbilical venous catheter
colostomy / ileostomy
type 1 diabetes / type 2 diabetes
cannot / able
`;
