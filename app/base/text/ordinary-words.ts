/**
 * Common English words, in lower case: capitalised at the start of a sentence or in a heading, they are not names.
 * Those that are names as well ("rose", "will") need the context of a name.
 */
export const ORDINARY_WORDS: readonly string[] = `
a abandoned abandons abbreviated abbreviation abbreviations abide ability abis able abort aborted aborting aborts
about above abruptly absence absolute absolutely abspath abstraction abstractions abstractmethod abuse academic accept
acceptable acceptance accepted accepting accepts access accessed accesses accessibility accessible accessing accessor
accessors accident accidental accidentally accommodate accompany accompanying accomplish accordance according
accordingly account accounting accounts accumulate accumulated accuracy accurate accurately ache achieve achieved
aching acknowledge acknowledgement acknowledgements acknowledges acknowledgment acorn acquire acquired acquiring
acronym across act acting actionable actions activate activated activating active actively activities activity actor
actors actress acts actual actually adapt adaptation adaptations adapted adapter adapters added addendum adding
addition additional additionally additions additive addon addons address adds adequate adhere adheres adhering
adjacent adjust adjusted adjusting adjustment adjustments admin administers administration administrator admire adopt
adopted adopting adoption adore advance advanced advances advancing advantage advantages adventure advertise
advertised advertisement advertising advice advised advisory affected affecting affects affiliates affirms afghan
afghanistan aforementioned afraid africa african after afternoon afternoons afterward afterwards again against aged
agency agent agents aggregate aggregated aggregating aggregation aggressive aggressively agnostic ago agree agreed
agreement agreements agrees ah ahead aid aids aims airplane airport alabama alarmed alarming alaska albania albanian
album albums algebraic algeria algerian algo algorithm algorithms alias aliased aliases aliasing align aligned
alignment aligns alike alive all alleging alloc allocate allocated allocating allocation allocations allocator allow
allowable allowed allowing allows almost alone along alongside aloud alpha alphabet alphabetic alphabetical
alphabetically alphabetize alphanumeric alphanums alphas already alright also alter alterations altered alternate
alternates alternating alternative alternatively alternatives alters although altogether always am amber ambiguity
ambiguous ambulance amended amending america american americans among amongst amount amounts ampersand amsterdam
amused an anaesthetist analogous analyse analysis analyze analyzing aname ancestor ancestors ancestry anchor anchored
anchors ancient and andersg android anesthetist angel angeles anger angle anglican angry animal animation anniversary
annotate annotated annotating annotation annotations announce announced announcement annoyed annoying anonymous
another ansi answer ant ante anthologies any anybody anymore anyone anything anytime anyway anyways anywhere apart
apartment apis apologize apostrophe apparatus apparent apparently appeal appear appearance appeared appearing appears
append appended appending appends apple apples applicable application applications applied applies apply applying
appname appointment appreciate appreciated approach approaches appropriate appropriately appropriateness approval
approvals approve approved approximate approximately approximates apps apr april apron apt arab arabic arbitrarily
arbitrary arch architecture architectures archival archive archived archiver archives archiving archs are area areas
aren't argcomplete argentina argentinian arglist argparse args arguably argue argument arguments argv arise arises
arising arithmetic arity arizona arkansas arm around arrange arranged arrangement arrangements array arrays arrive
arrived arrives arrow arrows art article articles artifact artifacts artificial artistic as ascending ashamed asia
asian aside ask asked asking asks asleep aspect aspects assembled assembler assembly assent assert asserted asserting
assertion assertions asserts asset assets assign assigned assigning assignment assignments assigns assimilated
assistant associate associated associating association assorted assume assumed assumes assuming assumption assumptions
assurances assured asterisk astur asymmetric at ate atexit athens atlanta atm atom atomic atomically attach attached
attaches attaching attachment attachments attack attacker attackers attacks attempt attempted attempting attempts
attention attr attribute attributes attribution attrname attrs auckland audience audio audit aug augment augmented
august aunt auntie australia australian austria austrian auth authenticate authenticated authenticates authenticating
authentication authenticity author authored authoritative authority authorization authorize authorized authorizes
authors authorship auto autocomplete autocompletion autoconf autogenerate autogenerated automate automated automatic
automatically automation autumn auxiliary availability available avenue average avoid avoidance avoided avoiding
avoids await awaitable awaited awaiting award awards aware away awful awkward baby back backed backend backends
backgrounds backing backlog backoff backpack backport backported backporting backports backpressure backslash
backslashes backtick backticks backtrace backtrack backtracking backup backups backward backwards bacon bad badge
badges badly bag bail bake baked baker bakery balance balanced balancing ball ballad balloon baltimore banana bananas
band bands bandwidth bank banker banks banner baptist bar bare barf barfed barn baroque bars base baseball based
basename bash basic basically basil basis basket basketball bassist bat batch bathe bathed bathing bathtub battle be
beach bean beans bear beard beautiful beauty became because become becomes becoming bee beef been beer before
beforehand beg began begin beginning begins behalf behave behaved behaves behaving behavior behaviors behaviour
behaviours behind beijing being belfast belgian belgium belief beliefs believe believed believes bell bells belong
belongings belongs beloved below belt bench benchmark benchmarking benchmarks beneath beneficial beneficiary benefit
benefits bengali berlin berry beside besides best bet beta better between beverage beyond bgcolor bicycle
bidirectional big bigger bike bill billing bin binaries binary bind binding bindings binds binutils birch bird birds
birmingham birth birthday biscuit biscuits bisect bisection bishop bit bite bitmap bitmaps bitmask bits bitter bitwise
black blah blame blank blanket blankets blanks blind blindly bliss blob blobs block blocked blocking blocks blocksize
blog blonde bloom blouse blow blues bnoordhuis boat bodies body bogus boil boiled boilerplate bold bolivia bolivian
bolt bomb bond boogie book bookkeeping boot boots bootstrapped bootstrapping border borders bored boring born borrow
borrowed borrows bosnia bosnian boss boston bot botched both bother bots bottle bottom bought boulevard bound
boundaries boundary bounded bounding bounds bow bowl box boxed boxes boy boyfriend bracelet braces bracket brackets
branch branches brave brazil brazilian breach bread break breakage breakages breakfast breaking breakpoints breaks
breeze brick bride bridge bridges brief bright bring bringing brings britain british broadcast broadcasts broke broken
bronze brook brooks broth brother brothers brotli brought brown browse browser browserify browsers brush brushed
brussels bubble buck bucket bud budapest buddhist buffer buffered buffering buffers buflen bufsize bug bugfix bugfixes
buggy bugs build buildbot buildbots builder builders building builds built builtin builtins bulgaria bulgarian bulk
bullet bump bumped bumps bunch bundle bundled bundler bundlers bundles bundling bunny bureau bureaucracy burger buried
burma burmese bury bus bush business busy but butler butter button buttons buy by bye bygroups bypass bypassed
bypasses bypassing byte bytearray bytecode bytes c'mon cab cabin cabinet cache cached caches caching cafe cafile cairo
cake cakes calculate calculated calculating calculation calculations calendar california call callable callables
callback callbacks called caller callers calling calls cambodia cambodian cambridge came camel camera camp camping can
can't canada canadian cancel canceled cancellation cancelled cancelling cancers cand candidate candidates candle candy
cannon cannot canonical canonicalize canonicalized cantonese capabilities capability capable capacity capath capital
capitalised capitalization capitalize capitalized caps captain caption capture captured captures capturing car card
cardboard cardiff cards care careful carefully carers cares caret caribbean carol carolina carpenter carpet carriage
carried carries carrot carrots carry carrying carter case cases cash casing casting castle casts casual cat catch
catches catching categories categorized category catholic cats caucasian caught cause caused causes causing caution
cautionary cautious caveat caveats ccache cctest cease ceases ceiling celebrate celebrity cell cells cemetery center
centre century cereal cert certain certainly certfile certificate certificates certs cflags chain chained chaining
chains chair chairman chairs challenge challenges chambers champion chance change changed changelog changelogs changes
changing channel channels chapel chapter character characters charbuffertype chardet charged charity charming chars
charset charsets chartered charts chase chat chatty chdir cheap check checked checker checkers checkin checking
checkout checks checksum checksums cheek cheeks cheer cheerful cheese chef cherry chess chew chewing chi chicago
chicken child childhood children chile chilean chinese chip chips chmod chocolate choice choices choir choke choked
choose chooses choosing chop chopped choreographic chorus chose chosen chown christian christmas chrome chromium chuck
chunk chunked chunks church cigarette cigarettes cincinnati cinema cinematographic cinematography cipher ciphers
ciphertext circle circuit circular circumstance circumstances circumvent circumvented circus cited cites citizen city
civil cjihrig claim claimed claims clang clap clarification clarifications clarified clarifies clarify clarity clash
class classes classic classification classified classmethod classname clause clay clean cleandoc cleaned cleaner
cleaning cleanly cleans cleanup cleanups cleared clearer clearing clearly clears cleveland clever click clickable
clicked clicking client clients cliff climb clip clobber clobbered clock clone cloned clones cloning close closed
closely closer closes closest closet closing closure cloth clothes clothing cloud cloudy club cluster cmake cmdoptions
coach coast coat coconut codebase coded codename codepath codepaths codepoints codes coding coerce coerced coercion
coffee coin cold collaborative collaborator collaborators collapse collapsed collar collateral collect collected
collecting collection collections collective collectively collector collects college collision collisions colno
colombia colombian colons color colorado colored coloring colorize colors colour column columns comb combination
combinations combine combined combines combining combo come comedy comes comic coming comma command commandline
commands commas commence comment commented comments commercial commercially commit commitment commits committed
committee committer committing common commonjs commonly commons communicate communicated communication communities
community comp compact companies companion company comparable compare compared compares comparing comparison
comparisons compat compatibility compatible compensate compensation competent competing competition compilation
compilations compile compiled compiler compilers compiles compiling complain complained complaining complains
complement complete completed completely completeness completer completes completing completion completions complex
complexity compliance compliant complicated complication complies comply complying component components compose
composed composite composition compound comprehensive compress compressed compressor compromise comps compulsory
computation computations compute computed computer computers computes computing concat concatenate concatenated
concatenates concatenating concatenation concept concepts concern concerned concerning concert concerto concise
conclude concluding conclusions concrete concurrency concurrent concurrently cond condensed condition conditional
conditionally conditionals conditioned conditions conducts confer conference confidence confident confidential confirm
confirmation confirmed confirming conflict conflicted conflicting conflicts conform conformance conforming conforms
confuse confusing confusingly congo congolese congress conjunction conn connect connected connecticut connecting
connection connections connectivity connector connects consecutive consensus consented consents consequence
consequences consequential conservative consider consideration considerations considered considering considers consist
consistency consistent consistently consisting consists console consolidate consolidated conspicuously const constance
constant constantly constants constitute constitutes constituting constrained constraints consulted consulting consume
consumed consumer consumers consumes consuming consumption contacted contacting contain contained container containers
containing contains contemplated contemplating content contents contest context contextlib contextmanager contexts
contextual contextvars contiguous continuation continuations continue continued continues continuing continuous
contract contrary contrast contravention contrib contribute contributed contributes contributing contribution
contributions contributor contributors contributory control controlled controller controlling controls convenience
convenient conveniently convention conventional conventions convergence conversion conversions convert converted
converter converting converts convey conveyed cook cooked cookie cookies cooking cool cooper coordinate coordinates
coordinator cope copenhagen copied copies copper copy copyedit copying copyreg copyright copyrightable copyrighted
copyrights coral core corepack cores corn corner coro coroutine coroutines corporation correct corrected correction
corrections correctly correctness correspond corresponding corresponds corrupt corrupted corruption cost costly costs
cottage cotton couch could couldn't council count countdown counted counter counterclaim counterintuitive counterpart
counterparts counters counting countries country counts county couple courage court courteous courtesy courts cousin
cousins cover coverage covered covering coverity covers cow cozy craft crafted crash crashed crashes crashing crawl
crazy crcmod cream creamy create created creates creating creation creations creative creator creators credential
credentials credit credits creek creole crew cried cries crime crisis criteria critic critical critics croatia
croatian crop cross crowd crown crucial crude cruel cruft cry crying cryptic crypto cryptographic cryptographically
cryptography crystal ctor ctype ctypes cub cuba cuban cube cucumber cultural cumbersome cumulative cup cupboard
curcode curdir cure cured curious curl curly current currently cursor curtain curtains curve curves cushion custard
custom customary customer customizable customization customize customized customizing cut cute cycle cycles cyclic
cygwin czech czechia dad daddy daemon dairy daisy dale dallas damage damages dance dancers dancing danger dangerous
dangling danish daring dark darling dash dashes database databases dataclass dataclasses datagram datatype date dated
dates datetime daughter daughters dawn day days dbus dead deadline deadlock deadlocks deaf deal dealing dealings deals
dealt dean dear dearest death debian debianized debit debt debug debugged debugger debugging debuglog dec december
decent decide decided decides deciding decimal decision decl declaim declaration declarations declare declared
declares declaring declined decodable decode decoded decoder decoders decodes decoding decompress decompressed
decompression decorate decorated decoration decorator decorators decrease decreases decrement decremented decrypt
decrypting decryption dedent dedicated deduplicate deem deemed deep deepcopy deeper deeply deer defacto default
defaultdict defaulted defaulting defaults defect defective defects defend defer deferred define defined defines
defining definitely definition definitions definitive deflake deflate degree delaware delay delayed delays delegate
delete deleted deletes deleting deletion deletions delhi deliberate deliberately delicious delightful delim delimited
delimiter delimiters delimiting deliver delivered delta deltas demand demanding demarcate demo democracy democratic
demonstrates denial denied denies denmark denote denotes denoting denver deny department depcomp depend depended
dependence dependencies dependency dependent depending depends depicted deploy deployed deploying deployment
deployments deprecate deprecated deprecating deprecation deprecations depressed deps depth deque deref dereference
dereferenced derivation derivative derivatives derive derived derives derogatory desc descend descendant descendants
descending describe described describes describing description descriptions descriptive descriptor descriptors
deserialization deserialize deserialized desert deserve design designate designated designation designed designer
designs desirable desire desired desk desperate despite dessert dest destination destinations destroyed detach
detached detail detailed details detect detected detecting detection detector detects determination determine
determined determines determining deterministic detriment detrimental detroit develop developed developer developers
developing development deviation device devices devil devised devnull devsnek dgram diag diagnose diagnosed diagnosing
diagnostic diagnostics diagram dialog diamond diary dict dictates dictionaries dictionary dicts did didn't die died
diego dies diesel differ difference differences different differential differentiate differently differing differs
difficult diffs diffstat difftool dig digest digests digging dignity diminish dine dinner dip direct directed
direction directions directive directives directly director directories directors directory dirname dirnames dirpath
dirs dirty disable disabled disables disabling disagree disallow disallowed disallows disambiguate disambiguating
disambiguation disaster discard discarded discarding discipline disclaim disclaimed disclaimer disclaimers disclaims
disclosed disclosure disconnect disconnected disconnects discourage discouraged discover discoverable discovered
discovery discretion discussed discussing discussion discussions dish dishes disk dislike dispatch dispatched
dispatcher dispatching display displayed displaying displays dispose disputes disrupt dissemination dist distance
distinct distinction distinctions distinguish distinguished distinguishes distinguishing distort distortion
distributable distribute distributed distributes distributing distribution distributions distributor distributors
district dists distutils ditto dive diverged divide divided division divorce divorced dlopen dnlup do docfix dock docs
docstrings doctest doctests doctool doctype document documentary documentation documentations documented documenting
documents does doesn't dog dogs doing doll dollar dollars dolphin domain domains dominican don't donation done donkey
dont door doors dot dots dotted double doubles doubt down downgrade download downloaded downloading downloads downs
downstairs downtown dozen dr draft drafted drafter drama dramatic drank drastically draw drawer drawing drawn draws
dream dreams dress dressed drew drink drinking drinks drive driven driver drivers drives driving drop dropped dropping
drops drove drown drummer drums drunk dtor dtrace dual dublin duck due duke dull dumb dummy dump dumped dumps duplex
duplicate duplicated duplicates duplication duration durations during dusk dust dusty dutch duty dying dynamic
dynamically each eager eagerly eagle earlier early earned earnest earth ease easier easiest easily east easter eastern
easy eat eaten eating echoing ecuador ecuadorian edge edges edinburgh edit editable edited editing editor editorial
editors edits educator effect effective effectively effects efficiency efficient efficiently effort efforts egg eggs
ego egypt egyptian eight eighteen eighty either elaborations elapsed elder eldest elect election electronic elects
elegant elem element elements elephant elevate elevator eleven elf eligible eliminate eliminated eliminating ellipses
ellipsis elliptic else elsewhere emacs email emails embarrassed embed embedded embedder embedders embedding embodied
embodiments emeriti emeritus emit emits emitted emitter emitting emoji emotion emotional emphasis employed employee
employer emptied empty emulate emulated emulates emulation enable enabled enables enabling encapsulate encapsulated
encapsulation enclose enclosed enclosing encode encoded encoder encodes encoding encodings encounter encountered
encountering encounters encourages encrypt encrypted encrypting encryption encyclopedias end ended endian endianness
endif ending endings endorse endorsed endorsement endpoints endpos ends endtime enemy energy enforce enforceability
enforceable enforced enforcement engaged engine engineer engineering engines england english engraving enhance
enhanced enhancement enhancements enhancing enjoy enjoyed enjoyment enjoys enormous enough enqueued ensurepip ensures
ensuring enter entered entering enterprise enters entertainment entire entirely entirety entities entitled entity
entrance entries entropy entry entrypoints envelope environ environment environments envy epoch equal equality equally
equals equitable equivalent equivalents eritrea eritrean erm errmsg errno erroneous erroneously error errored errors
esbuild escalation escape escaped escapes escaping especially essential essentially establish established establishes
establishing estate estimate estimated estonia estonian estoppel ethiopia ethiopian europe european eval evaluate
evaluated evaluates evaluating eve even evening evenings evenly event events eventual eventually ever every everybody
everyone everything everywhere evil evils ex exact exactly examine examined examining example examples exceed exceeded
exceeding exceeds excellent except exception exceptional exceptions excess excessive exchange excited exclude excluded
excludes excluding exclusion exclusive exclusively excuse exec executable executables execute executed executes
executing execution executions executor exemplary exempt exercised exercising exhaust exhausted exhaustion exhaustive
exhibit exist existed existence existing exists exit exitcode exited exiting exits exotic expand expanded expanding
expands expandtab expansion expat expect expectation expectations expected expecting expects expense expenses
expensive experience experiment experimental expert expiration expire expired expires expiring expiry explain
explained explaining explains explanation explanations explicit explicitly exploit exploited exploits explore
exploring exponent exponential export exported exporting exports expose exposed exposes exposing expr express
expressed expression expressions expressly exprs extant extend extended extending extends extensible extension
extensionless extensions extensive extensively extent extern external externalized externally extra extract extracted
extracting extraction extracts extraneous extras extreme extremely eyebrow fabric faced facilitate facilitates
facilities facility facing fact factor factors factory fade fail failed failing fails failure failures faint fair
fairly fairy faith faithfully fake fallback fallbacks falling false falsey falsy familiar famous fan fancy fans
fantastic far farm farmer farmers farsi farther fashion fast faster fastest fat fatal father fathers fault
faulthandler faults faulty favor favorite favour favourite fax fdlibm fear feather feature features feb february fed
fedepell federal fee feed feedback feeds feel feeling feelings feels fees felicity fell fellow felt female fence fern
festival fetch fetched fetcher fetchers fetches fetching few fewer fiance fiancee fiction field fieldname fields
fifteen fifth fifty fig fight figure file filed filehandle filemode filename filenames fileno fileobj filepath files
filetype filipino fill filled filling fills fillvalue film films filter filtered filterfalse filtering filters final
finalization finalize finalized finalizer finalizers finalizes finally find finder finders finding findings finds fine
fingerprints finish finished finishes finishing finite finland finnish fire fired firm first fish fisher fishing fist
fit fitness fits five fix fixation fixations fixed fixer fixers fixes fixing fixture fixtures fixup flag flagged flags
flake flakiness flaky flame flat flatmate flatten flattened flattening flavor flavors flavour flaws flew flexibility
flexible flight flip float floating floats flood floor flora florida flour flow flower flowers flows flushes flushing
fly flying fname fnmatch fobj focus focused fog fold folded folder folders folding folk folklore folks follow followed
following follows folti fond font fonts food fool fooled football footer for forbid forbidden force forced forcefully
forces forcibly forcing foreach foregoing foreground forehead foreign forest forever forfeit forget forgot forgotten
fork forked forking forks form formal format formats formatted formatter formatters formatting formed former formerly
forms formula formulating fort forth fortune forty forward forwarded forwarding forwards found foundation four
fourteen fourth fox fraction fractional fractions frag fragment fragments frame frames framework frameworks france
francisco frank free freebsd freed freedom freeing freely freenet frees freeze french frequent frequently fresh
freshly fri friday fridge friend friendly friends frighten frightened frog from front frontend frost frozen frozenset
frozensets fruit fruits frustrated fry fsmonitor fspath fulfill fulfilled fulfilling fulfills fullest fullname fully
fun fundamental funded funeral funny fur furnished furniture further future futures gain gained gaining gains gale
gallery gamble game games gap garage garbage garden gardener garlic gas gate gates gateway gather gathered gave gay
gene generally generate generated generates generating generation generator generators generic generics gengjiawen
gentle gentleman gently geography german germany gestational get getattr getitem getopt getpass gets getter getters
gettext getting ghana ghanaian ghost giant gift ginger girl girlfriend give given gives giving glad glance glass
glasses glen glib glibc glitch glob global globally globals globbing globs glory glossary glove gloves glue glyphs
gmail gmbh gnome go goal goat god goes going gold golden golf gone gonna good goodbye goods goodwill googletest goose
gore gossip got goto gotta gotten govern governance governed governing government governor grab grace graceful
gracefully grade gradually graduate graft grain grammar grammars grand grandchild grandchildren granddaughter
grandfather grandma grandmother grandpa grandparents grandson granny grant granted granting grants granular
granularity grape grapes graph graphical graphics graphs grass grateful gratis grave gravy gray great greater greatest
greatly greece greedy greek green greenland greet greeting grep grew grey grief grocery groff grok gross grossly
ground group groupby grouped grouping groups grow growing grows guarantee guaranteed guarantees guard guardian guards
guess guessed guessing guest guidance guide guidelines guides guilty guitar gum gun gut guy gym gypfiles gzip gzipped
habit hack hacked hacks had hadn't hair haircut haiti haitian hale half hall ham hammer hampshire handbag handed
handful handing handle handled handler handlers handles handling handshake handshakes handsome handy hang hanging
hangs happen happened happening happens happily happiness happy harbor hard hardcode hardcoded harden hardened
hardening harder hardlink hardlinks hardly hardware hardy harm harmful harmless harmonize harmony harness has hasattr
hash hashable hashed hashes hashing hashlib hashmap hasn't hat hatch hate hated have haven't having hawaii hay hazards
hazel he he'll he's header headers heading headings headless heads heal health healthy heap heapq hear heard hearts
heat heath heather heaven heavily heavy hebrew height heirs held hell hello help helped helper helpers helpful helping
helps helsinki hen hence her here here's hereafter hereby herein hereof hereunder herself heuristic heuristics
hexadecimal hexnums hey hi hid hidden hide hides hiding hierarchical hierarchies hierarchy higher highest highlight
highlighted highlighter highlighting highlights highly highway hike hill hills him himself hindi hindu hints hire his
hispanic histogram historical historically histories hit hits hitting hmac hmm hobbits hobby hoisting hold holder
holders holding holds hole holes holiday holidays holland holly holy homepage honest honey honor honored honors honour
hook hooks hop hope hopeful hopefully horizontal horizontally horn horrible horror horse horses host hosted hosting
hostname hostnames hosts hot hotel hours household housemate housing houston how how's however href hug huge human
humans humid humor hundred hundreds hung hungarian hungary hungry hunk hunks hunt hunter hunting hurried hurry hurt
hurts husband hut hydrate hydrating hymn hyphen hyphens hypothetical i i'd i'll i'm i've iban ice iceland icelandic
icon icy idea ideal ideally ideas idempotent ident identbodychars identchars identical identically identifiable
identification identified identifier identifiers identifies identify identifying identities identity idiom idiomatic
idiot idle if ignore ignored ignores ignoring ill illegal illness illustrated illustrates illustration image images
imagine imam imap imitating immediate immediately immunities immutable impact impacted impacting import importable
important importantly importation imported importer importers importing importlib imports impose imposed impossible
impressed improper improve improved improvement improvements improves improving in inability inaccuracies inactive
inactivity inadvertently inappropriate inc incapable incidental incidentally incl include included includes including
inclusion inclusions inclusive incoming incompatibilities incompatibility incompatible incomplete inconsistencies
inconsistency inconsistent inconsistently inconvenient incorporate incorporated incorporates incorrect incorrectly
increase increased increases increasing increment incremental incrementally incremented incrementing increments incur
incurred indeed indefinitely indemnify indemnity indent indentation indented indenting indents independent
independently index indexed indexes indexing indian indicate indicated indicates indicating indication indicator
indicators indices indirect indirectly individual individually individuals indonesia indonesian indoor industry
ineffective ineffectiveness inefficient inencoding inexpensive infant infer inference inferred infers infile infinite
infinity infix influence info inform informaticist information informational informative informed informs infos
infringe infringed infringement infringements infringes ings inherently inherit inheritance inherited inheriting
inherits init initargs initial initialised initialization initialize initialized initializer initializers initializing
initially initiate initiated initiates initiating initiation initiatives inject injected injecting ink inline inlined
inlining inn inner innocent inplace input inputs insect insecure insensitive insensitively insert inserted inserting
insertion insertions inserts inside insist insn inspect inspected inspecting inspection inspector inspired inst
install installable installation installations installed installer installers installing installs instance instanceof
instances instantiate instantiated instantiating instantiation instead institute institutions insufficient insurance
integer integers integral integrate integrated integrating integration integrity intellectual intelligence intelligent
intend intended intending intent intention intentional intentionally interact interacting interaction interactions
interactive interactively interacts intercept intercepted interceptor interceptors interest interested interesting
interface interfaces interfere interference interfering interior intermediary intermediate internal internally
internals international internationalization internationalized internet interoperability interpolate interpolated
interpolation interpret interpretation interpreted interpreter interpreters interpreting interprets interrupt
interrupted interruption intersection interstellar interval intervals intervening interview intl into intrinsic
intrinsics intro introduce introduced introduces introducing introduction introductory introspect introspected
introspection ints intuitive invalid invalidate invalidity invariant invariants invented inverse investigate
investigation invisible invite invited invocation invocations invoke invoked invokes invoking involve involved
involves involving ion iran iranian iraq iraqi ireland ireq iris irish irrelevant irrevocable irrevocably is isdir
isinstance islamic island islice isn't isolate isolated israeli issue issued issuer issues issuing istanbul it it's
italian italic italy item itemgetter items iter iterable iterables iterate iterated iterates iterating iteration
iterations iterator iterators itertools itself ivory ivy jack jacket jade jahn jail jam jamaica jamaican jan january
japan japanese jar jasmine jaw jazz jealous jeans jehovah jelly jerk jersey jewel jewelry jewish job jobs joernchen
join joined joining joinpath joke journal journey joy jsdoc judge judged judgment judicial jug juice jul july jump
jumps jun june jungle junior junk jurisdiction jurisdictions jury just justice justification justify kansas keen keep
keepalive keeper keeping keeps kentucky kenyan kept kernel kettle key keyboard keyed keyfile keygen keypress keyring
keys keyserver keyword keywords khmer kick kicked kid kids kill killed killing kin kind kindly kindness kinds king
kingdom kiss kit kitchen kite kitten kitty klass knew knife knit knitting knob knock know knowing knowledge known
knows kohta korea korean kwarg kwargs lab label labeled labelled labels lack lacked lacks lacy lad ladder ladies lady
laid lake lamb lambda lambdas lamp lance land landed landing landlord lands lane language languages lao lap large
largely larger largest last late lately latency latent later latest latina latino latter latvia latvian laugh laughed
laughing launch launched launching laundry law lawfully lawn laws lawsuit lawyer lawyers lay layer layers layout
lazily lazy ldflags lead leader leading leads leaf league leak leaked leaking leaks leap learn learned learning learns
least leather leave leaves leaving lebanese lebanon lecture led leeds leftmost leftover legacy legal legalese legally
legendecas lemon lend length lengths lengthy lenient less lesser lesson let let's lets letter letters letting lettuce
level levelname levels leverage leveraged leveraging lexer lexers lexical lexically lexicographically liability liable
liar libassuan libblkid libc libcurl libdes liberal liberty libev libfile libgcrypt libglvnd libidn liblzma libm
libname libraries library libs libuv libya libyan licence licenced licensable license licensed licensee licensees
licenses licensing licensor licensors lid lie lies lieu life lifecycle lifetime lift lifted light lights lightweight
like likelihood likely likeness likewise lily limit limitation limitations limited limiting limits limp line linear
linearly linecache linefeed lineno linesep linguistic link linkage linked linker linking links linter linting lion lip
lisbon list listed listen listener listeners listening listens listing lists literal literally literals literary
lithography lithuania lithuanian litigation little live lively liverpool lives living llc load loadable loaded loader
loaders loading loads loan local locale locales localhost localisation localization localize localized locally
localname locals locate located locating location locations locator locators lock locked lockfile lockfiles locking
locks locn logged logger logging logic logical logically login logo logos logs london lone lonely long longer longest
look lookahead lookbehind looked looking looks lookup lookups loop loopback looped looping loops loose loosely
loosened lord lose losing loss losses lost lot lots loud louisiana lounge love loved lovely lover loving lower
lowercase lowercased lowest loyal ltd luck lucky lunch luxury lying lyrics lzma ma'am macedonian machine machinery
machines macos macro macros mad madam made madrid magazine magic magical maid mail mailbox mailing mailmap main maine
mainloop mainly maintain maintained maintainer maintainers maintaining maintains maintenance major majority make
makefile makes making malaysia malaysian malformed malicious mall malloc mama man manage managed management manager
managers manages managing manchester mancill mandarin mandatory mangled manifest manifests manipulate manipulated
manipulating manipulation manner manpage manpages manual manually many map mapped mapping mappings maps mar march
margin mark markdown marked marker markers market marking marks markup marriage married marry marsh marshal
marshalling marvelous maryland masking masks mason massachusetts massive master match matched matcher matchers matches
matching mate material materials math mathematical matrix matter matters maximal maximize maximum maxlen maxsize
maxsplit may maybe mayor me mead meadow meal mean meaning meaningful meaningless meanings means meant meantime
meanwhile measure measured measures measuring meat mechanical mechanism mechanisms medal media median medium meet
meeting meets melbourne melody melon member members membership memo memoization memoize memoizing memories memoryview
memphis men mend mention mentioned mentioning mentions menu merchantability mercy mere merely merge merged merges
mergetool merging mergy merry mess message messages messaging met metacharacters metaclass metainfo metal metastasis
meter meth method methodist methods metrics mexican mexico mhm miami michigan micro microseconds microtask midday
middle middleware midnight midwives might migrate migrated migrating migration mild miles milk miller million
milliseconds mills mime mimetype mimetypes mimic mimics mind mine minified minifier minimal minimatch minimize minimum
minister ministry minnesota minor mint minus minute minutes mirror mirrors misbehaved misc miscellaneous miscounted
miserable mishandle mishandled misinterpreted misleading mismatch mismatched mismatches mismatching misplaced
misrepresented miss missed missing mission mississippi missouri misspelled mistake mistaken mistakenly mistakes mister
misty misuse misused mitigate mix mixed mixin mixing mixture mkdir mkpath mktemp mmap mmarchini mob mock mocked
mocking modal mode model modeled models moderation modern modernize modernized modes modification modifications
modified modifier modifiers modifies modify modifying modname module modules modulo modulus mom moment mon monday
money mongolia mongolian monitor monitoring monkey monospace monotonic month months montreal moody moon moonlight moor
mop moral more mormon mornings moroccan morocco mortgage mosaic moscow mosque moss most mostly mother mothers
motivation motivations motor mount mountain mounted mouse moustache move moved moves movie moving mr mrs mtime much
mud mug multi multibyte multicast multiline multipart multipath multiple multiplication multiplied multiply
multiprocessing mum mumbai mummy murder museum mushroom music musical musician musicians musl muslim mutability
mutable mutate mutated mutating mutation mutations mutex mutexes mutilate mutilation mutual mutually my myanmar mypy
mysterious mystery nadir nah nail nails naive naked name named namely names namespace namespaced namespaces naming
nanoseconds nap napi napkin narrow narrower nashville nasty nation national native natively natural naturally nature
naughty navigate navigates navigating navigation navigations navigator navy nbytes ncurses ndef near nearest nearly
neat necessarily necessary need needed needing needle needless needlessly needs negate negated negation negligence
negligent negotiate negotiation neighbor neighborhood neighboring neighbors neighbour neighbours neither neonatal
nepal nepali nephew nervous nest nested nesting net netherlands netloc netrc nettle network networking networks nevada
never nevertheless new newcomers newer newest newline newlines newly newspaper next nice nicely nicer nick nickname
niece nigeria nigerian nightly nights nine nineteen ninety ninja nished nits no noble nobody nocover nod noise noisy
noitalic nomination nonce none nonempty nonexclusive nonexistent nonlocal nonsense nonsensical nonterminal nonzero
noodles noon noop nope noqa nor norm normalization normalize normalized normalizes normalizing normally normcase
normpath north northern norway norwegian not notable notably notation note noted notes nothing notice noticed notices
notification notifications notified notifies notify notifying notion nov novel novels november now nowhere nuisance
null nullish number numbered numbering numbers numeral numeric numerical numerically numerous numpy nums nun nut nuts
o'clock oak oatmeal oauth oauthlib obey object objections objects obligated obligation obligations obscure observable
observe obsolete obtain obtained obtaining obtains obvious obviously occasion occasionally occupied occur occurred
occurrence occurrences occurring occurs ocean oct octal octet octets october octopus odd of off offending offer
offered offering offers office officer official officially offset offsets often oh ohio oil ok okay old older oldest
olive omelette omission omissions omit omits omitted omitting on onboarding once one onerror ones ongoing onion onions
online only onto onwards oops opal opaque opcode opcodes open opened opener opening opens openssl opera operand
operate operated operates operating operation operations operator operators opinion opinionated opinions
opportunistically opportunity opposed opposite opted optimal optimistic optimization optimizations optimize optimized
optimizing option optional optionally options optparse opts orange oranges orchestra order ordered ordering orderly
ordinal ordinarily ordinary oregon organization organizations orig origin original originally originated originates
originating origins orlando orthodox oslo osname ossl other others otherwise ottawa ought our ours ourselves out
outbound outbuf outdated outdoor outencoding outer outfit outgoing outlen outline outlined outputs outputting outside
outstanding oven over overall overflow overflowing overflows overhead overlap overlapped overlapping overlaps overload
overloaded overloads overlong overly overnight overridden override overrides overriding overrun overtly overview
overwrite overwrites overwriting overwritten overwrote owe owl own owned owner owners ownership owning owns oxford
pace pack package packaged packager packagers packages packaging packed packet packets packfile packfiles packing
packrat packs pad padded padding page pager pages paging paid paint painted painting pair paired pairing pairs
pairwise pakistan pakistani palace pale pamphlet pan pancakes panel pango pants paper papers parade paragraph
paragraphs paraguay parallel parallelism parallelize parcel pardon paren parens parent parentheses parenthesis parents
park parked parker parking parrot parrotting parse parseable parsed parser parsers parses parsing part partially
participants participate participates participation particular particularly parties partition partner partners
partnership parts party pass passed passenger passes passing passion passphrase passport password passwords past pasta
paste pasted pasting pastor pat patched patches patching patents path pathlib pathname pathnames paths pathsep
pathspec pathspecs patience patt pattern patterns pause paused pauses paw pay paying payload payloads payment pays pea
peace peach peak peanut pear pearl peas peeked peer pen penalties penalty pencil pending pennsylvania penny pension
people pepper per percent percentage percentile percents perf perfect perfectly perform performance performances
performant performed performer performing performs perfume perhaps period periodically periods perm permanent
permanently permissible permission permissions permissive permissively permit permits permitted permutation perpetual
persian persist persistence persistent persists person personal personality persons perspective pertain pertaining
peru peruvian pet pets phase philippines phoenix phone phones phonogram phonograms photo photograph photographic
photography photos phrase phrases piano pick picked picker picking pickle pickleable pickled pickling picks picnic
picture pictures pie piece pieces pig pigeon pike pile pilgrim pilot pin pine ping pinned pipe piped pipeline
pipelined pipelining piper pipes piping pit pittsburgh pixels pixmap pizza pkgname pkgutil place placed placeholder
placeholders placement places placing plain plainly plaintext plane planet planned planning plans plant plants plastic
plat plate plates platform platformdirs platforms platlib play played player playing plc pleasant please pleased
pleasure pleasures plen plenty plist plug plugged plugin plugins plumbing plural plus pmarat pocket poem poet poetry
poettering pointed pointer pointers pointing pointless points poland police policies policy polish polite poll polling
pollution polyfill polyfills pond pony pool pooling pools poor poorly pop pope popen popped popping pops popular
populate populated pork porridge port portability portable ported porter porters porting portion portions portland
portrait ports portugal portuguese posh positional positions positives posn possessive possibilities possibility
possible possibly post postcard postcode posted postfix posting postmortem pot potato potatoes potential potentially
potter pound pounds pour poverty power powered powerful powers poxip practicable practical practice practices
practitioner practitioners pragma prague praise pray prayed prayer prayers praying preamble precede preceded
precedence precedes preceding precise precisely precision pred predecessor predefined predicate predicates predictable
prefer preferable preference preferences preferred prefers prefix prefixed prefixes prefixing preimage prejudicial
preliminary preload premature prematurely prenatal prep prepackaged preparation prepare prepared preparer prepares
preparing prepend prepended prepending preprocess preprocessing preprocessor prerelease prereleases prerequisite
prerequisites preschool presence presented presenting presently preserve preserved preserves preserving preset
president press pressed pressing presumably pretend pretended pretty prev prevailing prevent prevented preventing
prevents preview previous previously price pride priest primarily primary prime primitive primitives primordial
primordials prince princess principal principle principles printable printables printed printer printers printf
printing prints prior priorities prioritize prison prisoner privacy private privilege privileged privileges prize
probability probably prober problem problematic problems proc procedures proceed proceeding proceeds process processed
processes processing processor processors procurement produce produced producer producers produces producing product
production products prof professional professor profile profiler profiles profiling profit profits prog program
programmatic programmatically programmer programmers programming programs progress progresses progressively prohibit
prohibited prohibits project projects prominent promise promises promisified promisor promote promoted promoting
promotion promotional prompt prompted prompting promptly prompts pronoun pronouns proof prop propagate propagated
propagation proper properties property proportional proposal propose proposed proprietary props prospectively protect
protected protecting protection protections protestant proto protocols prototype prototypes proud prove provide
provided provider providers provides providing provision provisions proxied proxies proxy prudence prune pruned
pruning pseudo pseudocode pseudonym pthread pub public publication publicity publicly publish published publisher
publishes publishing pudding pull pulled pulling pummel pumpkin punctuation punish punjabi punk punycode puppy pure
purelib purely purge purple purpose purposes purse pursuant push pushed pushes pushing put puts putting puzzle pydoc
pyexpat pyflakes pygmentize pygments pygobject pyparsing pypi pypy pytree pyver pyversion qname quadratic qualified
qualifier qualify quality qualname quantity quarter quartet queen queried queries query querying question questionable
questions queue queued queues quic quick quicker quickly quiet quietly quilt quit quite quitting quot quota quotation
quote quoted quotes quoting rabbi rabbit race races racing racy radio rag rage rail railroad rain rainbow rainy raise
raised raises raisin raising ram ran ranch random randomly randomness rang ranges rap rapidly rare rarely rat rate
rather ratio rational rationale raw ray razor reach reachability reachable reached reaches reaching react read
readability readable readdir reader readers reading readline readme readmission readonly reads ready real reality
realize realized really realm realpath reason reasonable reasonably reasons rebase rebased rebasing rebinding
rebroadcast rebuild rebuilding rebuilt recast receipt receive received receiver receives receiving recent recently
recipe recipes recipient recipients recitations recognised recognition recognizably recognize recognized recognizes
recognizing recommend recommended recommends recompile recompiled reconnect record recorded recording recordings
records recover recoverable recovered recovery recreate recreated recurse recursed recurses recursion recursive
recursively recv red redact redacted redefine redefinition redirect redirected redirecting redirection redirections
redirects redistribute redistributed redistributing redistribution redistributions redistributors reduce reduced
reduces reducing reduction redundant reed reentrant reevaluation refactor refactored refactoring refer reference
referenced references referencing referred referring refers refine reflect reflected reflects refloat reflog reflogs
refname refnames reformat reformed refrain refresh refreshed refs refspec refspecs refuse refused refuses refusing
regard regarding regardless regards regenerate regenerated region register registered registering registers
registration regressed regression regressions regret regularly regulated regulation regulations reinstatement
reinstates reject rejected rejecting rejection rejections rejects relate related relating relation relations
relationship relationships relative relatively relatives relax relaxed relay release released releaser releasers
releases releasing relevant reliability reliable reliably relicense relicensing relied relief relies religion
religious relinquish reload reloading rely relying remain remainder remaining remains remark remarkable remedies
remedy remember remembers remind remote remotely remotes removal removals remove removed removes removing rename
renamed renames renaming render renderable renderables rendered rendering renders renegotiation rent reorder
reordering repack repacking repair repeat repeatable repeated repeatedly repeating repeats repetition repetitions
repetitive rephrase repl replace replaced replacement replacements replaces replacing replay replaying replied replies
reply repo report reported reporter reporting reports repositories repository repr represent representation
representations representative representatives represented representing represents reprlib reproduce reproduced
reproducible reproducing reproduction republican reputation reqs request requested requesting requests require
required requirement requirements requires requiring reraise rerere rerun rescission rescue resellers resembles
reserve reserved reserves reset resets resetting residence resides resilient resize resolution resolutions resolve
resolved resolver resolvers resolves resolving resort resource resources respected respective respectively respects
respond responding responds responses responsibility responsible restart restarted restarting restarts restaurant
restoration restore restored restores restoring restricted restricting restriction restrictions restrictive restricts
result resulted resulting results resume resumes resumption resurrected retain retained retaining retains retire
retired retirement retried retries retrieval retrieve retrieved retrieves retrieving retroactively retry retrying
return returncode returned returning returns retval reusable reuse reused reusing rev revalidation revamped revealed
reverend reverse reversed reversion revert reverted reverting reverts review reviewed reviewing reviews revise revised
revision revisions revocation revoke revoked revs reward rewind reword reworded rework rewrite rewrites rewriting
rewritten rewrote ribbon rice rich richer rid ride riff rightmost rights rimraf ring rings rip ripe rise risen risk
risks risky river rivers rmtree road roaming roast rob robe robin robust robustness rock rocker rod rode role roll
rollback rollup roman romania romanian romantic rome roof room roommate rooms root roots rope rose rosengren rotate
rotation rough roughly round rounded rounding routed router routes routine routines routing row rows royal royalties
royalty rtype ruby rude rug ruin rule rules run runnable runner runners running runpy runs runtime runtimes rush
rushed russia russian rusty sacred sad sadly sadness safe safely safer sage said sail sake salad salary sale salmon
salt same samples sampling sandal sandals sandbox sands sandwich sandwiches sandy sane saner sang sanitize sanitizer
sanity sans sat satanic satisfaction satisfied satisfies satisfy satisfying saturday sauce saucer sausage sausages
savage save saved saves saving savings saw say saying says scalar scalars scaled scales scanned scanner scanning
scared scarf scenario scenarios scene scenes schedule scheduled scheduler scheduling schema schemas scheme schemes
school science scientific scissors scope scoped scopes scoping scotland scottish scottn scraping scratch scream screen
screens screenshot screenshots scribe script scripted scripting scriptlet scripts scroll scrub scrypt sculpture sdist
sea seamlessly search searched searches searching season seat seattle second secondary seconds secret secretary
secretly secrets section sections secure securely security see seed seeing seek seekable seeking seem seemingly seems
seen sees segfault segfaulted segfaults segment segmentation segments select selected selecting selection selective
selectively selector selectors selects self sell selling semantic semantically semantics semaphore semaphores
semicolon semicolons semver senator send sender sendfile sending sendmail sends sense sensible sensibly sensing
sensitive sensitivity sent sentence sentences sentinel sep separable separate separated separately separates
separating separation separator separators sept september sequence sequencer sequences sequential sequentially serbia
serbian sergeant serial serializable serialization serialize serialized serializer serializing series serious
seriously sermon servant serve served server serverlisten servername servers serves service services serving session
sessions set sets setter setters setting settings settle settled settlement setup setuptools seven seventeen seventh
seventy several severed severity sew sewing sex shade shadow shadowed shake shaking shall shame shampoo shanghai shape
share shareable shared shares sharing sharp shave shaved she she'll she's shebang shed sheep sheet sheets shelf shell
shells shelter shepherd shields shifted shims shine shiny ship shipped shipping ships shirt shlex shoe shoes shop
shopping shore shortcut shorten shortened shorter shortest shorthand shorthands shortlog shortly shorts shot should
shouldn't shout shouted shouting show showed showing shown shows shrink shut shutdown shutil shuts shutting shy
sibling sick side sideband sidebar sides sidewalk sigh sight signal signaled signaling signalling signals signature
signatures signed significant significantly signifies signify signing signum sikh silence silent silently silk silly
silver silverwind similar similarity similarly simple simulate simultaneous simultaneously since sing singapore singer
singers singing single singleton singular sink sip sir sister sisters sit site sites sitting situations six sixteen
sixty size sized sizeof sizes skate skeleton sketch ski skill skinny skip skipped skipping skips skirt sky slack slash
slashes slated sleepy slept slice slices slicing slid slide sliding slight slightly slipper slippers slot slots slovak
slovakia slovenia slovenian slow slower slowest slowly slurp small smaller smallest smart smarter smartos smell smile
smiled smiling smoke smooth smuggling snack snacks snake snapshot snapshots snippet snippets snow snprintf so sob
soccer society sock socket sockets socks socktype soda soft software solar sold soldier sole solely solicitor solid
solo solution solutions solve solved somali somalia some somebody somehow someone something sometime sometimes
somewhat somewhere son song songs songwriter sons soon sophisticated sorry sort sorted sorting sorts sought soul sound
sounds soup sour source sourcecode sourced sourcemap sourcemaps sources south southern soy spa space spaces spacing
spain spam span spanish spans spare sparse sparsely spawn spawned spawning spawns speak speaking speaks spears spec
special specialized specially specific specifically specification specifications specificity specifics specified
specifier specifiers specifies specify specifying specs speed speeding speeds speedup speedups spell spelled spelling
spellings spend spent spice spicy spider spill spilled spin spinner spirit spirits spirituality spit splice split
splitext splits splitter splitting spoke spoken sponsor sponsored sponsoring sponsorship spoof spoofing spoon sport
sports spot spouse spread spring sprintf spurious spy square squash squashed squelch squelched sslcontext ssn
stability stabilize stack stacklevel stacks stacktrace stadium stage staged stages staging stairs stale stalled stamp
stand standalone standard standardize standardized standards standing stands star stare stark starmap start started
starting starts startup stash stashed state stated stateful stateless statement statements states static statically
staticmethod statics stating station statistics stats statute statutory stay stayed staying stays stderr stdio stdlib
steak steal steam steel steep stem step stepdaughter stepfather stepmother steps stepson stern steward stewards stick
sticky stiff still stimulate sting stir stockholm stolen stone stood stop stoppage stopped stopping stops storage
store stored stores storing storm stormy story straight straightforward strange stranger strategic strategies strategy
straw strawberry stream streamed streaming streamline streams street stretch strftime stricter strictly strike string
stringent stringification stringified stringify stringifying strings stripped stripping stroll strong stronger
strongly strptime struggle stub stubs stuck student studied studies study stuff stupid style styled styledefs styles
stylesheet stylesheets styling stylistic subclass subclassed subclasses subclassing subcommand subcommands subdiagrams
subdir subdirectories subdirectory subdirs subject subkeys sublicensable sublicense sublicenseable sublicensed
submission submissions submit submitted submitting submodule submodules suboptimal subparts subpath subpattern
subprocess subprocesses subroutine subroutines subs subscribe subscript subscription subsequence subsequences
subsequent subsequently subset subsets subsidiaries substance substantial substitute substituted substituting
substitution substitutions substrings subtest subtests subtle subtract subtraction subtree subtype subtypes subversion
succeed succeeded succeeds success successful successfully successive successor successors such suck sudan sudanese
sudden suddenly sudo sue suffer suffice sufficient sufficiently suffix suffixed suffixes suggest suggested suggestion
suggestions suggests suit suitability suitable suite suites sum summaries summarize summarizes summer sun sunday
sunlight sunny sunset sunshine super superclass superclasses superfluous superproject supersede superseded superset
supervisor supper supplementary supplements supplied suppliers supplies supply supplying supported supporting supports
suppose supposed suppress suppressed suppressing sure surface surfaces surprise surprised surprising surrendered
surrenders surrogate surrounded surrounding survive susceptible suspect suspended suspense sustainable swap swapped
sweater sweden swedish sweep sweet sweetheart sweets swift swim swimming swing swiss switch switched switches
switching switzerland sydney symbol symbolic symbols symlink symlinked symlinks symmetric sympathy symphony symref
syms sync synch synched synchronization synchronize synchronized synchronous synchronously synonym synonyms synopsis
syntactic syntactically syntax syntaxes synthesize syria syrian tab table tables tabs tabsize tabular tagalog tagged
tagger tagname tags tail take taken takes taking tale talent tales talk talked talking tall tamil tampa tampering tan
tank tanner tanzania tanzanian tap tape tarball tarballs tarfile target targeted targeting targets task tasks taste
taught tax taxi taylor tea teach teacher team teams tear teardown tearful tears tech technical technically technique
technological technologies technology techs teenage teenager teeth telephone television tell telling tells telugu temp
tempdir tempfile template templates templating temple temporarily temporary tempting ten tends tennessee tent
tentative term terminal terminals terminate terminated terminates terminating termination terminator terminators
terminology termios terms ternary terrace terrible terribly terrific territories test testcase tested testing tests
testsuite texas text textconv texts textual texture textwrap thai thailand than thank thanked thankful thanks that
that's the theater theatre thefourtheye their theirs them theme themes themselves then theory there there's thereafter
thereby therefore therein thereof thereto these they they'll they're they've thick thief thin thing things think
thinking thinks third thirsty thirteen thirty this thorough those though thought thoughts thousand thousands thread
threaded threading threadpool threads threadsafe threat three threshold threw thriller through throughout throughput
throw throwing thrown throws thru thu thumb thunder thur thurs thursday thus tibet tibetan tick ticket ticks tidy tie
tied tiers tiger tight tighten tightened tightening tighter till time timed timedelta timeframe timely timeout
timeouts timer timers times timestamp timestamps timezone timing tin tiny tip tips title titled titles tium tmpdir to
toast tobacco today todo together toggle token tokenize tokenizer tokenlist tokens tokensource tokentype toks tokyo
told tolerant tolerate tomato tomatoes toml tomorrow tone tonight too took tool toolchain tooling toolkit tools top
topic topics toplevel topmost topography topological tore torn toronto tort total totally touch touched touches tour
tourist toward towards towel towels tower town toy toys trace traceback tracebacks traces tracing track tracked
tracker tracking tracks trade trademark trademarks tradename traditional traditionally traffic trailer trailers
trailing train trained training traits transaction transactions transferable transferring transform transformation
transformations transformed transforming transforms transient transition transitions transitive translate translated
translates translating translation translations translators transmission transmit transmits transmitted transparent
transparently transpiler transport transporter transports trap travel traveled traversable traversal traverse
traversed traverses traversing treasure treat treated treating treats treaty tree trees tremendous triager triagers
trial trick tricked tricks tricky tried tries trigger triggered triggering triggers trim trimmed trip triple triples
trivial trouble troubleshooting trousers truck true truly truncate truncated truncating truncation trust trusted truth
truthy try trying ttype tub tucker tue tues tuesday tuna tuning tunisia tunisian tunnel tunneling turkey turkish turn
turned turning tutorial tweak tweaked tweaks twelve twenty twice twin twins twist two type typed typedef typefaces
typename typeof types typescript typeset typical typically typing typings typo typofixes typographical typography
typos tzdata tzinfo uganda ugandan ugly uh uhm uk ukraine ukrainian ultimately ultrix um umask umbrella umm unable
unacceptable unaffected unaligned unaltered unambiguous unambiguously uname unary unauthorized unavailable unaware
unbalanced unborn unbound unbounded unbuffered uncaught unchanged unchecked uncle unclear uncles unclosed uncommitted
uncommon uncompressed unconditional unconditionally unconverted undeclared undef undefine undefined under underline
underlined underlying underneath underscore underscores understand understanding understandings understands understood
underway undesirable undici undo undocumented undone undressed unencoded unencrypted unencumbered unenforceable
unescape unescaped unexpected unexpectedly unfair unfinished unflag unformatted unfortunate unfortunately ungrouped
unhandled unhashable unified uniform uniformly unify uninformative uninitialized uninstall uninstalled unintended
unintentional union unions unique uniquely uniqueness units unittest universal university unknown unless unlike
unlikely unlimited unlink unlock unmaintained unmatched unmerged unmodified unnamed unnecessarily unnecessary unneeded
unofficial unordered unpack unpacked unpacking unparsed unpickling unpipe unportable unpredictable unquote unquoted
unreachable unreadable unrecognized unrecoverable unref unreferenced unregistered unrelated unreliable unrestricted
unsafe unset unsigned unspecified unstable unsupported unsure unterminated until untouched untracked untrusted
unusable unused unusual unwanted unwrap unwrapped up upcoming update updated updates updating upfront upgrade upgraded
upgrades upgrading upload uploaded uploading uploads upon uppercase upset upstairs upwards urban urdu urlencode
urljoin urllib urlopen urlparse urls urlsplit urlunparse uruguay us usa usability usable usage usages use used useful
usefulness useless user userdiff userinfo userland username usernames users uses using usual usually utah util
utilities utility utilization utilize utilizing utilpromisifyoriginal utils utterly uuid uvwasi vacation vacuum
valgrind valid validate validated validates validating validation validations validator validators validity validly
valley valuable valuables value values van vancouver vanilla varargs variable variables variance variant variants
variation variations varies variety various varname vars vary vase vastly vcbuild vector vectors vegetable vegetables
vehicle vendor vendored vendors venezuela venezuelan venture venue venv verb verbatim verbose verbosity verification
verified verifier verifies verify verifying verity vermont versa verse version versionadded versionchanged versioned
versioning versions versus vertical vertically very vest vet veteran via viable vice victim victor video vienna
vietnam vietnamese view viewed viewer viewing views village viola violate violated violates violation violations
violence violent violet violin virgin virtual virtualenv visibility visible visited visiting visitor visitors
visualize volatile voluntarily voluntary volunteers vote voting vow voyage vulnerabilities vulnerability vulnerable
wade wadllib wage wait waited waiter waiting waits waivable waive waived waiver waives wake wakes waking wales walk
walked walks wall wallet wander wanna want wanted wanting wants war warn warned warning warnings warns warranties
warrants warranty warsaw was wash washed washing washington wasm wasn't waste wasted wasteful wasting watch watchdog
watched watcher watching water wave wax way ways we we'll we're we've weakref wealth wear wearing weather weaver web
website wed wedding wednesday week weekend weekly weeks weird welcome welcoming well wells welsh went were weren't
west western wet whale what what's whatever whatsoever wheat wheel wheeler wheels when whence whenever where where's
whereas whereby wherein wherever whether which whichever while whisper whispered whistle whistles white whitelist
whitelisting whitespace whitespaces who who's whoever whole wholly whom whose why wicked wide widely wider widget
widow widowed widower width widths wife wig wiki wild wildcard wildcards will win wind windll window windows wine wing
wings winreg wins winter wipe wire wireless wisconsin wisdom wise wish wishes wishing wit with withdraw withdrawn
within without witness wives woke woken wolf woman women won won't wonder wonderful wont wood wooden wool word wording
words wore work workaround workarounds worked worker workers workflow workflows working workloads works workspace
worktree worktrees world worldwide worried worries worry worse worst worth would wouldn't wrap wrapped wrapper
wrappers wrapping wraps wren writable write writeable writer writers writes writev writing written wrong wrongs wrote
xbreak xdiff xine yaml yanked yard yarn yawn yeah year yearly years yell yellow yes yesterday yet yiddish yield
yielded yielding yields yohhoy york you you'll you're you've young younger youngest your yourself youth zealand zero
zeroes zeros zimbabwe zimbabwean zip zipfile zipimport zipped zlib zombie zone zoo
`
  .trim()
  .split(/\s+/);
