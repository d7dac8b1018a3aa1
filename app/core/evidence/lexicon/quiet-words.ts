/**
 * Words that a statement may introduce without saying more than the notes: what holds sentences together, and the plain
 * verbs and nouns of charting. Closed lists, from general usage; every other word is a concept or tells by itself.
 */
export const QUIET_WORDS = `
a an the this that these those there here it its itself he she they them their theirs his hers her him himself herself themselves we us our
ours i me my mine you your who whom whose which what when where while why how is are was were be been being am has have
having had do does did doing will would shall can could may might must of to in on at by for with from into onto upon as about around and or but nor
so if than then also too very quite just really still now right already yet even only both either neither each every all any some
such other another same own more most less least much many few several per via within without due because since through throughout during
between among across against toward towards along near off out up down over under again further once not no
patient pt client resident note noted notes noting notice noticed report reported reports reporting state stated states stating say said
says saying mention mentioned mentions describe described describes description express expressed expresses voice voiced voices
present presents presenting presented presence show showing shows showed shown see seen sees saw seeing observe observed observes observation
appear appears appeared seem seems seemed look looks looked looking experience experienced experiences experiencing exhibit exhibits exhibited exhibiting
demonstrate demonstrates demonstrated display displays displayed indicate indicates indicated indicating indication suggest suggests suggested suggesting suggestive
suspected consistent keeping view terms regard regards regarding concerning respect relation
sign signs symptom symptoms feature features evidence finding findings status state condition conditions situation currently current presently moment
time times today date day now overall alright okay ok actually basically generally total score scored scores scoring rating rated
level levels value values reading readings number amount range degree grade extent area areas region site sites location part parts
aspect case cases type kind form way manner terms nature
bit little lot approximately approx roughly around about nearly almost
make makes made making use used uses using utilized utilize utilizes via get gets
include includes included including involve involves involved involving consist consists comprising namely
well according per therefore thus hence however although though whereas despite besides apart except additionally furthermore moreover
accordingly meanwhile otherwise else instead rather particularly especially specifically notably
need needs needed needing require requires required requiring requirement
provide provides provided providing supply supplied
available place placed placing set put
possible possibly potential potentially probably likely perhaps maybe apparent apparently evident evidently
result results resulting
continue
serve served act acts acting
due as well
term name named known called
item items thing things something anything everything nothing
one two both half
associated accompanied accompany along together alongside
during following followed subsequent subsequently prior previously previous recent recently past earlier former
later afterwards thereafter next then upon meanwhile
whether if unless until
give given
and/or etc eg ie
fact reason reasons purpose basis
able unable ability can cannot
own self
go goes going went gone come
new
let us
don doesn didn isn wasn aren weren hasn haven hadn won wouldn couldn shouldn t s re ve ll d m
mr mrs ms miss dr
writer author nurse staff
hour hours minute minutes min mins day days week weeks month months year years shift morning afternoon evening night
mg ml mcg kg units unit
x
first second third last latest recent
picture sort side sided
care cares
ongoing current
help helps helped helping
remain remains remained remaining stay stays kept keep keeps keeping
start
obtain obtained
appropriate appropriately
such
consider considered considering consideration
understand
regularly
measure measures measured
concern concerns concerned
attention
addition additional
context background clinical clinically
time-out
there's it's he's she's they're we're that's i'm
exist exists existing
occur occurs occurred occurring occurrence happen happens happened happening
develop develops developed developing
become becomes became becoming
arise arises arose
contain contains contained
hold holds
carry carries
follow follows
mean means meant
point points pointing pointed
think thinks thought
believe believes believed
expect expects expected
feel feels feeling felt
sound sounds
manner
question greater lesser
non ahead predate predates predated precede precedes preceded preceding recruiting recruited necessitated necessitates spite though till issued issue team word words gaze term
after before since until prior
`;
