import { lookUpDrug } from "./drugs.ts";

/**
 * Medicines whose names are mistaken for each other, a group per line, with the distinguishing letters in capitals.
 * After the FDA's and ISMP's lists of look-alike drug names with recommended tall man (mixed case) letters, ISMP 2023.
 */
const LOOK_ALIKES = `
acetaZOLAMIDE acetoHEXAMIDE
ALPRAZolam LORazepam clonazePAM diazePAM
aMILoride amLODIPine
ARIPiprazole RABEprazole
atoMOXetine atorvaSTATin
azaCITIDine azaTHIOprine
buPROPion busPIRone
carBAMazepine OXcarbazepine
CARBOplatin CISplatin
ceFAZolin cefoTEtan cefOXitin cefTAZidime cefTRIAXone cefuroxime
CeleBREX CeleXA
chlordiazePOXIDE chlorproMAZINE chlorproPAMIDE
cloBAZam clonazePAM cloNIDine cloZAPine
clomiPHENE clomiPRAMINE
cycloPHOSphamide cycloSERINE cycloSPORINE
DACTINomycin DAPTOmycin
DAUNOrubicin DOXOrubicin EPIrubicin IDArubicin
dexAMETHasone dexmedeTOMIDine
diazePAM dilTIAZem
dimenhyDRINATE diphenhydrAMINE
DOBUTamine DOPamine
DOCEtaxel PACLitaxel
DULoxetine FLUoxetine PARoxetine
ePHEDrine EPINEPHrine
fentaNYL SUFentanil
flavoxATE fluvoxaMINE
FLUoxetine fluPHENAZine fluvoxaMINE
glipiZIDE glyBURIDE gliCLAZide
guaiFENesin guanFACINE
HumaLOG HumuLIN
hydrALAZINE hydroCHLOROthiazide HYDROcodone HYDROmorphone hydrOXYzine
inFLIXimab riTUXimab
ketaMINE ketoROLAC
lamiVUDine lamoTRIgine
levETIRAcetam levOCARNitine levoFLOXacin
medroxyPROGESTERone methylPREDNISolone methylTESTOSTERone
metFORMIN metroNIDAZOLE
methIMAzole methazolAMIDE metOLazone
metoCLOPRAMIDE metoPROLOL metroNIDAZOLE
miFEPRIStone miSOPROStol
mitoMYcin mitoXANTRONE
morphine HYDROmorphone
niCARdipine NIFEdipine niMODipine
NovoLIN NovoLOG
OLANZapine QUEtiapine
oxyCODONE OxyCONTIN oxyMORphone HYDROcodone
penicillAMINE penicillin
PENTobarbital PHENobarbital
prednisoLONE predniSONE primidone
propranolol PROPAfenone
quiNIDine quiNINE
rifAMPin rifAXIMin
risperiDONE rOPINIRole
sAXagliptin SITagliptin SUMAtriptan ZOLMitriptan
SORAfenib SUNItinib
sulfADIAZINE sulfaSALAzine
TEGretol TRENtal
tiaGABine tiZANidine
TOLAZamide TOLBUTamide
traMADol traZODone
valACYclovir valGANciclovir
vinBLAStine vinCRIStine vinORELBine
ZyPREXA ZyrTEC
`;

type LookAlike = { tall: string; group: number };

let opened: Map<string, LookAlike[]> | null = null;

function namesOf(name: string): readonly LookAlike[] {
  opened ??= openList();
  const lower = name.trim().toLowerCase();
  return opened.get(lower) ?? opened.get(lookUpDrug(lower) ?? "") ?? [];
}

function openList(): Map<string, LookAlike[]> {
  const found = new Map<string, LookAlike[]>();
  LOOK_ALIKES.trim()
    .split("\n")
    .forEach((line, group) => {
      for (const tall of line.split(" ")) {
        const key = tall.toLowerCase();
        found.set(key, [...(found.get(key) ?? []), { tall, group }]);
      }
    });
  return found;
}

/**
 * Both names in tall man letters if one may be mistaken for the other ("hydrALAZINE" and "hydrOXYzine"), else null.
 * @param own a medicine by any of its names
 * @param others the medicines that it may have been mistaken for; the first look-alike is named
 */
export function lookAlikeOf(own: string, others: readonly string[]): { own: string; other: string } | null {
  const mine = namesOf(own);
  if (mine.length === 0) return null;
  for (const other of others)
    for (const { tall, group } of namesOf(other)) {
      const pair = mine.find((one) => one.group === group && one.tall !== tall);
      if (pair) return { own: pair.tall, other: tall };
    }
  return null;
}
