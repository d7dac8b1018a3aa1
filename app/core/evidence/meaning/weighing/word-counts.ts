/** Written by scripts/scorecard/training/train-guard.ts; read by word-record.ts. */
export const WORD_COUNTS = `
1 0: abdomen,abnormality,abundant,acquir,activity,acute renal failur,adhesiv,agitat,agre,allergic to,analgesia,anesthesiologist,anesthetic,antipyretic,apic,apnea,atelectasi,atrial fibrillation,attempted suicid,attending physician,axilla,bag,balloon pump,bas,bereavement,bile,bite,blacken,blister,bloat,blood cultur,blood pressure tablet,blood-stain,bloodstain,bloody,bluish,bound,bradycardia,break,breath sound,breathless,breathlessness,brisk,brought on,build,burn,buttock,calf,calv,came down,cardiology team,carer,carri,case manager,celluliti,cephalic,cervical,charcot,cheek,cheekbon,chest infection,chest pain,chest tub,chorioamnioniti,circumcision,circumoral,closer together,closur,clot,coffee-ground,coli,colic,coliti,collaps,color,comes and go,comfort-only,comfortabl,commenc,common,compos,compression stock,confirmation,confus,congestive heart failur,continenc,contract,contrast,convert,cool,cop,copd,cord compression,coronary,corridor,counsel,counsellor,crack,crackl,crowd,crushing chest pain,crutch,cup,cyanosi,dark,deceleration,decompensat,deeper,defibrillator,definit,dehydrat,delirious,depress,depressiv,desaturation,diabet,diagnos,diagnosi,diaphoresi,difficulty,dipped to,disabl,district nurs,disturbanc,dizzy,do-not-resuscitat,doubl,drool,dry mouth,duty,duty doctor,dwindl,e,eas,educat,elbow,electrophysiologist,emotional,encephalopathy,enlarg,ent,epigastric,epigastrium,escalated to,evd,exacerbation,excessiv,expansiv,exposur,extend,extensiv,eyebrow,facial asymmetry,fad,fatigu,feeling sick,femur,feverish,film,fine with,fingertip,firm,flank,fluent,fluid bolus,fontanel,for full resuscitation,forbid,frank,fresh blood,front,full assistanc,gas,girl,glass,glucose sensor,go hom,gp,green,grew,groin,grown,hallucinat,handover,hard to,heal,hears voic,heel protector,hematoma,hemolytic,hip,hit,hose,hostility,hot,hypersensitivity,hypo,hyponatremic,hypotension,icu,identifi,impairment,implant,implanted port,incessant,incident report,incontinent,induction,infect,infection control,infectious diseas,insertion,internal,intracranial pressur,ischium,kink,kne,knee,know,labored breath,laceration,lactation consultant,landlord,larg,large amount,lessen,lethargic,liaison,lighthead,limb,lip,loose stool,loss of appetit,lost weight,low mood,lucid,lumbar,lump,lying flat,magnesium,maintenanc,major,manic,matron,mattress,medial,medicat,meningiti,mitten,moist,mouth,mouthwash,moved to,movement,mucus,mutter,nasal cannula,nephew,nephrostomy,nephrostomy tub,neuro,next of kin,nonreactiv,nonstop,novomix,numb,numbness,object,obstetric,occiput,odd,odor,offensiv,oozing blood,ophthalmology,outer,outpatient,overdos,oversleep,oxygen level,pac,pacemaker,pad,pag,painful,palpitation,paralysi,parkinsonism,pca,pca pump,pediatric,penrose drain,peptic ulcer,pericardial,periorbital,peripheral cannula,peritoniti,petechia,pharmacy,phon,photophobia,physiotherapist,pins and needl,plug,pneumatic compression,podiatry,postoperativ,postpartum hemorrhag,precipitat,prescriber,pressure ulcer,professional,profound,profus,prolong,provider,psychiatry,pul,pupil,purposeful,qt,quiet,quieten,rapid response team,rar,rebound,recur,red,redness,redos,refer,rehab,reintubation,relief,repeated,residual,resist,resit,rest,restless,right upper quadrant,rigid,rigor,ring,rollator,roommat,rosy,row,rung,ruptur,sachet,satiety,satisfi,scant,schizophrenia,sedativ,sediment,seldom,self-harm,shiver,shock,shook,short of breath,shortness of breath,shoulder,shrink,shuffl,siadh,significant,sister,sleev,slept,slept wel,sling,sluggish,small amount,social work,social worker,son',sought,special,specialist,spin,splint,stand aid,stapl,steady,stent,step down,sternum,stif,stimuli,strengthen,stump,sunk,superficial,supplement,suprapubic,supratherapeutic,surgical,surgical team,suspend,sustain,switch,syndrom,tailing of,teach,techniqu,tens,the od,thin,thirst,thoracolumbar,throb,thrombocytopenia,thrombos,tie,tight,tighten,tip,tissue viability nurs,titrate to,told,tolerated wel,tooth,toxic,tracheostomy tub,triage nurs,trochanter,troublesom,tub,ulcer,uncuf,under control,unremarkabl,unseen,unshaven,unstageabl,unwil,updat,upper extremity,upsiz,urinary,urinary retention,urinary tract infection,urology,vascular,verbalised understand,verifi,visual,vital sign,volume depletion,wakeful,wal,ward round,warm to touch,water,water tablet,watery,weekend,weep,wheez,wheezy,whit,wide awak,wife',wir,worrying,wrist,yellow,younger
3 1: abdominal,book,cold,consented to,continuous,delirium,faint,flush,good,hospital,neighbor,occasion,problem,respond,strok
0 1: abed,abov,abstain,account,acid,acknowledg,action,activ,activat,adjustment,advic,affect,afresh,aged,aloud,amenorrhea,amniotomy,analysi,anesthetiz,anticonvulsant,ap,apology,approach,ascit,ashen,asid,ask,assess,assessment,attendant,audibl,avert,awak,back from,band,base,baselin,bear,bearabl,bedroom,bedtim,beforehand,behalf,beyond,biomedical,black,blanch,blow,bowel motion,came out,came up,cardiac arrest,central,central lin,cereal,check,childhood,circumferenc,cleans,cloth,clutch,coax,code status,collection,combin,competent,compression,conditional,confined to,congestion,consult,consum,consumption,contemplat,content,contraction,contraindicat,contrary,cooler,countdown,critical,crop,crust,cry,cut,darkness,decision,dehisc,delivery,demand,demonstration,deni,dessert,detect,diet,diphtheria,disc,discard,discover,dispens,displac,document,does not want,door,drainag,draw,drawn,dress,dri,dullness,duration,eardrum,earliest,easi,effort,elicit,emerg,emergency,endur,enough,enrol,enter,envisag,establish,exc,exclusiv,excoriat,expel,expiratory,expos,external,extinguish,extrem,fallen,familiar,fast,faster,feeding tub,fell to,fellow,femoral,financial,flexion,flight,fluctuat,forgot,forward,fragil,fram,fretful,function,gentl,glucos,glue,grab,gradual,great,grimac,guard,guid,handed over,hang,harm,healthy,hear,heart,heavi,height,hemostasi,highest,histology,homicidal thought,hurt,ideation,ignor,immunisation,impact,impossibl,improvement,inclin,inferior,ingestion,inject,injection,input,insecur,insert,instillation,intelligibl,internet,interventional,jehovah',join,lab,languag,late,leaks urin,left lateral,length,lesion,life-threaten,listen,liv,loan,long,long-stand,low potassium,lowish,lung,malodorous,manag,massag,match,matter,meal,measurement,mend,met,metatarsal,meter,mid,migrat,minor,mismatch,mistook,mistrust,mood,mother-to-b,motion,motor,muscl,nausea and vomit,nevertheless,no respons,nois,not administer,not eat,not tak,nutritional,onset,operat,operativ,original,outcom,outdoor,outgrown,outstretch,pace,painless,partial,passed on,passiv,paternal,peak,peep,perfus,perioral,peristomal,peritoneal,persist,philadelphia,pick her up,piec,platelet transfusion,pleas,pleasur,plenty,plum,polydipsia,position,postprandial,pre,precis,predominant,preferenc,pregnant,premedicat,preparation,press,product,productiv,progress,progressiv,pronoun,prophylactic,prospect,protection,pulled out,pump,purchas,puréed,quality,quarter,queri,query,questionabl,radiology,rapid,ratio,recommend,recover,red cel,referenc,reflect,relativ,releas,reliever,religious,relocat,remainder,remark,remember,reopen,rep,reposition,residential,retain,routin,ruled out,rules out,sampl,saturat,schedul,seal,send,sensitiv,servic,sham,shar,sharp,sickle cel,sol,somewhat,soon,specific,specify,specimen,speech,spher,spot,stain,steri-strip,sticky,stoma,stood,stops breath,strap,subdu,submit,subsid,substitut,succeed,sucros,suffer,suicid,suit,supervision,superviz,supplemental oxygen,suppression,surfac,symptomless,target,telephon,television,temporal,tetanus,thickness,threw,thrown,tidal,tobacco,toenail,toilet,tolerabl,tonsillar,tonsillectomy,touch,track,treatment,tremen,tri,trim,trio,truncal,try,turned down,turned up,unanswer,unbroken,uncomfortabl,unconsciousness,underactiv,uninform,uninjur,unintentional,unknown,unsur,untaken,untoward,unus,unusual,unwant,unwelcom,upcom,urinary frequency,vaccination,vad,vaginal,vagu,vary,vehicl,venepunctur,ventilat,ventur,verbal respons,vigil,vision,void,walk,warn,wash,weak,weigh,weight,whol,wind,withdrew,without a problem,work,worn,worship,would lik,written,wrong,yield,yoghurt,zero
0 3: absent,access,attendanc,bathroom,bedsid,blood,blood pressur,born,breast,collect,damag,end,explanation,indoor,intak,line,longer,nobody,permit,pregnancy,process,quantity,replacement,transfusion,unsuccessful
5 3: accept
0 4: acceptabl,history,initial,intend,interval,judg,limit,onward,prescrib,size,spent,uncertain
0 2: accumulat,achiev,age,ago,agreement,artificial,ascend,away,bed,behind,below,beneath,breastfeed,ceas,certain,child',count,cours,deplet,desir,dialysi,dilat,direct,dislik,distanc,dos,drain,examin,examination,exit,explor,eye,far,fed,figur,finger,fingerbreadth,fissur,flam,flow,footwear,friction,got,head,heat,illness,infant,information,infus,inner cannula,interfer,interrupt,introduc,jewellery,knock,laparoscopic,liquid,margin,medicin,mov,move,needl,nerv,offer,oral intak,outstand,palpation,pend,photograph,plus,prevent,puls,quadrant,reduction,rely,repair,revers,round,screen,sensation,serial,siz,spel,spontaneous,spoonful,strength,swing,take plac,teatim,unaid,undisturb,unform,unsign,upper,vaccin,wake,whenever,widespread,wish,witness,worry
2 0: acut,alon,anaphylaxi,antibiotic,anxiety,appointment,attribut,basal,benign,bleed,blood loss,brac,bright,brown,care plan,catheter,central venous lin,charge nurs,chest drain,chok,cloudy,comfortab,complain,complication,continual,cough,dementia,depression,diabetes educator,diarrhea,dishevel,distend,dizziness,dusky,easy,escalation,exclud,external fixator,face,father,fear,food,friend,full resuscitation,full treatment,grandmother,headach,heavy,higher,humerus,humulin,husband,hyperactiv,ileus,in front of,induc,infrequent,instruct,itch,jaundic,midlin,minimal,moderat,mottl,nephrologist,obstetrician,odorless,often,on-call doctor,partner,patch,pharmacist,polic,postnatal,pre-eclampsia,prepar,pressure injury,proven,psychiatrist,radiat,recogniz,relat,related to,renal,renal failur,sacrum,sedation,side effect,stabl,steroid,streak,surgery,talk,tearful,tenderness,therapeutic,tingl,trauma,trust,uneventful,upheld,urethral catheter,valid,ventricular tachycardia,wet,withheld,worsen
3 0: acute kidney injury,alert,allergic reaction,awar,bl,broken,bulg,calm,daughter,deep vein thrombosi,dehydration,endotracheal tub,feed,fever,hard,heart failur,intens,intensivist,more frequent,nausea,opioid,orient,rare,rash,relax,rise,secondary,sepsi,shin,slow,sometim,tender,thigh,warm
2 2: administer,advis,attempt,captur,considerabl,high,medical,request,trunk
0 5: admission,compar,cover,led to,output,treat,visibl
8 0: agr,normal
6 1: allergy
1 3: allow,answer,begin,bring,fail,foot,removal,room,saturation,tablet,temperatur,urin,visib,wait
1 1: ankl,appli,arrival,attributabl,bolus,cessation,climb,cultur,defibrillation,depend,discomfort,dysuria,enema,event,fine,floppy,fold,forc,forearm,glov,guidanc,in progress,independent,index,inflict,infusion,injur,insect,intensifi,intermittent,intimidation,leak,like,list,loos,none,persistent,personal,physical,pink,placement,pod,pronounc,recal,recurrent,reliev,renew,revok,ris,rub,saf,salvag,sensitivity,silent,soft,speak,spinal,support,suprapubic catheter,swel,theater,transfus,transfusion reaction,umbilical,usual,vacuum,variabl,vein,video,visitor,withdrawn,wound,writ
2 1: arm,brief,consent,copious,discharg,drug,elevat,escalat,fel,floor,fractur,insulin pump,low,never,reced,receiv,recheck,stand,stick,transport,trigger,warmth
4 1: arrang,chest,smal,took plac
1 2: arriv,attend,belong,birth,brought,correct,dat,difficil,diseas,drink,effect,flex,fre,heard,home,insid,maternal,meet,paus,pressur,prompt,ran,return,secretion,short,slip,stag,stool,strong,successful,swallow,therapy,tissu,umbilicus,unsteady,verbal,volum,want
1 5: avoid,injury
2 4: await,fil,ful
5 5: baby,plan
1 6: back,chang,transfer
0 11: came
5 1: came back,hand,owing,pale,resolv
4 11: caus
0 10: child
10 3: clear
4 0: clinic,consultant,cramp,decreas,dnr,dry,episod,good effect,improv,leg,made awar,mother,notifi,physician,picc,pneumonia,quick,referral,son,toe
1 7: clos,reach
0 7: com,produc
7 4: complet
9 1: confirm,mild
6 0: constant,fami,infection,inform,negativ,occasional,settl
5 0: contact,deep,doctor,drowsy,registrar
3 2: declin,gross,marked,skin,surround,swollen
7 0: dietitian,surgeon,wife
9 9: done
0 6: dose,extra,limited to,rate
3 3: ear,intubation,neck,vomit
4 3: fal,reaction
0 9: finish
1 4: fluid,giv,loss,record,reduc,turn
4 5: found,perform,rais
0 8: free
7 2: frequent
9 0: full cod
6 6: increas
4 4: leav,suction
1 12: left
2 9: lie
3 4: light,open
2 5: lost
5 4: mark
4 6: order,sent
8 3: pain,refus
2 12: pass
2 3: poor,singl,test,visit
7 3: positiv
2 18: remov
6 3: repeat
6 4: review
1 8: run
7 1: sever
6 2: slight,stop
2 7: tak
1 14: take
9 2: tolerat
`;
