/**
 * English words missing from the ordinary words, other than names: a capitalized word in neither list is unknown, and
 * unknown words may be names. From SCOWL (wordlist.aspell.net) to size 50.
 *
 * Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the
 * associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted
 * without fee, provided that the above copyright notice appears in all copies and that both that copyright notice and
 * this permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the
 * suitability of this array for any purpose. It is provided "as is" without express or implied warranty.
 */
export const FURTHER_ORDINARY_WORDS = `
aardvark aback abacus abaft abalone abandon abandonment abase abasement abash abate abatement abattoir abbess abbey
abbot abbreviate abdicate abdication abduct abductee abductor abeam aberrant aberration abet abetted abetter abetters
abetting abettor abeyance abhor abhorred abhorrence abhorrent abhorring abilities abject abjuration abjure ablative
ablaze abler ablest abloom ablution ably abnegate abnegation abnormal abnormalities abnormality aboard abode abolish
abolition abolitionist abominable abominably abominate abomination aboriginal aborigine abortion abortionist abortive
abound aboveboard abracadabra abrade abrasive abrasiveness abreast abridge abridgement abridgment abroad abrogate
abrogation abrupt abruptest abruptness abscissa abscond absentee absenteeism absinth absinthe absolutest absolution
absolutism absolve absorb absorbency absorbent absorption abstain abstemious abstention abstinence abstinent abstract
abstractness abstruse abstruseness absurd absurdest absurdities absurdity abundance abundant abusive abusiveness abut
abutment abutted abutting abuzz abysmal abyss acacia academia academical academician academies academy acanthus accede
accelerate acceleration accelerator accent accentuate accentuation acceptability acceptably accessibly accession
accessories acclaim acclamation acclimate acclimation acclimatisation acclimatise acclimatization acclimatize accolade
accommodation accompanied accompanies accompaniment accompanist accomplice accomplishment accord accordion accost
accountability accountable accountancy accountant accouterments accoutrements accredit accreditation accretion accrual
accrue acculturation accumulation accumulative accumulator accurateness accursed accusation accusative accusatory
accuse accustom aced acerbic acerbity aces acetate acetic acetone acetylene achier achiest achievable achievement
achoo achromatic achy acidic acidified acidifies acidify acidity acidulous acing acme acne acolyte aconite acoustic
acoustical acquaint acquaintance acquiesce acquiescence acquiescent acquirable acquirement acquisition acquisitive
acquisitiveness acquit acquittal acquitted acquitting acre acreage acrid acridest acrimonious acrimony acrobat
acrobatic acrostic acrylic acted actinium activation activism activist actualisation actualise actualities actuality
actualization actualize actuarial actuaries actuary actuate actuator acumen acupuncture acupuncturist acuteness
acutest adage adagio adamant adaptability adaptable adaptive adaptor add addend addenda adder addict addiction
addictive addle addressable addressee adduce adenoid adenoidal adept adeptness adequacy adherent adhesion adhesive
adiabatic adieu adipose adjectival adjective adjoin adjourn adjournment adjudge adjudicate adjudication adjudicator
adjunct adjuration adjure adjustable adjutant adman admen administer administrate administrative admirable admirably
admiral admiralty admiration admissibility admissible admittance admitting admixture admonish admonishment admonition
admonitory ado adobe adolescence adoptive adorable adorably adoration adorn adornment adrift adroit adroitness ads
adulate adulation adulterant adulterate adulteration adulterer adulterers adulteress adulteries adulterous adultery
adulthood adumbrate adumbration advancement advantageous advent adventitious adventuresome adventurous adverb
adverbial adversarial adversaries adversary adverse adversest adversities adversity advert advisability advisable
advise advisement advisories advocacy advocate adware adze aegis aeon aerate aeration aerator aerial aerialist aerie
aerobatics aerobic aerodynamic aerodynamically aerofoil aeronautical aeronautics aeroplane aerosol aerospace aesthete
aesthetic aesthetically aetiology afar affability affable affably affair affectation affection affectionate affidavit
affiliate affiliation affinities affinity affirm affirmation affirmative affix afflict affliction affluence affluent
afford affordable afforest afforestation affray affront aficionado afield afire aflame afloat aflutter afoot aforesaid
aforethought afoul afresh aft afterbirth afterburner afterburners aftercare aftereffect afterglow afterlife afterlives
aftermath aftershave aftershock aftertaste afterthought afterword agape agar agate agave age ageism ageless agencies
agenda ages agglomerate agglomeration agglutinate agglutination aggrandise aggrandisement aggrandize aggrandizement
aggravate aggravation aggression aggressiveness aggressor aggrieve aghast agile agility aging agitate agitator agleam
aglitter aglow agnosticism agog agonies agonise agonize agony agrarian agreeable agreeably agribusiness agricultural
agriculturalist agriculture agronomist agronomy aground ague aha ahem ahoy aide ail ailed aileron ailment ails aim
aimed aimless aimlessness air airborne airbrush aircraft airdrop airdropped airdropping aired airfare airfield airfoil
airhead airier airiest airily airiness airless airlift airline airmail airman airmen airs airship airsick airsickness
airspace airstrip airtight airwaves airworthy airy aisle ajar akimbo akin alabaster alacrity alarmist alas alb
albacore albatross albeit albino albs albumen alchemist alchemy alcoholic alcoholism alcove alder alderman aldermen
alderwoman alderwomen ale alfalfa alfresco alga algae algebra algebraically algorithmic alibi alien alienable alienate
alienation alight alimentary alimony alkali alkaline alkalinity alkaloid allay allegation allege allegiance
allegorical allegories allegory allegro alleluia allergen allergenic allergist alleviate alleviation alley alleyway
alliance alligator alliteration alliterative allot allotment allotted allotting allover allowance alloy allspice
allude allure allusion allusive alluvial alluvium ally almanac almighty almond alms aloe aloft aloha aloof aloofness
alpaca alphabetise alpine altar alterable alteration altercation alternation alternator altimeter altimeters altitude
alto altruism altruist altruistic altruistically alum aluminium aluminum alumna alumnae alumni alumnus amalgam
amalgamate amalgamation amanuenses amanuensis amaranth amaryllis amass amateur amateurish amateurism amatory amaze
amazement amazon ambassador ambassadorial ambassadorship ambergris ambiance ambidextrous ambience ambient ambiguities
ambition ambitious ambitiousness ambivalence ambivalent amble ambrosia ambulatories ambush ameliorate amelioration
amen amenable amendable amendment amenities amenity amethyst amiability amiable amiably amicability amicable amicably
amid amidships amidst amigo amino amiss amity ammeter ammeters ammo ammonia ammunition amnesia amnesiac amnestied
amnesties amnesty amniocenteses amniocentesis amoeba amoebae amoebic amok amoral amorality amorous amorousness
amorphous amorphousness amortisation amortise amortization amortize amour amp amperage ampere amphetamine amphibian
amphibious amphitheater amphitheaters amphitheatre ample amplest amplification amplified amplifier amplifiers
amplifies amplify amplitude amply amps ampule amputate amputee amulet amuse amusement anachronism anachronistic
anaconda anaemic anaerobic anaesthesiologist anaesthesiology anaesthetic anaesthetise anagram anal analgesic analog
analogies analogue analogy analyst analytic analytical anapest anarchic anarchically anarchism anarchist anarchistic
anarchy anathema anatomic anatomical anatomies anatomist ancestral ancestress ancestries anchorage anchorite anchorman
anchormen anchorpeople anchorperson anchorwoman anchorwomen anchovies anchovy ancientest ancillaries ancillary andante
andiron androgen androgynous anecdotal anecdote anemic anemometer anemometers anemone anesthesiologist anesthesiology
anesthetic anesthetize anew angelic angelically angioplasties angioplasty angiosperm angleworm angora angrier angriest
angrily angst angstrom anguish angular angularities angularity animate animator anime animism animist animistic
animosities animosity animus anion anise ankh anklet annals anneal annex annexation annihilate annihilation
annihilator anniversaries annoy annoyance annual annuities annuity annul annular annulled annulling annulment anode
anodyne anoint anointment anomalies anomalous anomaly anon anonymity anopheles anorak anorexic answerable answers
antacid antagonise antagonism antagonist antagonistic antagonistically antagonize antarctic anteater anteaters
antebellum antecedent antechamber antechambers antedate antediluvian antelope antenna antennae anteroom anthem anther
anthers anthill anthologise anthologist anthologize anthology anthracite anthrax anthropocentric anthropoid
anthropological anthropologist anthropology anthropomorphic anthropomorphism anti antiabortion antiaircraft antibodies
antibody antic anticipate anticipation anticipatory anticked anticking anticlimactic anticlimax anticlockwise
anticyclone antidepressant antidote antifreeze antihero antihistamine antiknock antimatter antimony antiparticle
antipasti antipasto antipathetic antipathies antipathy antipersonnel antiperspirant antiphonal antipodes antiquarian
antiquaries antiquary antiquate antique antiquities antiquity antiseptic antiseptically antislavery antisocial
antitheses antithesis antithetical antitoxin antitrust antiviral antivirus antiwar antler antlers antonym anus anvil
anxieties anybodies anyhow anyplace apace apartheid apathetic apathetically apathy ape aped aperitif aperture apes
aphasic aphelia aphelion aphid aphorism aphoristic aphrodisiac apiaries apiary apiece aping aplenty aplomb apocalypse
apocalyptic apocryphal apogee apolitical apologetic apologetically apologia apologies apologise apologist apology
apoplectic apoplexies apoplexy apostasies apostasy apostate apostle apostolic apothecaries apothecary apotheoses
apotheosis appal appall apparel apparelled apparelling apparition appease appeasement appellant appellate appellation
appendage appendectomies appendectomy appendices appendicitis appertain appetiser appetisers appetising appetizer
appetizers appetizing applaud applause applejack applesauce appliance applicability applicant applicator appoint
appointee appointive apportion apportionment apposite appositeness apposition appositive appraisal appraise
appreciable appreciably appreciation appreciative apprehend apprehension apprehensive apprehensiveness apprentice
apprenticeship apprise approachable approbation appropriation approximation appurtenance apricot apropos apse apter
aptest aptitude aptly aptness aqua aquaculture aquamarine aquanaut aquaplane aquarium aquatic aquavit aqueduct aqueous
aquifer aquifers aquiline arabesque arable arachnid arbiter arbiters arbitrariness arbitrate arbitration arbitrator
arbor arboreal arboretum arborvitae arbour arbutus arc arcade arcane arced archaeological archaeologist archaeology
archaic archaically archaism archangel archbishop archbishopric archdeacon archdiocese archduke archenemies archenemy
archery archest archetypal archetype archipelago architect architectural archivist archness archway arcs arctic ardent
ardor ardour arduous arduousness arena ares argon argosies argosy argot arguable argumentation argumentative argyle
arid aridity aright arisen aristocracies aristocracy aristocrat aristocratic aristocratically arithmetical ark arks
armada armadillo armament armature armband armchair armed armful armhole armies armistice armlet armor armories armory
armour armouries armoury armpit armrest arms army aroma aromatherapy aromatic arose arousal arouse arpeggio arraign
arraignment arrant arrears arrest arrival arrogance arrogant arrogate arrowhead arrowroot arse arsehole arsenal
arsenic arson arsonist artefact arteriosclerosis artful artfulness arthritic arthritis arthropod artichoke articulate
articulateness articulation artier artiest artifice artificiality artillery artisan artist artiste artistically
artistry artless artlessness arts artsier artsiest artsy artwork arty asbestos ascend ascendancy ascendant ascent
ascertain ascertainable ascetic asceticism ascot ascribable ascribe ascription aseptic asexual ash ashcan ashed ashen
ashes ashier ashiest ashore ashram ashtray ashy asinine asininities asininity askance aslant asocial asp asparagus
aspartame asperities asperity aspersion asphalt asphyxia asphyxiate asphyxiation aspic aspirant aspirate aspire asps
ass assail assailable assailant assassin assassinate assassination assault assay assemblage assemble assemblies
assemblyman assemblymen assemblywoman assemblywomen assertive assertiveness asses assessor asseverate asshole
assiduous assiduousness assignable assignation assimilate assimilation assize associative assonance assort assortment
assuage assurance assure astern asteroid asthmatic astigmatic astigmatism astir astonish astonishment astound
astrakhan astral astray astride astringency astringent astrologer astrologers astrological astrology astronaut
astronautics astronomer astronomers astronomic astronomical astronomy astrophysicist astrophysics astute astuteness
astutest asunder asylum asymmetrical asymmetry asymptotic asymptotically asynchronous atavism atavistic atelier
ateliers atheism atheist atheistic atherosclerosis athlete athletic athletically atlas atmosphere atmospheric
atmospherically atoll atomiser atomisers atomizer atomizers atonal atonality atone atonement atop atria atrium
atrocious atrociousness atrocities atrocity atrophied atrophies atrophy attain attainable attainment attar attend
attendance attendant attentive attentiveness attenuate attenuation attest attestation attic attire attitude
attitudinise attitudinize attorney attract attraction attractive attractiveness attributable attributive attrition
attune atwitter atypical auburn auction auctioneer auctioneers audacious audaciousness audacity audibility audible
audibly audiophile audiovisual audition auditor auditorium auditory aught augmentation augur auguries augury augustest
auk auks aural aureole auricle auspice auspicious auspiciousness austere austerest austerities austerity authentic
authentically authorisation authorise authoritarian authoritarianism authoritativeness authorities autism autistic
autobiographical autobiographies autobiography autocracies autocracy autocrat autocratic autocratically autograph
automaton automobile automotive autonomous autonomy autopilot autopsied autopsies autopsy autoworker autoworkers
autumnal auxiliaries avail avalanche avarice avaricious avast avatar avenge aver averred averring averse aversion
avert avian aviaries aviary aviation aviator aviatrices aviatrix avid avidity avionics avocado avocation avoidable
avoidably avoirdupois avow avowal avuncular awaken awareness awash awe awed aweigh awes awesome awestruck awfuller
awfullest awfulness awhile awing awkwardest awkwardness awl awls awning awoke awoken awry axe axed axes axial axing
axiom axiomatic axiomatically axis axle axon ayatollah aye ayes azalea azimuth azure baa baaed babble babe babel
babied babier babies babiest baboon babushka babyhood babyish babysat babysit babysitter babysitters babysitting
baccalaureate bacchanal bacchanalian bachelor bacilli bacillus backache backbit backbite backbitten backboard backbone
backbreaking backdate backdrop backfield backfire backgammon backhand backhoe backlash backless backlogged backlogging
backpedal backpedalled backpedalling backrest backside backslapper backslappers backslid backslide backspace backspin
backstabbing backstage backstairs backstop backstopped backstopping backstories backstory backstretch backstroke
backwardness backwash backwater backwaters backwoods backyard bacteria bacterial bacteriological bacteriologist
bacteriology bacterium badder baddest bade badinage badlands badminton badmouth badness baffle bafflement bagatelle
bagel baggage bagged baggier baggiest bagginess bagging baggy bagpipe bags bah bailiff bailiwick bailout bait baize
bakeries balalaika balconies balcony bald balderdash baldest baldness bale baleen baleful balk balkier balkiest balky
balladeer balladeers ballast ballerina ballet ballistic balloonist ballot ballpark ballplayer ballplayers ballpoint
ballroom ballsier ballsiest ballsy ballyhoo balm balmier balmiest balminess balmy baloney balsa balsam baluster
balusters balustrade bamboo bamboozle ban banal banalities banality bandanna bandied bandier bandies bandiest bandit
banditry bandoleer bandoleers bandstand bandwagon bandy bane baneful bang bangle bani banish banishment banister
banisters banjo banjoist bankbook banknote bankroll bankrupt bankruptcies bankruptcy banned banners banning banns
banquet bans banshee bantam bantamweight banter banters banyan baobab baptise baptism baptismal baptisteries
baptistery baptize barb barbacoa barbarian barbaric barbarism barbarities barbarity barbarous barbecue barbell
barberries barberry barbershop barbiturate bard bareback barefaced barefoot barehanded bareheaded bareness barer
barest bargain barge barista baritone bark barley barmaid barman barnacle barnstorm barnyard barometer barometers
barometric baroness baronet baronial barrack barracuda barrage barrel barrelled barrelling barren barrenest barrenness
barrette barricade barriers barrio barrister barristers barroom bartender bartenders barter barters basal basalt
baseboard baseless baseman basemen basement baseness baser basest bashful bashfulness basilica basin bask bassinet
basso bassoon bassoonist bast bastard bastardise bastardize baste bastion bate bathhouse bathmat bathos bathrobe batik
baton bats batsman batsmen battalion batted batten batter batteries batters battery battier battiest batting
battlefield battleground battlement battleship batty bauble baud baulk bauxite bawdier bawdiest bawdily bawdiness
bawdy bawl bay bayberries bayberry bayed bayonet bayou bays bazaar bazillion bazooka beachcomber beachcombers
beachhead beacon bead beadier beadiest beady beagle beak beam beanbag bearable bearish bearskin beast beastlier
beastliest beastliness beat beaten beatific beatification beatified beatifies beatify beatitude beatnik beauteous
beautician beauties beautification beautified beautifier beautifiers beautifies beautify beaver beavers bebop becalm
beckon bedazzle bedbug bedclothes bedded bedder bedding bedeck bedevil bedevilled bedevilling bedevilment bedfellow
bedlam bedraggle bedridden bedrock bedroll bedroom beds bedsore bedspread bedstead bedtime beech beechnut beefburger
beefier beefiest beefsteak beefy beehive beekeeper beekeepers beekeeping beeline beep bees beeswax beet beetle beeves
befall befallen befell befit befitted befitting befog befogged befogging befoul befriend befuddle begat beget
begetting beggar begged begging beginner beginners begone begonia begot begotten begrudge begs beguile begun behalves
behavioral behavioural behead beheld behemoth behest behold beholden behoove behove beige belabor belabour belated
belay belch beleaguer beleaguers belfries belfry belie believable belittle bellboy bellhop bellicose bellicosity
bellied bellies belligerence belligerency belligerent bellow bellwether bellwethers bellyache bellybutton bellyful
beltway belying bemoan bemuse bend benediction benefaction benefactor benefactress benefice beneficence beneficent
beneficiaries benevolence benevolent benighted bent benumb benzene bequeath bequest berate bereave bereavement bereft
beret beriberi berm berried berries berserk berth beryllium beseech beset besetting besiege besmirch besom besot
besotted besotting besought bespeak bespoke bespoken bestial bestiality bestiaries bestiary bestir bestirred
bestirring bestow bestowal bestridden bestride bestrode bestseller bestsellers betake betaken betcha bethink bethought
betide betoken betook betray betrayal betroth betrothal bets betterment betters betting bettor betwixt bevel bevelled
bevelling bevies bevy bewail beware bewilder bewilderment bewilders bewitch biannual bias biathlon bib bible biblical
bibliographer bibliographers bibliographic bibliographical bibliographies bibliography bibliophile bibs bibulous
bicameral bicentennial bicep bicker bickers bicuspid bicyclist bidden bidder bidders biddies bidding biddy bide bidet
bids biennial bifocal bifurcate bifurcation bigamist bigamous bigamy biggest biggie bighearted bighorn bight bigmouth
bigness bigot bigotries bigotry bigwig biker bikini bilge bilingual bilious bilk billboard billet billfold billiards
billies billion billionaire billionth billow billowy bimbo bimonthlies bimonthly binderies bindery binge bingo
binnacle binned binning binocular binomial bins biochemical biochemist biochemistry biodegradable biodiversity
biofeedback biographer biographers biographical biographies biography biological biologist biology biomedical bionic
biophysicist biophysics biopsied biopsies biorhythm biosphere biotechnology bipartisan bipartite biped bipedal biplane
biracial birdbath birdbrained birdcage birdhouse birdie birdseed birdwatcher birdwatchers biretta birthmark birthplace
birthrate birthright birthstone bisector bisexual bisexuality bishopric bismuth bison bisque bistro bitch bitchier
bitchiest bitchy bitcoin bitten bitterest bittern bitterness bitters bittersweet bitumen bituminous bivalve bivouac
bivouacked bivouacking biweeklies biweekly bizarre blab blabbed blabbermouth blabbing blackball blackberries
blackberry blackbird blackboard blackcurrant blacken blackest blackguard blackhead blackish blackjack blacklist
blackmail blackness blackout blacksmith blackthorn blacktop blacktopped blacktopping bladders blade blameless
blameworthy blanch blancmange blandest blandishment blandness blankest blankness blare blarney blaspheme blasphemies
blasphemous blasphemy blast blastoff blatant blaze blazon bleach bleak bleakest bleakness blearier bleariest blearily
bleary bleat bled bleep blemish blench blend bless blessedness blew blight blimp blindest blindfold blindness
blindside bling blink blintz blintze blip blissful blissfulness blisters blithe blithest blitz blizzard bloat blobbed
blobbing bloc blockade blockage blockbuster blockbusters blockhead blockhouse blogged blogger bloggers blogging blond
blondest blondness bloodbath bloodcurdling bloodhound bloodied bloodier bloodies bloodiest bloodless bloodmobile
bloodshed bloodshot bloodstain bloodstream bloodsucker bloodsuckers bloodthirstier bloodthirstiest bloodthirstiness
bloodthirsty blooper bloopers blossom blot blotch blotchier blotchiest blotchy blotted blotter blotters blotting
blowgun blown blowout blowsier blowsiest blowsy blowtorch blowup blowzier blowziest blowzy blubber blubbers bludgeon
bluebell blueberries blueberry bluebird bluebottle bluefish bluegrass bluejacket bluenose blueprint bluer bluest
bluestocking bluff bluffest bluish blunder blunderbuss blunders blunt bluntest bluntness blur blurb blurred blurrier
blurriest blurring blurry blurt blush bluster blusters blustery boa boar boardinghouse boardroom boardwalk boas boast
boastful boastfulness boatman boatmen boatswain bobbed bobbies bobbin bobbing bobble bobcat bobolink bobs bobsled
bobsledded bobsledding bobtail bobwhite bode bodega bodice bodily bodkin bodybuilding bodyguard bodywork bog bogey
bogeyman bogeymen bogged boggier boggiest bogging boggle boggy bogie bogs bohemian boisterous boisterousness boldest
boldface boldness bole bolero boll bologna bolster bolsters bombard bombardier bombardiers bombardment bombast
bombastic bombshell bonanza bonbon bondage bondsman bondsmen bonehead boneless boner bonfire bong bongo bonier boniest
bonito bonkers bonnier bonniest bonny bonsai bonus bony boo boob boobies booby boodle booed bookcase bookend bookie
bookish bookkeeper bookkeepers booklet bookmaker bookmakers bookmaking bookmark bookmobile bookseller booksellers
bookshelf bookshelves bookshop bookstore bookworm boom boomerang boon boondocks boondoggle boor boorish boos bootblack
bootee booties bootleg bootlegged bootlegger bootleggers bootlegging bootless bootstrap booty booze boozier booziest
boozy bop bopped bopping bops borax bordello borderland borderline bore boredom borer borne boron borough borscht bosh
bosom bossier bossiest bossily bossiness bossy botanical botanist botany botch bothersome botnet bottleneck bottomless
botulism boudoir bouffant bough bouillabaisse bouillon boulder boulders bounce bouncier bounciest bouncy bounden
boundless bounteous bounties bountiful bounty bouquet bourbon bourgeoisie bout boutique bovine bowdlerise bowdlerize
bowed bowlegged bowmen bows bowsprit bowstring boxcar boxer boxwood boycott boyhood boyish boyishness boys
boysenberries boysenberry bozo bra bracken brackish bract brag braggart bragged bragger braggers bragging braid
braille brainchild brainchildren brainier brainiest brainless brainstorm brainteaser brainteasers brainwash brainy
braise brake brakeman brakemen bramble brandied brandies brandish bras brash brashest brashness brassier brassiere
brassiest brassy brat brattier brattiest bratty bravado bravery bravest bravo bravura brawl brawn brawnier brawniest
brawniness brawny brazen brazenness brazier braziers breadbasket breadfruit breadth breadwinner breadwinners breakable
breakdown breakneck breakthrough breakup breakwater breakwaters breastbone breastplate breaststroke breastwork
breathable breathier breathiest breathless breathlessness breathtaking breathy bred breech breed breezier breeziest
breezily breeziness breezy brethren breviaries breviary brevity brew breweries brewery briar bribe bribery brickbat
bricklayer bricklayers bricklaying bridal bridegroom bridesmaid bridgehead bridgework bridle briefcase briefest
briefness brier brig brigade brigand brigandage brigantine brighten brightest brightness brilliance brilliancy
brilliant brim brimful brimmed brimming brimstone brindled brine brinier briniest brink brinkmanship briny briquette
brisk briskest brisket briskness bristle bristlier bristliest bristly britches brittle brittleness brittlest broach
broad broadband broadcloth broaden broadest broadloom broadness broadside broadsword brocade broccoli brochure brogan
brogue broil brokenhearted brokerage bromide bromine bronchi bronchitis bronchus bronco brontosaur brontosaurus brooch
brood broom broomstick brothel brotherhood brotherliness brouhaha brow browbeat browbeaten brownest brownie brownish
brownout brownstone brr bruin brunch brunet brunette brunt brushwood brusque brusqueness brusquest brutal brutalise
brutalities brutality brutalize brute brutish bubblier bubbliest bubbly buccaneer buccaneers buckboard bucketful
buckeye buckle buckram bucksaw buckshot buckskin buckteeth bucktooth buckwheat buckyball bucolic budded buddies
budding buddy budge budgerigar budget budgetary budgie buds buff buffalo buffet buffoon buffoonery bugaboo bugbear
bugged bugger buggers buggier buggies buggiest bugging bugle buildup bulb bulbous bulge bulgier bulgiest bulgy bulimia
bulimic bulkhead bulkier bulkiest bulkiness bulky bulldog bulldogged bulldogging bulldoze bulletin bulletproof
bullfight bullfinch bullfrog bullheaded bullhorn bullied bullies bullion bullish bullpen bullring bullshit bullshitted
bullshitting bully bulrush bulwark bum bumble bumblebee bummed bummer bummers bummest bumming bumpier bumpiest bumpkin
bumptious bumpy bums bung bungalow bunghole bungle bunion bunk bunkhouse bunkum bunnies buns bunt buoy buoyancy
buoyant bur burble burden burdensome burdock bureaucracies bureaucrat bureaucratic bureaucratically burg burgeon
burgher burghers burglar burglaries burglarise burglarize burglary burgle burial buries burka burlap burlesque burlier
burliest burliness burly burnish burnoose burnout burnt burp burqa burr burrito burro burrow burs bursar bursitis
burst busbies busboy busby bused buses bushel bushelled bushelling bushier bushiest bushiness bushman bushmen
bushwhack bushy busied busier busies busiest busily businesslike businessman businessmen businesswoman businesswomen
buss bust bustle busybodies busybody busyness busywork butane butch butcheries butchery butlers buts butt butte
buttercup butterfat butterfingers butterflied butterflies butterier butteries butteriest buttermilk butternut
butterscotch buttery buttonhole buttress buxom buyer buyout buys buzz buzzard buzzkill buzzword byes bygone bylaw
byline byplay byproduct bystander bystanders byway byword cabal cabana cabaret cabbage cabbed cabbies cabbing cabby
cabinetmaker cabinetmakers cable cablecast cablegram caboodle caboose cabs cacao cachet cackle cacophonies cacophonous
cacophony cacti cactus cad cadaver cadaverous cadavers caddie caddish caddying cadence cadenza cadet cadge cadmium
cadre cads caducei caduceus caesium caesura cafeteria caffeinated caffeine caftan cage cagey cagier cagiest cagily
caginess cahoot cairn caisson cajole cajolery calabash calamities calamitous calamity calcified calcifies calcify
calcine calcite calculable calculator calculi calculus calfskin caliber calibers calibrate calibration calibrator
calibre calico caliper calipers caliph caliphate calisthenic calk calligrapher calligraphers calligraphy calliope
callisthenics callous callousness callow callowest callus calmest calmness caloric calorie calorific calumniate
calumnies calumny calve calypso calyx camaraderie camber cambers cambium cambric camcorder camcorders cameo cameraman
cameramen camerawoman camerawomen camisole camouflage campaign campanile campfire campground camphor campier campiest
campsite campus campy cams camshaft canal canard canaries canary canasta cancan cancerous candelabra candelabrum
candid candidacies candidacy candidness candied candies candlelight candlestick candor candour canine canister
canisters canker cankerous cankers cannabis canned canneries cannery cannibal cannibalise cannibalism cannibalistic
cannibalize cannier canniest cannily canniness canning cannonade cannonball canny canoe canoeist canon canonisation
canonise canonization canonize canopied canopies canopy cans cant cantaloupe cantankerous cantankerousness cantata
canteen canticle cantilever cantilevers canto canton cantor canvas canvasback canyon capably capacious capaciousness
capacitance capacities capacitor caparison cape caper capillaries capitalisation capitalise capitalism capitalist
capitalistic capitol capitulate capitulation caplet capon capped capping cappuccino caprice capricious capriciousness
capsize capstan capsule captaincies captaincy captious captivate captivation captive captivities captivity captor
carafe caramel carapace carat caravan caraway carbide carbine carbohydrate carbonate carbonation carboy carbs
carbuncle carburetor carburettor carcass carcinogen carcinogenic cardigan cardinal cardiogram cardiologist
cardiopulmonary cardsharp careen carefree carefuller carefullest carefulness caregivers careless carelessness
caretaker caretakers careworn carfare cargo caribou caricature caricaturist caries carillon carjack carnage carnal
carnation carnelian carnival carnivore carnivorous carolled caroller carollers carolling carom carousal carouse
carousel carp carpal carpel carpenters carpentry carpetbag carpetbagged carpetbagger carpetbaggers carpetbagging carpi
carport carpus carrel carriageway carrier carriers carrion carryall carryout cars carsick carsickness cart cartel
cartilage cartilaginous cartographer cartographers cartography carton cartoon cartoonist cartridge cartwheel carve
caryatid cascade casein caseload casement casework cashback cashew cashier cashiers cashmere casino cask casket
cassava casserole cassette cassock castanet castaway caste castigate castigation castigator castoff castor castrate
castration casualness casualties casualty casuist casuistry cataclysm cataclysmic catacomb catafalque catalepsy
cataleptic catalog catalogue catalpa catalyse catalysis catalyst catalytic catalyze catamaran catapult catarrh
catastrophe catastrophic catastrophically catatonic catbird catboat catcall catchall catchier catchiest catchment
catchphrase catchword catchy catechise catechism catechize categorical categorisation categorise categorization
categorize cater caterpillar caterwaul catfish catgut catharses catharsis cathartic cathedral cathode catholicity
cation catkin catnap catnapped catnapping catnip cattail cattier cattiest cattily cattiness cattle cattleman cattlemen
catty catwalk caucus caudal cauldron cauliflower cauliflowers caulk causal causalities causality causation causative
causeless causeway caustic caustically cauterise cauterize cautiousness cavalcade cavalier cavaliers cavalries cavalry
cavalryman cavalrymen cave caveman cavemen cavern cavernous caviar cavil cavilled cavilling cavities cavort caw cawed
caws cayenne ceasefire ceaseless cedar cede cedilla celebrant celebration celebratory celebrities celerity celery
celesta celestial celibacy celibate cellar cellist cello cellophane cellular cellulite celluloid cellulose cement
cemeteries cenotaph censer censers censor censorious censorship censure census cent centaur centenarian centenaries
centenary centennial centerfold centerpiece centigrade centigram centiliter centiliters centilitre centime centimeter
centimeters centimetre centipede centralisation centralise centralization centralize centrefold centrepiece
centrifugal centrifuge centripetal centrist centuries centurion cephalic ceramic cerebellum cerebra cerebral cerebrum
ceremonial ceremonies ceremonious ceremony cerise certainties certainty certifiable certification certified certifies
certify certitude cerulean cervices cesarean cesium cessation cession cesspool cetacean chafe chaff chaffinch chagrin
chainsaw chairlift chairmanship chairmen chairperson chairwoman chairwomen chaise chalet chalice chalk chalkboard
chalkier chalkiest chalky chamber chambermaid chambray chameleon chamois chamomile champ champagne championship
chancel chancelleries chancellery chancellor chanceries chancery chancier chanciest chancy chandelier chandeliers
chandlers changeable changeling changeover changeovers channelled channelling chant chantey chanticleer chanticleers
chaos chaotic chaotically chap chaparral chaperon chaperone chaplain chaplaincies chaplaincy chaplet chapped chapping
chapters char characterisation characterise characteristic characteristically characterization characterize charade
charbroil charcoal chargeable charier chariest charily chariot charioteer charioteers charisma charismatic charitable
charitably charities charlatan charm charred charring chartreuse charwoman charwomen chary chasm chassis chaste
chasten chastest chastise chastisement chastity chasuble chateaus chatted chattel chatter chatterbox chatters chattier
chattiest chattily chattiness chatting chauffeur chauvinism chauvinist chauvinistic cheapen cheapest cheapness
cheapskate cheat checkbook checkerboard checkmate checkpoint checkroom checkup cheddar cheekbone cheekier cheekiest
cheekily cheekiness cheeky cheep cheerfuller cheerfullest cheerfulness cheerier cheeriest cheerily cheeriness
cheerleader cheerleaders cheerless cheerlessness cheery cheeseburger cheeseburgers cheesecake cheesecloth cheesier
cheesiest cheesy cheetah chemical chemise chemist chemistry chenille cheque chequebook chequerboard cherish cheroot
cherries cherub cherubic cherubim chervil chessboard chessman chessmen chestnut chevron chewier chewiest chewy
chiaroscuro chic chicaneries chicanery chicest chichi chick chickadee chickenpox chickpea chickweed chicle chicories
chicory chide chiefest chieftain chiffon chigger chiggers chignon chilblain childbearing childcare childish
childishness childless childlessness childlike childproof chili chill chillest chilli chilliest chilliness chime
chimera chimerical chimney chimp chimpanzee china chinchilla chink chinned chinning chino chinstrap chintz chintzier
chintziest chintzy chipmunk chipped chipper chippers chipping chiropodist chiropody chiropractic chiropractor chirp
chirrup chisel chiselled chiseller chisellers chiselling chit chitchat chitchatted chitchatting chitin chitterlings
chivalrous chivalry chive chlorinate chlorination chlorine chlorofluorocarbon chloroform chlorophyll chock choicest
choler cholera choleric chomp choosier choosiest choosy chopper choppers choppier choppiest choppily choppiness
chopping choppy chopstick choral chorale chore choreograph choreography chorister choristers chortle chowder chowders
chromatic chromosome chronically chronicle chronological chronologies chronology chronometer chronometers chrysalis
chrysanthemum chubbier chubbiest chubbiness chubby chuckhole chuckle chug chugged chugging chum chummed chummier
chummiest chumminess chumming chummy chump chunkier chunkiest chunkiness chunky churchgoer churchgoers churchman
churchmen churchyard churl churlish churlishness churn chute chutney chutzpah ciabatta cicada cicatrices cicatrix
cider cigar cigarillo cilantro cilia cilium cinch cinchona cincture cinder cinders cinematic cinematographer
cinematographers cinnabar cinnamon circa circadian circlet circuitous circuitry circularise circularity circularize
circulate circumcise circumference circumflex circumlocution circumnavigate circumnavigation circumscribe
circumscription circumspect circumspection circumstantial circumvention cirrhosis cirrus cistern citadel citation cite
cities citizenry citizenship citric citron citronella citrus civet civic civilian civilisation civilise civilities
civility civilization civilize civvies clack clad claimant clairvoyance clairvoyant clam clambake clamber clambers
clammed clammier clammiest clamminess clamming clamor clamorous clamour clampdown clan clandestine clangor clangour
clank clannish clapboard clapped clapper clappers clapping claptrap claret clarinet clarinetist clarinettist clarion
clasp classical classicism classicist classier classiest classifiable classifies classify classiness classless
classmate classroom classy clatter clatters claustrophobia claustrophobic clavichord claw clayey clayier clayiest
cleanest cleanlier cleanliest cleanliness cleanness cleanse clearance clearest clearinghouse clearness cleat cleavage
cleave clef cleft clematis clemency clench clerestories clerestory clergies clergy clergyman clergymen clergywoman
clergywomen cleric clerical clerk cleverest cleverness clew cliffhanger cliffhangers climactic climate climatic climax
clime clinch cling clingier clingiest clingy clink clipboard clipped clipper clippers clipping clique cliquish clit
clitoral clitoris cloak cloakroom clobbers cloche clockwise clockwork clod clodhopper clodhoppers clog clogged
clogging cloister cloisters clomp clop clopped clopping closefisted closemouthed closeness closeout clothe clothesline
clothespin clothier clothiers clotted clotting cloture cloudburst cloudier cloudiest cloudiness cloudless clout clove
cloven cloverleaf cloverleaves clown clownish clownishness cloy clubbed clubbing clubfeet clubfoot clubhouse cluck
clue clueless clump clumsier clumsiest clumsily clumsiness clumsy clung clunk clunkier clunkiest clunky clusters
clutch clutter clutters coachman coachmen coagulant coagulate coagulation coal coalesce coalescence coalition coarse
coarsen coarseness coarsest coastal coastline coauthor coax cob cobalt cobble cobblestone cobra cobs cobweb cocci
coccus coccyges cochlea cochleae cock cockade cockamamie cockatoo cockerel cockeyed cockfight cockier cockiest cockily
cockiness cockle cockleshell cockney cockpit cockroach cockscomb cocksucker cocksuckers cocksure cocktail cocky cocoa
cocoon cod coda codded codding coddle codependency codependent codex codfish codger codgers codices codicil
codification codified codifies codify cods coed coeducation coeducational coefficient coequal coercive coeval coexist
coexistence coffeecake coffeehouse coffeepot coffer coffers coffin cog cogency cogent cogitate cogitation cognac
cognate cognisance cognisant cognizance cognizant cognomen cogs cogwheel cohabit cohabitation cohere coherence
coherent cohesion cohesive cohesiveness cohort coif coiffed coiffing coiffure coil coinage coincide coincidence
coincident coincidental coital coitus coke cola colander colanders coldest coldness coleslaw colicky coliseum
collaborate collaboration collage collapsible collarbone collate collation colleague collectable collectible
collectivise collectivism collectivist collectivize collegian collegiate collide collie collieries colliery collocate
collocation colloid colloquial colloquialism colloquies colloquium colloquy collude collusion collusive cologne
colonel colonial colonialism colonialist colonies colonisation colonise colonist colonization colonize colonnade
colonoscopies colonoscopy colony coloration coloratura colorblind colorfast colorful colorless colossal colossi
colossus colouration colourblind colourfast colourful colourless cols colt coltish columbine columnist comatose combat
combatant combative combustibility combustible combustion comeback comedian comedic comedienne comedies comedown
comelier comeliest comeliness comer comestible comet comeuppance comfier comfiest comfortably comfy comical comity
commandant commandeer commandeers commandment commando commemorate commemoration commemorative commencement commend
commendable commendably commendation commensurable commensurate commentaries commentary commentate commentator
commerce commercialisation commercialise commercialism commercialization commercialize commingle commiserate
commiseration commissar commissariat commissaries commissary commission committal commode commodious commodities
commodity commodore commonest commonplace commonwealth commotion communal commune communicable communicant
communicative communicator communion communique communism communist communistic commutation commutative commute
compactest compaction compactness compactor companionable companionship companionway comparability comparably
comparative compartment compartmentalise compartmentalize compass compassion compassionate compatibly compatriot
compel compelled compelling compendium compete competence competencies competency competitive competitiveness
competitor complacence complacency complacent complainant complaisance complaisant complected complementary completest
complexion complexities complicate complicity complied compliment complimentary comport comportment compositor compost
composure compote comprehend comprehensibility comprehensible comprehension comprehensiveness comprise comptroller
comptrollers compulsion compulsive compulsiveness compulsories compulsorily compunction computational computerisation
computerise computerization computerize comrade comradeship con concave concavities concavity conceal concealment
concede conceit conceivable conceivably conceive concentrate concentration concentric concentrically conception
conceptual conceptualisation conceptualise conceptualization conceptualize concertina concertmaster concertmasters
concession concessionaire conch concierge conciliate conciliation conciliator conciliatory conciseness concisest
conclave conclusion conclusive concoct concoction concomitant concord concordance concordant concourse concubine
concur concurred concurrence concurring condemn condemnation condemnatory condensation condense condescend
condescension condiment condo condole condolence condom condominium condone condor conduce conducive conduct
conduction conductive conductivity conductor conduit cone confab confabbed confabbing confection confectioneries
confectionery confederacies confederacy confederate confederation conferment conferred conferrer conferring confers
confess confession confessional confessor confetti confidant confidante confide confidentiality configurable
configuration configure confine confinement confirmatory confiscate confiscation conflagration confluence confluent
conformation conformist conformity confound confront confrontation confrontational confute conga congeal congenial
congeniality congenital congest congestion congestive conglomerate conglomeration congratulate congratulation
congratulatory congregate congregation congregational congressional congressman congressmen congresswoman
congresswomen congruence congruent congruities congruity congruous conic conical conifer coniferous conifers
conjectural conjecture conjoin conjoint conjugal conjugate conjugation conjunctive conjunctivitis conjuncture conjure
conk connective connivance connive connoisseur connotation connotative connote connubial conquer conqueror conquers
conquest conquistador cons consanguinity conscience conscientious conscientiousness conscript conscription consecrate
consecration consensual consequent conservation conservationist conservatism conservator conservatories conservatory
conserve considerable considerably considerate consign consignment consistencies consolation consolidation consonance
consonant consort consortia consortium conspicuous conspiracies conspiracy conspirator conspiratorial conspire
constable constabularies constabulary constancy constellation consternation constipate constituencies constituency
constituent constitution constitutional constitutionality constrain constraint constrict constriction constrictive
constrictor construct construction constructive constructor construe consul consular consulate consultancies
consultancy consultation consultative consumable consumerism consummate consummation consumptive contactable contagion
contagious containment contaminant contaminate contamination contemplate contemplation contemplative contemporaneous
contemporaries contemporary contempt contemptible contemptibly contemptuous contend contentedness contention
contentious contentment contestant contiguity continental contingencies contingency contingent continua continual
continuance continuity continuum contort contortion contortionist contour contraband contraception contraceptive
contractile contraction contractor contractual contradict contradiction contradictory contradistinction contrail
contralto contraption contrapuntal contraries contrarily contrariness contrariwise contravene contretemps contrite
contrition contrivance contrive controllable controllers controversial controversies controversy controvert
contumacious contumelies contumely contuse contusion conundrum conurbation convalesce convalescence convalescent
convection convene convent conventionality converge convergent conversant conversation conversational
conversationalist converse convertible convex convexity conveyance conveyor convict conviction convince convivial
conviviality convocation convoke convoluted convolution convoy convulse convulsion convulsive coo cooed cookbook
cookeries cookery cookout coolant coolest coolie coolness coon coop cooperate cooperation coordination coos coot
cootie cop copier copiers copilot copious copped copperhead coppers coppery copping copra cops copse copter copters
copula copulate copulation copycat copycatted copycatting copywriter copywriters coquette coquettish cordial
cordiality cordite cordless cordon corduroy corespondent coriander cork corkscrew corm cormorant cornball cornbread
corncob cornea corneal cornerstone cornet cornflakes cornflower cornflowers cornice cornier corniest cornmeal cornrow
cornstalk cornstarch cornucopia corny corolla corollaries corollary corona coronaries coronation coroner coroners
coronet corpora corporal corporate corporeal corps corpse corpulence corpulent corpus corpuscle corralled corralling
correctable correctest correctional corrective corrector correlate correlation correlative correspondence
correspondent corridor corroborate corroboration corroborative corrode corrosion corrosive corrugate corrugation
corruptest corruptible corruptness corsage corsair corset cortex cortical cortices cortisone coruscate cosier cosies
cosiest cosign cosignatories cosignatory cosily cosine cosiness cosmetic cosmetically cosmetologist cosmetology cosmic
cosmically cosmogonies cosmogony cosmological cosmologies cosmologist cosmology cosmonaut cosmopolitan cosmos cosplay
cosponsor costar costarred costarring costlier costliest costliness costume cosy cot coterie cotillion cots cotter
cotters cottonmouth cottonseed cottontail cottonwood cotyledon cougar councillor councilman councilmen councilor
councilwoman councilwomen counsel counselled counselling counsellor counselor countable countably countenance
counteract counteraction counterattack counterbalance counterclockwise counterculture counterespionage counterexample
counterfeit counterintelligence countermand counteroffer counteroffers counterpane counterpoint counterproductive
counterrevolution counterrevolutionaries counterrevolutionary countersign countersink countersunk countertenor
counterweight countess counties countless countrified countryman countrymen countryside countrywoman countrywomen coup
coupe couplet coupon courageous courier couriers courteousness courtesan courtesies courthouse courtier courtiers
courtlier courtliest courtliness courtroom courtship courtyard cove coven covenant coverall coverlet covert covet
covetous covetousness covey coward cowardice cowardliness cowbird cowboy cowed cower cowgirl cowhand cowhide cowl
cowlick coworker coworkers cowpoke cowpox cowpuncher cowpunchers cows cowslip coxcomb coxswain coy coyer coyest coyly
coyness coyote cozen cozier cozies coziest cozily coziness crab crabbed crabbier crabbiest crabbily crabbiness
crabbing crabby crack crackdown crackerjack crackle crackpot crackup cradle craftier craftiest craftily craftiness
craftsman craftsmanship craftsmen crafty crag craggier craggiest craggy cram crammed cramming cranberries cranberry
cranium crank crankcase crankier crankiest crankiness crankshaft cranky crannies cranny crap crape crapped crappier
crappiest crapping crappy crass crassest crassness crate cravat crave craven craw crawlspace crayfish crayon craze
crazier crazies craziest crazily craziness creak creakier creakiest creaky creameries creamery creamier creamiest
creaminess crease creationism creativeness creativity creature credence credenza credibility credible credibly
creditable creditably creditor credo credulity credulous creed creel creep creepier creepiest creepily creepiness
creepy cremate cremation crematoria crematories crematorium crematory creosote crepe crept crescendo crescent cress
crest crestfallen cretin cretinous crevasse crevice crewman crewmen crib cribbage cribbed cribbing crick cricket crier
criminal criminologist criminology crimp crimson cringe crinkle crinklier crinkliest crinkly crinoline cripple crises
crisp crispest crispier crispiest crispness crispy crisscross criterion criticise criticism criticize critique critter
critters croak crochet crock crockery crocodile crocus crofts croissant crone cronies crony crook crookedest
crookedness croon cropped cropper croppers cropping croquet croquette crosier crosiers crossbar crossbeam crossbones
crossbow crossbred crossbreed crosscheck crossest crossfire crossness crossover crossovers crosspiece crossroad
crosstown crosswalk crosswise crossword crotch crotchet crotchety croup croupier croupiers croupiest croupy crowbar
crowdfund crozier croziers crucible crucified crucifies crucifix crucifixion cruciform crucify crud cruddier cruddiest
cruddy crudeness crudest crudities crudity cruelest crueller cruellest cruelties cruelty cruet cruise cruller crullers
crumb crumbier crumbiest crumble crumblier crumbliest crumby crummier crummiest crummy crumpet crumple crunch
crunchier crunchiest crunchy crusade crush crust crustacean crustier crustiest crusty crutch crux crybabies crybaby
cryogenics crypt cryptically cryptogram cryptographer cryptographers crystalline crystallisation crystallise
crystallization crystallize crystallographic crystallography cubbyhole cubic cubical cubicle cubism cubist cubit cubs
cuckold cuckoo cucumbers cud cuddle cuddlier cuddliest cuddly cudgel cudgelled cudgelling cuds cue cued cues cuing
cuisine culinary cull culminate culmination culotte culpability culpable culprit cult cultivate cultivation cultivator
culvert cumin cummerbund cums cumuli cumulus cuneiform cunnilingus cunning cunningest cunt cupcake cupful cupid
cupidity cupola cupped cupping cups cur curable curacies curacy curate curative curator curb curd curdle curer curfew
curie curio curiosities curiosity curlew curlicue curlier curliest curliness curmudgeon currant currencies currency
curricula curriculum curried curries currycomb curs curse cursive cursorily cursory curt curtail curtailment curtest
curtness curtsied curtsies curtsy curvaceous curvature curvier curviest curvy cushier cushiest cushy cusp cuspid cuss
custodial custodian custody customarily customisation customise cutback cuteness cuter cutesier cutesiest cutest
cutesy cuticle cutlass cutlery cutlet cutoff cutout cuts cutter cutters cutthroat cutting cuttlefish cutup cyanide
cyberbullies cyberbully cybernetic cyberpunk cybersex cyberspace cyclamen cyclical cyclist cyclone cyclonic cyclotron
cygnet cylinder cylinders cylindrical cymbal cynic cynical cynicism cynosure cypress cystic cytology cytoplasm czar
czarina dab dabbed dabbing dabble dabs dacha dachshund dactyl dactylic daddies dado dads daffier daffiest daffodil
daffy daft daftest dagger daggers daguerreotype dahlia dailies daintier dainties daintiest daintily daintiness dainty
daiquiri dairies dairymaid dairyman dairymen dais daisies dalliance dallied dallies dally dalmatian damask dame dammed
damming damn damnable damnably damnation damnedest damp dampen dampest dampness dams damsel damson dandelion dander
dandier dandies dandiest dandle dandruff dandy dangers dangle dank dankest dankness dapper dapperest dapple dare
daredevil darken darkest darkness darkroom darn darnedest dart dartboard dashboard dashiki dastardly dateline dative
datum daub daunt dauntless dauntlessness dauphin davit dawdle daybed daybreak daydream daylight daytime daze dazzle
deaconess deactivate deadbeat deadbolt deaden deadest deadlier deadliest deadpan deadpanned deadpanning deadwood
deafen deafest deafness dealership dearness dearth deathbed deathblow deathless deathlike deathtrap deaves deb debacle
debar debark debarkation debarment debarred debarring debase debasement debatable debate debauch debaucheries
debauchery debenture debilitate debilitation debilities debility debonair debrief debris debs debtor debuggers debunk
debut decade decadence decadent decaf decaffeinate decal decamp decant decapitate decapitation decathlon decay decease
decedent deceit deceitful deceitfulness deceive decelerate deceleration decencies decency decentralisation
decentralise decentralization decentralize deception deceptive deceptiveness decibel deciduous decimate decimation
decipher decipherable deciphers decisive decisiveness deck deckhand declamation declamatory declarative declassified
declassifies declassify declension declination declivities declivity decolonisation decolonise decolonization
decolonize decommission decompose decomposition decongestant deconstruction decontaminate decontamination decor
decorative decorous decorum decoy decree decrepit decrepitude decrescendo decried decries decriminalisation
decriminalise decriminalization decriminalize decry dedicate dedication deduce deducible deduct deductible deduction
deductive deed deejay deepen deepest deepness deerskin deescalate deface defacement defamation defamatory defame
defeat defeatism defeatist defecate defecation defection defector defence defenceless defendant defense defenseless
defensible defensive defensiveness deference deferential deferment deferring defiance defiant deficiencies deficient
defied defies defile defilement definable definite definiteness deflation deflect deflection deflector defogger
defoggers defoliant defoliate defoliation deforest deforestation deform deformation deformities deformity defraud
defray defrayal defrost deft deftest deftness defunct defuse defy degeneracy degenerate degeneration degenerative
degradation degrade dehumanisation dehumanise dehumanization dehumanize dehumidified dehumidifier dehumidifiers
dehumidifies dehumidify dehydrate deice deification deified deifies deify deign deism deities deity deject dejection
delectable delectation delegation deleterious deleverage deli deliberation delicacies delicacy delicate delicatessen
deliciousness delight delimit delineate delineation delinquencies delinquency delinquent deliquescent delirious
deliverance deliveries delivers dell delphinium delude deluge delusion delusive deluxe delve demagnetisation
demagnetise demagnetization demagnetize demagogic demagogue demagoguery demagogy demarcation demean demeanor demeanour
demented demerit demesne demigod demijohn demilitarisation demilitarise demilitarization demilitarize demise demitasse
demobilisation demobilise demobilization demobilize democracies democrat democratically democratisation democratise
democratization democratize demographer demographers demographic demographically demography demolish demolition demon
demoniac demoniacal demonic demonstrable demonstrably demonstrate demonstration demonstrative demonstrator
demoralisation demoralise demoralization demoralize demote demotion demount demur demure demurest demurred demurring
den denature dendrite deniability denier deniers denigrate denigration denim denizen denominate denomination
denominational denominator denotation denouement denounce denouncement dens dense denseness densest densities density
dent dentifrice dentin dentine dentist dentistry denture denude denunciation deodorant deodorise deodorize depart
departmental departmentalise departmentalize departure dependability dependable dependably dependant depict depiction
depilatories depilatory deplane deplete depletion deplorable deplorably deplore depoliticise depoliticize depopulate
depopulation deport deportation deportment depose deposit deposition depositor depositories depository depot deprave
depravities depravity deprecatory depreciate depreciation depredation depress depressant depressive deprivation
deprive deprogram deprogrammed deprogramming deputation depute deputies deputise deputize deputy derail derailment
derange derangement derbies derby deregulate deregulation derelict dereliction deride derision derisive derisory
derivable dermatologist dermatology dermis derogate derogation derringer derringers dervish desalinate desalination
descant descendent descent describable descried descries descry desecrate desecration desegregate desegregation
desensitisation desensitise desensitization desensitize desertion desiccate desiccation desiderata desideratum
desirability desirably desirous desist desktop desolate desolateness desolation despair desperado desperation
despicable despicably despise despoil despondency despondent despot despotic despotism destabilise destabilize destine
destinies destiny destitute destitution destroy destruct destructible destruction destructive destructiveness
desultory detachable detachment detain detainee detainment detectable detective detentes detention deter detergent
deteriorate deterioration determinable determinant determinate determinism deterred deterrence deterrent deterring
detest detestable detestation dethrone dethronement detonate detonation detonator detour detox detoxification
detoxified detoxifies detoxify detract detraction detractor detritus deuce deuterium devaluation devalue devastate
devastation developmental deviance deviant deviate devilish devilled devilling devilment devilries devilry deviltries
deviltry devious deviousness devise devoid devolution devolve devote devotee devotion devotional devour devout
devoutest devoutness dew dewberries dewberry dewdrop dewier dewiest dewlap dewy dexterity dexterous dharma dhoti
diabolic diabolical diacritic diacritical diadem diagnostician diagonal diagrammatic diagrammed diagramming dial
dialect dialectal dialectic dialled dialling dialogue dialyses dialyzes diameters diametrical diapers diaphanous
diaphragm diaries diarist diatom diatribe dibble dice dicey dichotomies dichotomy dicier diciest dickey dicta dictate
dictation dictator dictatorial dictatorship diction dictum didactic diddle diereses dieresis dietaries dietetic
differentiation difficulties difficulty diffidence diffident diffraction diffuse diffuseness diffusion digestible
digestive digger diggers digit digital digitalis digitisation digitise digitization digitize dignified dignifies
dignify dignitaries dignitary dignities digraph digress digression digressive digs dike dilapidated dilapidation
dilate dilatory dilemma dilettante dilettantism diligence diligent dill dillies dilly dillydallied dillydallies
dillydally dilute dilution dim dime dimension dimensional dimensionless dimer diminuendo diminution diminutive dimly
dimmed dimmer dimmers dimmest dimming dimness dimple dims dimwit dimwitted din diner dinette dinghies dinghy dingier
dingiest dinginess dingo dingy dinkier dinkies dinkiest dinky dinned dinners dinning dinosaur dins dint diocesan
diocese diode diorama dioxide dioxin diphtheria diphthong diploma diplomacy diplomat diplomata diplomatic
diplomatically dipole dipped dipper dippers dipping dips dipsomania dipsomaniac dipstick dire directest directional
directness directorate directorial directorship direr direst dirge dirigible dirt dirtied dirtier dirties dirtiest
dirtiness dis disabilities disability disablement disabuse disadvantage disadvantageous disaffect disaffection
disagreeable disagreeably disagreement disappear disappearance disappoint disappointment disapprobation disapproval
disapprove disarm disarmament disarrange disarrangement disarray disassemble disassociate disasters disastrous disavow
disavowal disband disbar disbarment disbarred disbarring disbelief disbelieve disburse disbursement discern
discernible discernment disciple disciplinarian disciplinary disclose disco discolor discoloration discolour
discolouration discombobulate discomfit discomfiture discommode discompose discomposure disconcert disconnection
disconsolate discontent discontentment discontinuance discontinuation discontinue discontinuities discontinuity
discontinuous discord discordant discotheque discount discountenance discouragement discourse discourteous
discourtesies discourtesy discoveries discovers discredit discreditable discreet discreetest discrepancies discrepancy
discrete discretionary discriminant discriminate discrimination discriminatory discursive discus discussant disdain
disdainful disembark disembarkation disembodied disembodies disembody disembowel disembowelled disembowelling
disenchant disenchantment disencumber disencumbers disenfranchise disenfranchisement disengage disengagement
disentangle disentanglement disestablish disfavor disfavour disfigure disfigurement disfranchise disfranchisement
disgorge disgrace disgraceful disgruntle disguise disgust disharmonious disharmony dishcloth dishearten dishevel
dishevelled dishevelling dishonest dishonesty dishonor dishonorable dishonorably dishonour dishonourable dishonourably
dishpan dishrag dishtowel dishwasher dishwashers dishwater disillusion disillusionment disincentive disinclination
disincline disinfect disinfectant disinformation disingenuous disinherit disintegrate disintegration disinter
disinterest disinterment disinterred disinterring disinters disjoint diskette dislocate dislocation dislodge disloyal
disloyalty dismal dismantle dismay dismember dismemberment dismembers dismiss dismissal dismissive dismount
disobedience disobedient disobey disoblige disorder disorderliness disorders disorganisation disorganise
disorganization disorganize disorient disorientation disown disparage disparagement disparate disparities disparity
dispassionate dispel dispelled dispelling dispensable dispensaries dispensary dispensation dispense dispersal disperse
dispersion dispirit displace displacement displayable displease displeasure disport disposable disposal dispossess
dispossession disproof disproportion disproportionate disprove disputable disputant disputation disputatious dispute
disqualification disqualified disqualifies disqualify disquiet disquisition disregard disrepair disreputable
disreputably disrepute disrespect disrespectful disrobe disruption disruptive dissatisfaction dissatisfied
dissatisfies dissatisfy dissect dissection dissed dissemble disseminate dissension dissent dissertation disservice
dissidence dissident dissimilar dissimilarities dissimilarity dissimulate dissimulation dissing dissipate dissipation
dissociate dissociation dissolute dissoluteness dissolution dissolve dissonance dissonant dissuade dissuasion distaff
distant distaste distasteful distemper distend distention distil distill distillate distillation distilleries
distillery distinctest distinctive distinctiveness distinguishable distract distraction distrait distraught
distressful distributive distrust distrustful disturb disturbance disunite disunity disuse ditch dither dithers
ditties ditty diuretic diurnal diva divan diver diverge divergence divergent diverse diversification diversified
diversifies diversify diversion diversionary diversities diversity divert divest dividend divination divine divinest
divinities divinity divisibility divisible divisional divisive divisiveness divisor divot divulge divvied divvies
divvy dizzied dizzier dizzies dizziest dizzily doable doc docent docile docility docket dockyard doctoral doctorate
doctrinaire doctrinal doctrine docudrama documentaries dodder dodders dodge dodo doe doer doff dogcatcher dogcatchers
dogfight dogfish dogged doggedness doggerel doggier doggies doggiest dogging doggone doggonest doggy doghouse dogie
dogma dogmatic dogmatically dogmatism dogmatist dogtrot dogtrotted dogtrotting dogwood doilies doily doldrums dole
doleful dollhouse dollies dollop dolly dolmen dolorous dolt doltish dome domestic domestically domesticate
domestication domesticity domicile dominance dominant dominate domination domineer domineers dominion domino donate
donned donning donor dons doodad doodle doohickey doom doomsday doorbell doorknob doorman doormat doormen doorstep
doorway dope dopey dopier dopiest dories dork dorkier dorkiest dorky dorm dormancy dormant dormice dormitories
dormitory dormouse dory dos dosage dossier dossiers dotage dotcom dote doth dotting dotty doublet doubloon doubly
doubtful doubtless douche dough doughier doughiest doughnut doughtier doughtiest doughty doughy dour dourest douse
dove dovetail dowager dowagers dowdier dowdies dowdiest dowdily dowdiness dowdy dowel dowelled dowelling downbeat
downcast downfall downhearted downhill downier downiest downloadable downplay downpour downright downscale downsize
downstage downstate downstream downswing downtime downtrodden downturn downward downwind downy dowries dowry dowse
doxologies doxology doyen doze drab drabber drabbest drabness drachma draconian draftee draftier draftiest draftiness
draftsman draftsmanship draftsmen drafty drag dragged dragging dragnet dragon dragonflies dragonfly dragoon drainpipe
dram dramatically dramatisation dramatise dramatist dramatization dramatize drape draperies drapery drastic draught
draughtier draughtiest draughtiness draughtsman draughtsmanship draughtsmen draughty drawback drawbridge drawl
drawstring dray dread dreadful dreadlocks dreadnought dreamier dreamiest dreamily dreamland dreamless dreamlike dreamt
dreamy drearier dreariest drearily dreariness dreary dredge dregs drench dressage dressier dressiest dressiness
dressmaker dressmakers dressmaking dressy dribble driblet dried drier driest drift driftwood drill drily drinkable
dripped dripping drivel drivelled drivelling driveway drizzle drizzly droll drolleries drollery drollest drollness
drolly dromedaries dromedary drone drool droopier droopiest droopy droplet dropout dropper droppers dropsy dross
drought drowse drowsier drowsiest drowsily drowsiness drub drubbed drubbing drudge drudgery drugged drugging druggist
drugstore druid drum drummed drummers drumming drumstick drunkard drunken drunkenness drunkest dryad dryer dryly
dryness drys drywall dualism duality dub dubbed dubbing dubiety dubious dubiousness dubs ducal ducat duchess duchies
duchy duckbill duckling ductile ductility ductless dud dude dudgeon duds duel duelist duelled duelling duellist dues
duet duff dug dugout duh dukedom dulcet dulcimer dulcimers dullard dullest dullness dully duly dumbbell dumbest
dumbfound dumbness dumbwaiter dumbwaiters dummies dumpier dumpiest dumpling dumpster dumpy dun dunce dune dungaree
dungeon dunk dunned dunner dunnest dunning dunno duns duo duodena duodenal duodenum duos dupe duplicator duplicity
durability durable durably duress duskier duskiest dusky dustbin dustier dustiest dustiness dustless dustman dustmen
dustpan duteous dutiable duties dutiful duvet dwarf dwarfish dwarfism dweeb dwell dwelt dwindle dyadic dye dyed dyes
dyestuff dyke dynamical dynamism dynamite dynamo dynastic dynasties dynasty dysentery dysfunction dysfunctional
dyslexia dyslexic dyspepsia dyspeptic eagerest eagerness eaglet earache earbud eardrum earful earldom earliest
earliness earlobe earmark earmuff earn earnestness earphone earplug earring earshot earsplitting earthen earthenware
earthier earthiest earthiness earthlier earthliest earthling earthquake earthshaking earthward earthwork earthworm
earthy earwax earwig easel easiness eastbound easterlies easternmost eastward easygoing eatable eater eateries eatery
eats eave eavesdrop eavesdropped eavesdropper eavesdroppers eavesdropping ebb ebbed ebbs ebonies ebullience ebullient
eccentric eccentrically eccentricities eccentricity ecclesiastic ecclesiastical echelon eclectic eclectically
eclecticism eclipse ecliptic ecological ecologist ecology econometric economic economical economies economise
economist economize economy ecosystem ecotourism ecru ecstasies ecstasy ecstatic ecstatically ecumenical edamame
eddied eddies edelweiss edger edgewise edgier edgiest edginess edgy edibility edible edict edification edifice edified
edifies edify edition editorialise editorialize editorship educable educate educational eel eels eerie eeriest
eeriness efface effacement effectiveness effectual effectuate effeminacy effeminate effervesce effervescence
effervescent effete efficacious efficacy efficiencies effigies effigy effluent effortless effrontery effulgence
effulgent effusive effusiveness egalitarian egalitarianism eggbeater eggbeaters egged egghead eggnog eggplant eggshell
eglantine egocentric egoism egoist egoistic egos egotism egotist egotistic egotistical egregious egress egret eider
eiderdown eigenvalue eighteenth eighth eighties eightieth ejaculate ejaculation eject ejection eke eked ekes eking
elaborate elaborateness elaboration elapse elastic elasticity elate elation elbowroom elderberries elderberry
eldercare electioneer electioneers elective elector electoral electorate electric electrical electrician electricity
electrification electrified electrifies electrify electrocardiogram electrocardiograph electrocute electrocution
electrode electrodynamics electroencephalogram electroencephalograph electrolysis electrolytic electromagnet
electromagnetic electromagnetism electron electronica electronically electroplate electrostatic elegance elegiac
elegies elegy elemental elementary elephantine elevation eleventh elfin elfish elicit elide eligibility elision elite
elitism elitist elixir elk elks ell ellipse elliptical ells elm elms elocution elocutionist elongate elongation elope
elopement eloquence eloquent elucidate elucidation elude elusive elusiveness elves emaciate emaciation emanate
emanation emancipate emancipation emancipator emasculate emasculation embalm embankment embargo embark embarkation
embarrass embarrassment embassies embassy embattled embellish embellishment embezzle embezzlement embitter embitters
emblazon emblem emblematic embodies embodiment embody embolden emboss embrace embroider embroideries embroiders
embroidery embroil embryo embryologist embryology embryonic emcee emendation emerald emerge emergence emergencies
emergent emetic emigrant emigrate emigration eminence eminent emirate emissaries emissary emission emo emollient
emolument emos emote emotionalism emotive empathetic empathise empathize empathy emperor emphases emphasise emphasize
emphatic emphatically emphysema empire empirical empiricism emplacement employ employable employment emporium empower
empowerment empowers empress emptier empties emptiest emptily emptiness ems emu emulator emulsification emulsified
emulsifies emulsify emulsion emus enact enactment enamel enamelled enamelling enamor enamour encamp encampment encase
encephalitis enchant enchantment enchantress enchilada encircle encirclement enclave enclosure encompass encore
encouragement encroach encroachment encrust encrustation encumber encumbers encumbrance encyclical encyclopaedia
encyclopaedic encyclopedia encyclopedic endanger endangers endear endearment endeavor endeavour endemic endive endless
endlessness endocrine endow endowment endue endurable endurance endure endways enemies energetic energetically
energies energise energize enervate enervation enfeeble enfold enfranchise enfranchisement engage engagement engender
engenders engorge engrave engross engulf enigma enigmatic enigmatically enjoin enjoyable enlarge enlargement enlighten
enlightenment enlist enlistee enlistment enliven enmesh enmities enmity ennoble ennoblement ennui enormities enormity
enormousness enquire enquiries enquiry enrage enrapture enrich enrichment enrol enroll enrollment enrolment ensconce
ensemble enshrine enshroud ensign enslave enslavement ensnare ensue entail entangle entanglement entente entertain
enthral enthrall enthrone enthronement enthuse enthusiasm enthusiast enthusiastic enthusiastically entice enticement
entitle entitlement entomb entombment entomological entomologist entomology entourage entrails entrant entrap
entrapment entrapped entrapping entreat entreaties entreaty entrench entrenchment entrepreneur entrepreneurial entrust
entryway entwine enumerable enumerate enumeration enunciate enunciation envelop envelopment enviable enviably envied
envies envious enviousness environmental environmentalism environmentalist envisage envision envoy eon eons epaulet
epaulette ephemeral epic epicenter epicenters epicentre epicure epicurean epidemic epidemiology epidermal epidermis
epiglottis epigram epigrammatic epileptic epilogue episcopacy episcopal episcopate episodic epistemology epistle
epistolary epitaph epithet epitome epitomise epitomize epochal epoxied epoxies epoxy epsilon equability equable
equably equalisation equalise equalization equalize equalled equalling equanimity equate equation equator equatorial
equestrian equestrienne equidistant equilateral equilibrium equine equinoctial equinox equip equipage equipment
equipoise equipped equipping equitably equities equity equivalence equivocal equivocate equivocation era eradicate
eradication eras erase erasure ere erect erectile erection erectness erg ergo ergonomic ergs ermine erode erogenous
erosion erosive erotic erotica erotically eroticism err errand errant errata erratic erratically erratum erred errs
ersatz erstwhile erudite erudition erupt eruption erythrocyte escalate escalator escapade escapee escapism escapist
escarole escarpment eschatology eschew escort escrow escutcheon esophagi esoteric esoterically espadrille especial
espied espies espionage esplanade espousal espouse espresso espy esquire essay essayist essence establishment esteem
estimable estimation estimator estrange estrangement estrogen estuaries estuary eta etch eternal eternities eternity
ether ethereal ethic ethical ethnic ethnically ethnicity ethnological ethnologist ethnology ethos etiologies etiology
etiquette etymological etymologies etymologist etymology eucalypti eucalyptus eugenics eulogies eulogise eulogistic
eulogize eulogy eunuch euphemism euphemistic euphemistically euphony euphoria euphoric eureka euro eutectic euthanasia
evacuate evacuation evacuee evade evanescent evangelical evangelise evangelism evangelist evangelistic evangelize
evaporate evaporation evasion evasive evasiveness evenest evenhanded evenness eventful eventfulness eventide
eventualities eventuality eventuate everglade evergreen everlasting evermore everyday everyplace eves evict eviction
evidence evident evildoer evildoers evilest eviller evillest evince eviscerate evisceration evocation evocative evoke
evolution evolutionary evolve ewe ewer ewes exacerbate exacerbation exactest exactitude exactness exaggerate
exaggeration exalt exaltation examination exasperate exasperation excavate excavation excavator excel excelled
excellence excelling exceptionable excerpt exchangeable exchequer exchequers excise excision excitability excitable
excitation excite excitement exclaim exclamation exclamatory exclusiveness exclusivity excommunicate excommunication
excoriate excrement excrescence excreta excrete excretion excretory excruciating exculpate excursion excusable
execrable execrate executive executrices executrix exegeses exegesis exemplar exemplification exemplified exemplifies
exemplify exemption exert exertion exes exhalation exhale exhaustible exhibition exhibitionism exhibitionist exhibitor
exhilarate exhilaration exhort exhortation exhumation exhume exigencies exigency exigent exiguous exile existent
existential existentialism existentialist exodus exonerate exoneration exoplanet exorbitance exorbitant exorcise
exorcism exorcist exotically expandable expanse expansionist expansive expansiveness expatiate expatriate expatriation
expectancy expectant expectorant expectoration expedience expediencies expediency expedient expedite expedition
expeditionary expeditious expel expelled expelling expend expendable expenditure experimentation expertise expertness
expiate expiation explanatory expletive explicable explicate explication explicitness explode exploitation
exploitative exploration exploratory explosion explosive explosiveness expo exponentiation exportation exposition
expository expostulate expostulation exposure expound expressible expressionism expressionist expressionless
expressive expressiveness expressway expropriate expropriation expulsion expunge expurgate expurgation exquisite
extemporaneous extempore extemporise extemporize extendable extensional extensiveness extenuate extenuation exterior
exterminate extermination exterminator extinct extinction extinguish extinguishable extirpate extirpation extol
extolled extolling extort extortion extortionate extortionist extractor extracurricular extradite extradition
extramarital extraordinarily extraordinary extrapolate extrapolation extrasensory extraterrestrial extravagance
extravagant extravaganza extremest extremism extremist extricate extrication extrinsic extrinsically extroversion
extrovert extrude extrusion exuberance exuberant exude exult exultant exultation eyeball eyed eyeful eyeglass eyelash
eyelet eyeliner eyeliners eyepiece eyesight eyesore eyestrain eyeteeth eyetooth eyewitness fable fabricate fabrication
fabulous facade faceless facet facetious facetiousness facile facilitation facsimile faction factional factionalism
factitious factorial factories factorisation factorise factorization factorize factotum factual faculties faculty fad
faddish fads faeces fag fagged fagging faggot fagot fags fain fainest faintest fainthearted faintness fairest
fairground fairies fairness fairway fairyland faithful faithfulness faithless faithlessness faker fakir falcon
falconry fallacies fallacious fallacy fallen fallibility fallible fallibly falloff fallout fallow falsehood falseness
falsest falsetto falsifiable falsification falsified falsifies falsify falsities falsity falter falters fame familial
familiarisation familiarise familiarity familiarization familiarize families famine famish fanatic fanatical
fanaticism fanboy fancied fancier fanciers fancies fanciest fanciful fancily fanciness fandom fanfare fanned fannies
fanning fantasied fantasies fantasise fantasize fantastically fantasy fanzine faraway farce farcical fare farewell
farinaceous farmhand farmhouse farmland farmyard farsighted farsightedness fart farthest farthing fascinate
fascination fascism fascist fashionable fashionably fashionista fasten fastidious fastidiousness fastness fatalism
fatalist fatalistic fatalities fatality fate fateful fathead fatherhood fatherland fatherless fathom fathomable
fathomless fatness fats fatten fatter fattest fattier fatties fattiest fatty fatuous fatuousness faucet faultfinding
faultier faultiest faultily faultiness faultless faun fauna favorable favorably favoritism favourable favourably
favouritism fawn faxed faxes faze fealty fearful fearfulness fearless fearlessness fearsome feasibility feasible
feasibly feast feat featherbedding featherier featheriest feathers featherweight feathery featureless feckless fecund
fecundity federalism federalist federate federation fedora feds feeble feebleness feeblest feebly feedbag feign feint
feistier feistiest feisty feldspar felicities felicitous feline fellatio fellest fellowship felon felonies felonious
felony feminine femininity feminism feminist fen fend fennel fens fer feral ferment fermentation ferocious
ferociousness ferocity ferret ferric ferried ferries ferrule ferryboat fertile fertilisation fertilise fertility
fertilization fertilize fervency fervent fervid fervor fervour fest festal festive festivities festivity festoon feta
fetal feted fetid feting fetish fetishism fetishist fetishistic fetlock fetter fetters fettle fetus feud feudal
feudalism feudalistic feverish fewest fey fez fezzes fiasco fiat fib fibbed fibber fibbers fibbing fiber fiberboard
fiberglass fibre fibreboard fibreglass fibroid fibrous fibs fibula fibulae fiche fickle fickleness ficklest fictional
fictionalise fictionalize fictitious fiddle fiddlesticks fiddly fidelity fidget fidgety fiduciaries fiduciary fie fief
fieldwork fiend fiendish fierce fierceness fiercest fierier fieriest fieriness fiery fiesta fife fifteenth fifties
fiftieth figment figs figurative figurehead figurine filament filamentous filbert filch filet filial filibuster
filibusters filigree fillet fillies fillip filly filmier filmiest filmmaker filmmakers filmstrip filmy filterable
filth filthier filthiest filthiness filthy filtrate filtration fin finagle finale finalise finalist finality finance
financial financier financiers fineness finer finery finesse finest fingerboard fingernail fingerprint fingertip
finickier finickiest finicky finis finny fins fir firearm fireball firebomb firebrand firebreak firebug firecracker
firecrackers firefight fireflies firefly firehouse fireman firemen fireplace fireplug firepower fireproof fireside
firestorm firetrap firewall firewater firewood firework firmament firmest firmness firmware firs firstborn firsthand
fiscal fishbowl fisheries fisherman fishermen fishery fishhook fishier fishiest fishnet fishtail fishwife fishwives
fishy fission fissure fistful fisticuffs fitful fitly fitted fitter fitters fittest fitting fiver fixable fixate
fixative fixity fizz fizzier fizziest fizzle fizzy fjord flab flabbergast flabbier flabbiest flabbiness flabby flack
flagella flagellate flagellation flagellum flagging flagon flagpole flagrant flagship flagstaff flagstone flail flair
flak flakier flakiest flambeing flambes flamboyance flamboyant flamenco flamethrower flamethrowers flamingo
flammability flammable flan flange flannel flannelette flannelled flannelling flap flapjack flapped flapper flappers
flapping flare flash flashback flashbulb flashest flashgun flashier flashiest flashily flashiness flashlight flashy
flask flatbed flatboat flatcar flatfeet flatfish flatfoot flatiron flatness flatted flatter flatters flattery flattest
flatting flattop flatulence flatulent flatware flaunt flautist flavorful flavorless flavourful flavourless flaw
flawless flax flaxen flay flea fleck fled fledged fledgling flee fleece fleecier fleeciest fleecy fleetest fleetness
flesh fleshier fleshiest fleshlier fleshliest fleshy flex flexibly flextime flibbertigibbet flick flied flier flies
fliest flightier flightiest flightiness flightless flighty flimflam flimflammed flimflamming flimsier flimsiest
flimsily flimsiness flimsy flinch fling flintier flintiest flintlock flinty flippancy flippant flipped flipper
flippers flippest flipping flirt flirtation flirtatious flit flitted flitting flock floe flog flogged flogging
floodgate floodlight floodlit floorboard floozies floozy flop flophouse flopped floppier floppies floppiest floppiness
flopping floppy floral florid florist floss flotation flotilla flotsam flounce flounder flounders flourish floury
flout flowerbed flowerier floweriest floweriness flowerpot flowery flown flub flubbed flubbing fluctuate fluctuation
flue fluency fluent fluff fluffier fluffiest fluffiness fluffy fluidity fluke flukier flukiest fluky flume flummox
flung flunk flunkies flunky fluoresce fluorescence fluorescent fluoridate fluoridation fluoride fluorine fluorite
fluorocarbon fluoroscope flurried flurries flurry flushest fluster flusters flute flutist flutter flutters fluttery
flux flyby flycatcher flycatchers flyer flyleaf flyleaves flyover flyovers flypaper flypapers flysheet flyspeck
flyswatter flyswatters flyweight flywheel foal foam foamier foamiest foamy fob fobbed fobbing fobs focal fodder
fodders foe foes fogbound fogey fogged foggier foggiest fogginess fogging foggy foghorn fogies fogs fogy foible foil
foist foldaway foliage folio folksier folksiest folksy follicle follies folly foment fomentation fondant fondest
fondle fondness fondue foodstuff fooleries foolery foolhardier foolhardiest foolhardiness foolhardy foolish
foolishness foolproof foolscap footage footbridge footfall foothill foothold footlights footlocker footlockers
footloose footman footmen footnote footpath footprint footrest footsie footsore footstep footstool footwear footwork
fop foppish fops forage foray forbade forbear forbearance forbidding forbore forborne forceful forcefulness forceps
forcible fore forebear forebode forecast forecastle foreclose foreclosure forefather forefathers forefeet forefinger
forefingers forefoot forefront foregather foregathers forego foregone forehand foreknowledge foreleg forelock foremast
foremen foremost forename forenoon forensic foreordain foreplay forerunner forerunners foresail foresaw foresee
foreseeable foreseen foreshadow foreshorten foresight foreskin forestall forestation forestry foretaste foretell
forethought foretold forevermore forewarn forewent forewoman forewomen foreword forfeiture forgather forgathers
forgave forge forgeries forgery forgetfulness forgettable forgetting forgivable forgive forgiven forgiveness forgo
forgone forklift forlorn formaldehyde formalisation formalise formalism formalities formality formalization formalize
formation formative formidable formidably formless formlessness formulae formulaic formulate formulation fornicate
fornication forsake forsaken forsook forsooth forswear forswore forsworn forsythia forte forthcoming forthright
forthrightness forthwith forties fortieth fortification fortified fortifies fortify fortissimo fortitude fortnight
fortress fortuitous fortunate forum forwardest forwardness forwent fossil fossilisation fossilise fossilization
fossilize fosters fought foulest foulness foundling foundries foundry fount fountainhead fourfold fourscore foursome
foursquare fourteenth fowl foxed foxes foxglove foxhole foxhound foxier foxiest foxtrot foxtrotted foxtrotting foxy
foyer fracas frack fractal fractious fragility fragmentary fragmentation fragrance fragrant frailest frailties frailty
franchise franchisee frankest frankfurters frankincense frankness frantic frantically frappes frat fraternal
fraternisation fraternise fraternities fraternity fraternization fraternize fratricide fraud fraudulence fraudulent
fraught fray frazzle freak freakier freakiest freakish freaky freckle freebase freebie freebooter freebooters freedmen
freehand freehold freelance freeload freemen freer freest freestanding freethinker freethinkers freethinking freeway
freewheel freewill freight frenetic frenetically frenzied frenzies frenzy frequencies frequentest fresco freshen
freshest freshet freshman freshmen freshness freshwater fret fretful fretfulness fretted fretting fretwork friable
friar fricassee friendless friendlier friendlies friendliest friendliness friendship fries frieze frigate fright
frightful frigid frigidity frill frillier frilliest frilly fringe fripperies frippery frisk friskier friskiest
friskily friskiness frisky fritter fritters frivolities frivolity frivolous frizz frizzier frizziest frizzle frizzy
fro frock frogman frogmen frolic frolicked frolicking frolicsome frond frontage frontal frontier frontiers
frontiersman frontiersmen frontispiece frostbit frostbite frostbitten frostier frostiest frostily frostiness frosty
froth frothier frothiest frothy frown frowzier frowziest frowzy froze fructified fructifies fructify fructose frugal
frugality fruitcake fruitful fruitfulness fruitier fruitiest fruition fruitless fruitlessness fruity frump frumpier
frumpiest frumpy frustrate frustration fryer fuchsia fuck fuddle fudge fuel fuelled fuelling fugitive fugue fulcrum
fulfil fulfillment fulfilment fullback fullness fulminate fulmination fulsome fumble fume fumigate fumigation
fumigator function functional functionality functionaries functionary fund fundamentalism fundamentalist funereal
fungal fungi fungicidal fungicide fungous fungus funicular funk funkier funkiest funky funnel funnelled funnelling
funner funnest funnier funnies funniest funnily funniness furbelow furbish furies furious furl furlong furlough
furnace furnish furor furore furred furrier furriers furriest furring furrow furry furs furtherance furthermore
furthermost furthers furthest furtive furtiveness fury furze fuse fuselage fusible fusillade fusion fuss fussbudget
fussier fussiest fussily fussiness fussy fustian fustier fustiest fusty futile futility futon futuristic futurities
futurity futz fuzz fuzzier fuzziest fuzzily fuzziness fuzzy gab gabardine gabbed gabbier gabbiest gabbing gabble gabby
gaberdine gable gabs gad gadabout gadded gadding gadflies gadfly gadget gadgetry gads gaff gaffe gag gagged gagging
gaggle gags gaiety gaily gainful gainsaid gainsay gala galactic galaxies galaxy galena gall gallant gallantry
gallbladders galleon galleries galley gallium gallivant gallon gallows gallstone galore galosh gals galvanic galvanise
galvanize galvanometer galvanometers gambit gambol gambolled gambolling gamecock gamekeeper gamekeepers gameness gamer
gamesmanship gamest gamete gamier gamiest gamin gamine gamma gamut gamy gander ganders gangland ganglia gangling
ganglion gangplank gangrenous gangster gangsters gangway gannet gantlet gantries gantry gape gaps garb garbageman
garbanzo garble gardenia gargantuan gargle gargoyle garish garishness garlicky garment garners garnet garnish
garnishee garret garrote garrulity garrulous garrulousness garter garters gaseous gases gash gasket gaslight gasohol
gasoline gasp gassed gassier gassiest gassing gassy gastronomic gastronomical gastronomy gasworks gatecrasher
gatecrashers gatepost gathers gauche gauchest gaucho gaudier gaudiest gaudily gaudiness gaudy gauge gaunt gauntest
gauntlet gauntness gauzier gauziest gauzy gavel gavotte gawk gawkier gawkiest gawkily gawkiness gawky gayer gayest
gayness gays gazebo gazelle gazer gazette gazillion gazpacho gear gearbox gearshift gearwheel gecko gee geed geek
geekier geekiest geeky gees geese geezer geezers geisha gelatin gelatinous geld gelid gelled gelling gels gem gems
gemstone gendarme genders genealogical genealogies genealogist genealogy genera generalisation generalise
generalissimo generalities generality generalization generalize generative generically generosities generosity
generous genesis genetic genetically geneticist genial geniality genie genii genitalia genitive genius genocide genome
genre gent genteel gentian gentility gentlefolk gentlemen gentleness gentlest gentlewoman gentlewomen gentries
gentrification gentrified gentrifies gentrify genuflect genuflection genuine genuineness genus geocache geocentric
geode geodesic geoengineering geographer geographers geographic geographical geographies geologic geological geologies
geologist geology geometer geometric geometrical geometries geometry geophysical geophysics geopolitical geopolitics
geostationary geothermal geranium gerbil geriatric germ germane germanium germicidal germicide germinal germinate
germination gerontologist gerontology gerrymander gerrymanders gerund gestate gestation gesticulate gesticulation
gesture gesundheit getaway getup gewgaw geyser geysers ghastlier ghastliest ghastliness ghastly gherkin ghetto
ghostlier ghostliest ghostliness ghostwrite ghostwritten ghostwrote ghoul ghoulish giantess gibber gibberish gibbers
gibbet gibbon gibe giblet giddier giddiest giddily giddiness giddy gig gigabit gigabyte gigahertz gigantic gigapixel
gigged gigging giggle gigglier giggliest giggly gigolo gigs gild gilt gimcrack gimlet gimme gimmick gimmickry gimmicky
gimpy gin gingerbread gingersnap gingham gingivitis ginkgo ginned ginning gins ginseng giraffe gird girdle girlhood
girlish girt girth gist giveaway gizmo gizzard glacial glacier glaciers gladden gladder gladdest glade gladiator
gladiatorial gladiola gladioli gladiolus gladness glamorise glamorize glamorous glamour glandular glare glassful
glassier glassiest glassware glassy glaze glazier glaziers gleam glean glee gleeful glibber glibbest glibness glide
glimmer glimmers glimpse glint glissandi glissando glisten glitter glitters glittery glitz glitzier glitziest glitzy
gloaming gloat globalisation globalization globe globetrotter globetrotters globular globule glockenspiel gloom
gloomier gloomiest gloomily gloominess gloomy glop gloried glories glorification glorified glorifies glorify glorious
gloss glossaries glossier glossies glossiest glossiness glossy glottis glow glowworm gluey gluier gluiest glum glummer
glummest glumness glut glutinous glutted glutting glutton gluttonous gluttony glycerin glycerine glycerol glycogen
glyph gnarl gnarlier gnarliest gnarly gnash gnat gnaw gneiss gnomish gnu gnus goad goalie goalkeeper goalkeepers
goalpost goaltender goaltenders goatee goatherd goatskin gob gobbed gobbing gobble gobbledegook gobbledygook goblet
goblin gobs godchild godchildren goddamn goddaughter goddaughters goddess godfather godfathers godforsaken godhood
godless godlier godliest godlike godliness godly godmother godmothers godparent gods godsend godson gofer goggle
goiter goiters goitre goldbrick goldenest goldenrod goldfinch goldfish gollies golly gonad gondola gondolier
gondoliers goner gong gonorrhea gonorrhoea goo goober goobers goodies goodlier goodliest goodness goodnight goody
gooey goof goofier goofiest goofy google gooier gooiest gook goon goop gooseberries gooseberry gopher gophers gorge
gorgeous gorier goriest gorilla goriness gorse gory gosh gosling gospel gossamer gossipy gouge goulash gourd gourmand
gourmet goutier goutiest gouty governable governess governmental governorship grabbed grabber grabbing gracefulness
graceless gracelessness gracious graciousness grackle grad gradation gradient gradual graduation graffiti graffito
grail grainier grainiest grainy grammarian grammatical gramophone granaries granary granddad granddaughters grandee
grandest grandeur grandfathers grandiloquence grandiloquent grandiose grandmothers grandness grandparent grandstand
grange granite grannies granola granulate granulation granule grapefruit grapevine graphic graphite graphologist
graphology grapnel grapple grasp grasshopper grasshoppers grassier grassiest grassland grassy grate gratefulness
gratification gratified gratifies gratify gratitude gratuities gratuitous gratuity gravel gravelled gravelling graven
gravest gravestone graveyard gravies gravitate gravitation gravitational gravity graybeard grayest grayish grayness
graze grease greasepaint greasier greasiest greasiness greasy greatness grebe greed greedier greediest greedily
greediness greenback greenery greenest greengrocer greengrocers greenhorn greenhouse greenish greenness greensward
gregarious gregariousness gremlin grenade grenadier grenadiers greyest greyhound greyish greyness grid griddle
griddlecake gridiron gridlock grievance grieve grievous grill grille grim grimace grime grimier grimiest grimmer
grimmest grimness grimy grin grindstone gringo grinned grinning grip gripe grippe grislier grisliest grisly grist
gristle grit gritted grittier grittiest gritting gritty grizzled grizzlier grizzlies grizzliest grizzly groan grocer
groceries grocers grog groggier groggiest groggily grogginess groggy grommet groom groove groovier grooviest groovy
grope grosbeak grossest grossness grotesque grotto grouch grouchier grouchiest grouchiness grouchy groundbreaking
groundhog groundless groundswell groundwork groupie grouse grout grovel grovelled groveller grovellers grovelling
growl grown grownup growth groyne grub grubbed grubbier grubbiest grubbiness grubbing grubby grubstake grudge gruel
gruelling gruesome gruesomest gruff gruffest gruffness grumble grumpier grumpiest grumpily grumpiness grumpy grunge
grungier grungiest grungy grunt guacamole guano guarantied guaranties guarantor guaranty guardhouse guardianship
guardrail guardroom guardsman guardsmen guava gubernatorial guerrilla guessable guesstimate guesswork guff guffaw
guidebook guideline guile guileful guileless guillotine guilt guiltier guiltiest guiltily guiltiness guiltless guinea
guise guitarist gulag gulch gulf gull gullet gullibility gullible gullies gully gulp gumbo gumdrop gummed gummier
gummiest gumming gummy gumption gums gunboat gunfight gunfire gunk gunman gunmen gunned gunner gunners gunnery gunning
gunny gunnysack gunpoint gunpowder gunrunner gunrunners gunrunning guns gunshot gunslinger gunslingers gunsmith
gunwale guppies guppy gurgle gurney guru gush gushier gushiest gushy gusset gust gustatory gustier gustiest gusto
gusty gutless guts gutsier gutsiest gutsy gutted gutter gutters guttersnipe gutting guttural guyed guys guzzle gybe
gymnasium gymnast gymnastic gymnosperm gyms gynaecological gynaecologist gynaecology gynecological gynecologist gyp
gypped gypping gyps gypsies gypsum gypsy gyrate gyration gyro gyroscope haberdasher haberdasheries haberdashers
haberdashery habitability habitable habitat habitation habitual habituate habituation hacienda hackle hackney hacksaw
hacktivist haddock haematologist haematology haemophilia haemophiliac haemorrhage haemorrhoid hafnium haft hag haggard
haggle hags haiku hail hailstone hailstorm hairbreadth hairbrush hairdo hairdresser hairdressers hairdressing hairier
hairiest hairiness hairless hairline hairnet hairpiece hairpin hairsbreadth hairsplitting hairspring hairstyle
hairstylist hairy hake halberd halcyon haler halest halfback halfhearted halfheartedness halfpence halfpennies
halfpenny halftime halfway halibut halitosis hallelujah hallmark hallow hallucinate hallucination hallucinatory
hallucinogen hallucinogenic hallway halo halogen halon halt halve halyard hamburger hamburgers hamlet hammed
hammerhead hammers hamming hammock hamper hampers hams hamster hamsters hamstring hamstrung handball handbill handbook
handcar handcart handcraft handcuff handedness handgun handheld handicap handicapped handicapper handicappers
handicapping handicraft handier handiest handily handiness handiwork handkerchief handlebar handmade handmaid
handmaiden handout handpick handrail handset handsomeness handsomest handspring handstand handwork handwriting
handwritten handyman handymen hangar hangdog hangman hangmen hangnail hangout hangover hangovers hankie hanky hansom
haphazard hapless happenstance happier happiest harangue harass harassment harbinger harbingers harbour hardback
hardball hardcover hardcovers hardest hardheaded hardheadedness hardhearted hardheartedness hardier hardiest hardily
hardiness hardliner hardliners hardness hardship hardtack hardtop hardwood hare harebrained harelip harem hark
harlequin harlot harmfulness harmlessness harmonic harmonica harmonically harmonies harmonious harmoniousness
harmonisation harmonise harmonization harp harpies harpist harpoon harpsichord harpy harridan harried harries harrow
harshest harshness harvest hashish hashtag hasp hassle hassock haste hasten hastier hastiest hastily hastiness hasty
hatchback hatcheries hatchery hatchet hatchway hateful hatefulness hater hath hatred hats hatted hatter hatters
hatting haughtier haughtiest haughtily haughtiness haughty haul haunch haunt hauteur haven haversack havoc haw hawed
hawk hawkish haws hawthorn haycock hayed hayloft haymow hayseed haystack haywire hazard hazardous haze hazelnut hazier
haziest hazily haziness hazmat hazy headband headboard headdress headfirst headgear headhunter headhunters headier
headiest headland headlight headline headlock headlong headmaster headmasters headmistress headphone headquarter
headquarters headrest headroom headset headstone headstrong headwaiter headwaiters headwaters headway headwind
headword heady healthful healthfulness healthier healthiest healthily healthiness hearken hearsay hearse heartache
heartbeat heartbreak heartbroken hearten heartfelt hearth heartier hearties heartiest heartily heartiness heartland
heartless heartlessness heartrending heartsick heartstrings heartthrob heartwarming hearty heathen heathenish
heatstroke heave heavenlier heavenliest heavenward heavier heavies heaviest heaviness heavyset heavyweight heck heckle
hectare hectic hectically hedge hedgehog hedgerow hedonism hedonist hedonistic heed heedful heedless heedlessness
heehaw heft heftier heftiest hefty hegemony heifer heifers heighten heinous heinousness heir heiress heirloom heist
helical helices helicopter helicopters heliotrope heliport helium helix hellebore hellhole hellion hellish helm helmet
helmsman helmsmen helot helpfulness helpless helplessness helpline helpmate hem hematologist hematology hemisphere
hemispheric hemispherical hemline hemlock hemmed hemming hemophilia hemophiliac hemorrhoid hemp hempen hems hemstitch
henceforth henceforward henchman henchmen henpeck hens hepper heppest heptagon herald heraldic heraldry herb
herbaceous herbage herbal herbalist herbicide herbivore herbivorous herculean herd herdsman herdsmen hereabout
hereafters hereditary heredity heresies heresy heretic heretical hereto heretofore hereupon herewith heritage
hermaphrodite hermaphroditic hermetic hermetically hermit hermitage hero heroic heroically heroine heroism heron
herpes herringbone hers hertz hes hesitancy hesitant hesitate hesitation heterodox heterodoxy heterogeneity
heterogeneous heterosexual heterosexuality hew hewed hewer hews hex hexagon hexagonal hexameter hexameters hexed hexes
heyday hiatus hibachi hibernate hibernation hibiscus hiccough hiccup hick hickories hickory hideaway hidebound hideous
hideousness hideout hie hied hieroglyphic hies highball highborn highboy highbrow highchair highfalutin highland
highness hightail highwayman highwaymen hijack hiker hilarious hilarity hillbillies hillbilly hillier hilliest hillock
hillside hilltop hilly hilt hims hind hindmost hindquarter hindquarters hindrance hindsight hinge hint hinterland
hipped hipper hippest hippie hipping hippo hippopotamus hippy hips hireling hirsute hiss histamine historian historic
histrionic hitch hitchhike hither hitherto hitter hitters hive hoagie hoard hoarfrost hoarier hoariest hoariness
hoarse hoarseness hoarsest hoary hoax hobbies hobbit hobble hobbyhorse hobbyist hobgoblin hobnail hobnob hobnobbed
hobnobbing hobo hobs hock hockey hockshop hod hodgepodge hods hoe hoed hoedown hoes hog hogged hogging hoggish hogs
hogshead hogwash hokey hokier hokiest hokum holdout holdover holdovers holdup holier holiest holiness holistic holler
hollers hollies hollow hollowest hollowness hollyhock holocaust hologram holograph holographic holography holster
holsters homage homburg homebodies homebody homeboy homecoming homegrown homeland homeless homelessness homelier
homeliest homeliness homemade homemaker homemakers homeopathic homeopathy homeowner homeowners homeroom homesick
homesickness homespun homestead homestretch hometown homeward homework homewrecker homewreckers homey homeyness
homicidal homicide homier homiest homilies homily hominy homogeneity homogeneous homogenisation homogenise
homogenization homogenize homograph homonym homophobia homophobic homophone homosexual homosexuality honcho honestest
honesty honeybee honeycomb honeydew honeymoon honeysuckle honk honorable honorably honorarium honorary honorific
honourable honourably hooch hoodie hoodlum hoodoo hoodwink hooey hoof hookah hookup hookworm hooky hooligan
hooliganism hoop hoopla hooray hoot hooves hopefulness hopeless hopelessness hopped hoppers hopping hops hopscotch
horde horizon hormonal hornet hornier horniest hornless hornpipe horny horology horoscope horrendous horribly horrid
horrific horrified horrifies horrify horseback horseflies horsefly horsehair horsehide horseman horsemanship horsemen
horseplay horsepower horseradish horseshoe horsetail horsewhip horsewhipped horsewhipping horsewoman horsewomen horsey
horsier horsiest horticultural horticulture horticulturist hos hosanna hose hosiery hospitable hospitably
hospitalisation hospitalise hospitality hospitalization hospitalize hostage hostel hostelries hostelry hostess hostile
hostilities hostility hostler hostlers hotbed hotcake hotelier hoteliers hothead hotheadedness hothouse hotkey hotly
hotness hotshot hotter hottest hound hourglass houseboat housebound housebreak housebroke housebroken houseclean
housecoat houseflies housefly househusband housekeeper housekeepers housekeeping housemaid housemother housemothers
houseplant housetop housewares housewarming housewife housewives housework hove hovel hover hovercraft howdah howdy
howitzer howitzers howl hows howsoever hubbies hubbub hubby hubcap hubris hubs huckleberries huckleberry huckster
hucksters huddle hued hues huffier huffiest huffily huffy hugeness huger hugest hugged hugging hugs huh hula hulk
hullabaloo hum humane humaneness humanest humanisation humanise humanism humanist humanistic humanitarian
humanitarianism humanities humanity humanization humanize humankind humanness humanoid humble humbleness humblest
humbly humbug humbugged humbugging humdinger humdingers humdrum humeri humerus humidified humidifier humidifiers
humidifies humidify humidity humidor humiliate humiliation humility hummed humming hummingbird hummock hummus
humongous humorist humorless humorlessness humorous humour humourless humourlessness hump humpback hums humus hunch
hunchback hundredfold hundredth hundredweight hungover hungrier hungriest hungrily huntress huntsman huntsmen hurdle
hurl hurrah hurricane hurries hurtful hurtle husbandry hush husk huskier huskies huskiest huskily huskiness husky
hussar hussies hussy hustings hustle hutch huts hyacinth hybrid hybridise hybridize hydra hydrangea hydrant hydraulic
hydraulically hydrocarbon hydroelectric hydroelectricity hydrofoil hydrogen hydrogenate hydrology hydrolysis
hydrometer hydrometers hydrophobia hydroplane hydroponic hydrosphere hydrotherapy hyena hygienic hygienically
hygienist hygrometer hygrometers hying hymen hymnal hype hyper hyperactive hyperactivity hyperbola hyperbole
hyperbolic hypercritical hyperlink hypermarket hypersensitive hypersensitivities hypersensitivity hyperspace hypertext
hyperventilate hyphenate hyphenation hypnoses hypnosis hypnotic hypnotically hypnotise hypnotism hypnotist hypnotize
hypo hypoallergenic hypochondria hypochondriac hypocrisies hypocrisy hypocrite hypocritical hypodermic hypoglycemic
hypotenuse hypothalami hypothalamus hypotheses hypothesis hypothesise hypothesize hysterectomies hysterectomy
hysteresis hysteria hysteric hysterical iamb iambic ibex ibis iceberg icebound icebox icebreaker icebreakers icecap
iced ices icicle icier iciest icily iciness icing ickier ickiest icky iconoclast iconoclastic idealisation idealise
idealism idealist idealistic idealistically idealization idealize ideogram ideograph ideological ideologies ideologist
ideology ides idiocies idiocy idiomatically idiosyncrasies idiosyncrasy idiosyncratic idiotic idiotically idleness
idler idlest idly idol idolater idolaters idolatrous idolatry idolise idolize ids idyll idyllic iffier iffiest iffy
ifs igloo igneous ignite ignition ignoble ignobly ignominies ignominious ignominy ignoramus ignorance ignorant iguana
ilk ilks illegalities illegality illegibility illegible illegibly illegitimacy illegitimate illiberal illicit
illicitness illiteracy illiterate illogical ills illuminate illumination illumine illusion illusive illusory
illustrate illustrative illustrator illustrious imagery imaginable imaginably imaginary imagination imaginative
imbecile imbecilic imbecilities imbecility imbibe imbroglio imbue imitate imitation imitative imitator immaculate
immaculateness immanence immanent immaterial immature immaturity immeasurable immeasurably immediacy immemorial
immense immensities immensity immerse immersion immersive immigrant immigrate immigration imminence imminent
immobilisation immobilise immobilization immobilize immoderate immodest immodesty immolate immolation immoral
immoralities immorality immortal immortalise immortality immortalize immovable immovably immunisation immunise
immunity immunize immunology immure immutability immutably imp impair impairment impala impale impalement impalpable
impanel impanelled impanelling impart impartial impartiality impassable impasse impassioned impassive impassivity
impatience impatient impeach impeachment impeccability impeccable impeccably impecunious impecuniousness impedance
impede impediment impedimenta impel impelled impelling impend impenetrability impenetrable impenetrably impenitence
impenitent imperative imperceptible imperceptibly imperfect imperfection imperial imperialism imperialist
imperialistic imperil imperilled imperilling imperious imperiousness imperishable impermanence impermanent impermeable
impermissible impersonal impersonate impersonation impersonator impertinence impertinent imperturbability
imperturbable imperturbably impervious impetigo impetuosity impetuous impetus impieties impiety impinge impingement
impious impish impishness implacability implacable implacably implantation implausibilities implausibility implausible
implausibly implement implementable implementation implicate implication implicit implied implies implode implore
implosion imply impolite impoliteness impolitic imponderable importance importunate importune importunity imposition
impossibilities impossibility impossibly impostor imposture impotence impotent impound impoverish impoverishment
impracticable impracticably impractical impracticality imprecation imprecise imprecision impregnability impregnable
impregnably impregnate impregnation impresario impress impressionable impressionism impressionist impressionistic
impressive impressiveness imprimatur imprint imprison imprisonment improbabilities improbability improbable improbably
impromptu improprieties impropriety improvable improvidence improvident improvisation improvise imprudence imprudent
imps impudence impudent impugn impulse impulsion impulsive impulsiveness impunity impure impurest impurities impurity
imputation impute inabilities inaccessibility inaccessible inaccuracy inaccurate inaction inadequacies inadequacy
inadmissible inadvertence inadvertent inadvisable inalienable inamorata inane inanest inanimate inanities inanity
inapplicable inapt inarticulate inasmuch inattention inattentive inaudible inaudibly inaugural inaugurate inauguration
inauspicious inboard inborn inbound inbox inbred inbreed inbuilt incalculable incalculably incandescence incandescent
incantation incapability incapacitate incapacity incarcerate incarceration incarnate incarnation incautious
incendiaries incendiary incense incentive inception incessant incest incestuous inch inchoate incident incinerate
incineration incinerator incipient incise incisive incisiveness incisor incite incitement incivilities incivility
inclemency inclement inclination incline incognito incoherence incoherent incombustible income incommensurate
incommunicado incomparable incomparably incompatibly incompetence incompetent incompleteness incomprehensible
incomprehensibly inconceivable inconceivably inconclusive incongruities incongruity incongruous inconsequential
inconsiderable inconsiderate inconsiderateness inconsolable inconspicuous inconspicuousness inconstancy inconstant
incontestable incontestably incontrovertible incontrovertibly inconvenience incorporation incorporeal incorrectness
incorrigibility incorrigible incorrigibly incorruptibility incorruptible incredibility incredible incredibly
incredulity incredulous incriminate incrimination incriminatory incrustation incubate incubation incubator incubus
inculcate inculcation inculpate incumbencies incumbency incumbent incurable incurably incurious incurring incursion
indebted indebtedness indecencies indecency indecent indecipherable indecision indecisive indecisiveness indecorous
indefatigable indefatigably indefensible indefensibly indefinable indefinably indefinite indelible indelibly
indelicacies indelicacy indelicate indemnification indemnified indemnifies indemnities indenture indescribable
indescribably indestructible indestructibly indeterminable indeterminacy indeterminate indicative indict indictable
indictment indifference indifferent indigence indigenous indigent indigestible indigestion indignant indignation
indignities indignity indirection indirectness indiscernible indiscreet indiscretion indiscriminate indispensable
indispensably indisposed indisposition indisputable indisputably indissoluble indistinct indistinctness
indistinguishable individualise individualism individualist individualistic individuality individualize indivisibility
indivisible indivisibly indoctrinate indoctrination indolence indolent indomitable indomitably indubitable indubitably
induce inducement induct inductance inductee induction inductive indulge indulgence indulgent industrial
industrialisation industrialise industrialism industrialist industrialization industrialize industries industrious
industriousness inebriate inebriation inedible ineducable ineffable ineffably ineffectual inefficiencies inefficiency
inelastic inelegance inelegant ineligibility ineligible ineluctable ineluctably inept ineptitude ineptness
inequalities inequality inequitable inequities inequity inert inertia inertial inertness inescapable inescapably
inessential inestimable inestimably inevitability inevitable inevitably inexact inexcusable inexcusably inexhaustible
inexhaustibly inexorable inexorably inexpedient inexperience inexpert inexplicable inexplicably inexpressible
inextinguishable inextricable inextricably infallibility infallible infallibly infamies infamous infamy infancy
infanticide infantile infantries infantry infantryman infantrymen infatuate infatuation infeasible infect infectious
infectiousness infelicities infelicitous infelicity inferential inferior inferiority infernal inferno inferring
infertile infertility infest infestation infidel infidelities infidelity infield infighting infiltrate infiltration
infiltrator infinitesimal infinities infinitive infinitude infirm infirmaries infirmary infirmities infirmity inflame
inflammable inflatable inflate inflation inflationary inflect inflection inflectional inflexibility inflexible
inflexibly inflexion inflict infliction inflorescence inflow influential influx infomercial informal informality
informant infotainment infraction infrared infrastructure infrequency infrequent infuriate infuse ingenious ingenuity
ingenuous ingenuousness ingest inglorious ingot ingrain ingrate ingratiate ingratitude ingredient ingress ingrown
inhabit inhabitable inhabitant inhalant inhalation inhalator inhale inhere inherent inheritor inhibit inhibition
inhospitable inhuman inhumane inhumanities inhumanity inimical inimitable inimitably iniquities iniquitous iniquity
initialisation initialise initialled initialling initiative initiator injector injudicious injunction injure injuries
injurious injustice inkblot inked inkier inkiest inkiness inkling inks inkwell inky inlaid inland inlay inlet inmate
inmost innards innate innermost innkeeper innkeepers innocence innocuous innovate innovation innovative innovator inns
innuendo innumerable inoculate inoculation inoffensive inoperable inoperative inopportune inordinate inorganic
inputted inputting inquest inquietude inquire inquiries inquiry inquisition inquisitive inquisitiveness inquisitor
inroad ins insane insanest insanity insatiable insatiably inscribe inscription inscrutable inscrutably inseam
insecticide insectivore insectivorous insecurities insecurity inseminate insemination insensate insensibility
insensible insensibly insensitivity insentience insentient inseparability inseparable inseparably inset insetting
inshore insidious insidiousness insight insightful insignia insignificance insignificant insincere insincerity
insinuate insinuation insipid insistence insistent insofar insole insolence insolent insolubility insoluble insolvable
insolvency insolvent insomniac insouciance insouciant inspiration inspirational inspire instability installment
instalment instant instantaneous instep instigate instigation instigator instil instill instinct instinctive
institution institutional institutionalise institutionalize instruct instruction instructional instructive instructor
instrument instrumental instrumentalist instrumentality instrumentation insubordinate insubordination insubstantial
insufferable insufferably insular insularity insulate insulation insulator insult insuperable insupportable insure
insurgence insurgencies insurgency insurgent insurmountable insurrection insurrectionist intaglio intangible
intangibly integrator integument intellect intellectualise intellectualism intellectualize intelligentsia
intelligibility intelligible intelligibly intemperance intemperate intense intensest intensification intensified
intensifier intensifiers intensifies intensify intensities intensity intentness inter interbred interbreed intercede
interception intercession intercessor interchange interchangeable interchangeably intercollegiate intercom
interconnect interconnection intercontinental intercourse interdenominational interdepartmental interdependence
interdependent interdict interdiction interdisciplinary interfaith interferon intergalactic interim interject
interjection interlace interlard interleave interleukin interlink interlock interlocutory interloper interlopers
interlude intermarriage intermarried intermarries intermarry intermediaries interment intermezzi intermezzo
interminable interminably intermingle intermission intern internalise internalize internationalise internationalism
internationalize internecine internee internist internment internship interoffice interpersonal interplanetary
interplay interpose interposition interpretative interpretive interracial interred interrelate interrelation
interrelationship interring interrogate interrogation interrogative interrogator interrogatories interrogatory
interscholastic intersect intersperse interstate interstice intertwine interurban intervene interviewee interweave
interwove interwoven intestate intestine intimacies intimacy intimate intimation intimidate intimidation intolerable
intolerably intolerance intolerant intonation intone intoxicant intoxicate intoxication intractability intractable
intramural intranet intransigence intransigent intransitive intrepid intricacies intricacy intricate intrigue
intrinsically introspective introversion introvert intrude intrusion intrusive intuit intuition inundate inundation
inure invade invalidation invaluable invariable invariably invasive invective inveigh inveigle invent invention
inventive inventiveness inventor inventoried inventories inventory inversion invert invertebrate invest investigative
investigator investiture investment investor inveterate invidious invigorate invigoration invincibility invincible
invincibly inviolability inviolable inviolate invisibility invisibly invitation invitational invoice involuntarily
involuntary involvement invulnerability invulnerable invulnerably inward iodine iodise iodize ionisation ionise
ionization ionize ionosphere ions iota ipecac irascibility irascible irate irateness ire iridescence iridescent
iridium irk irked irks irksome ironclad ironic ironical ironies ironware ironwork irony irradiate irradiation
irrational irrationality irreconcilable irrecoverable irredeemable irrefutable irregardless irregularities
irregularity irrelevance irrelevancies irrelevancy irreligious irremediable irremediably irreparable irreparably
irreplaceable irrepressible irreproachable irresistible irresistibly irresolute irresolution irrespective
irresponsibility irresponsible irresponsibly irretrievable irretrievably irreverence irreverent irreversible
irreversibly irrigate irritably irritant irritate irritation irruption isinglass isle islet ism isms isobar
isolationism isolationist isometric isomorphic isosceles isotope isotopic isotropic issuance isthmus italicise
italicize itch itchier itchiest itchiness itchy itemisation itemise itemization itemize iterative itinerant
itineraries itinerary its ivies ivories jab jabbed jabber jabbers jabbing jabot jabs jackal jackass jackboot jackdaw
jackhammer jackhammers jackknife jackknives jackpot jackrabbit jag jagged jaggedest jaggedness jags jaguar jailbreak
jalopies jalopy jalousie jamb jamboree jammed jamming jams jangle janitor janitorial japanned japanning jape jargon
jarred jarring jars jaunt jauntier jauntiest jauntily jauntiness jaunty javelin jawbone jawbreaker jawbreakers jawed
jaws jays jaywalk jazzier jazziest jazzy jealousies jealousy jeep jeer jeez jejune jell jellied jellies jellybean
jellyfish jeopardise jeopardize jeopardy jeremiad jerkier jerkiest jerkily jerkin jerkwater jerky jest jets jetsam
jetted jetties jetting jettison jetty jewelled jeweller jewellers jewellery jewelling jewelries jib jibbed jibbing
jibe jibs jiffies jiffy jig jigged jigger jiggers jigging jiggle jigs jigsaw jihad jihadist jilt jimmied jimmies
jingle jingoism jingoist jingoistic jinn jinni jinrikisha jinx jitney jitterbug jitterbugged jitterbugging jitterier
jitteriest jitters jittery jive jobbed jobber jobbers jobbing jobless joblessness jock jockey jockstrap jocose
jocosity jocular jocularity jocund jocundity jodhpurs jog jogged jogger joggers jogging joggle jogs joist joker
jollied jollier jollies jolliest jolliness jollity jolly jolt jonquil jostle jot jots jotted jotting joule jounce
journalese journalism journalist journalistic journeyman journeymen joust jovial joviality jowl joyed joyful joyfuller
joyfullest joyfulness joyless joyous joyousness joyridden joyride joyrode joys joystick jubilant jubilation jubilee
judgement judgemental judgeship judgmental judicature judiciaries judiciary judicious judiciousness judo jugged
juggernaut jugging juggle jugs juicier juiciest juicily juiciness juicy jujitsu jujube jukebox julep julienne jumble
jumbo jumpier jumpiest jumpiness jumpsuit jumpy junco junction juncture juniper junipers junket junkie junkiest
junkyard junta juridical juries jurisdictional jurisprudence jurist juror justest justifiable justifiably justified
justifies justness jut jute juts jutted jutting juvenile juxtapose juxtaposition kaboom kaftan kale kaleidoscope
kaleidoscopic kamikaze kaolin kapok kaput karakul karaoke karat karate karma katydid kayak kazoo kebab keel keenest
keenness keepsake keg kegs kelp kenned kennel kennelled kennelling kenning kens keratin kerb kerchief kerosene kestrel
ketch ketchup kettledrum keybinding keyhole keynote keypunch keystone keystroke khaki kibbutz kibbutzim kibitz kibosh
kickback kickier kickiest kickoff kickstand kicky kidded kidder kidders kiddie kidding kiddo kidnap kidnapped
kidnapper kidnappers kidnapping kielbasa killdeer killdeers killjoy kiln kilo kilobyte kilocycle kilogram kilohertz
kilometer kilometers kilometre kiloton kilowatt kilt kimono kinda kindergarten kindest kindhearted kindle kindlier
kindliest kindliness kindred kinematic kinetic kinfolk kingfisher kingfishers kinglier kingliest kingpin kingship kink
kinkier kinkiest kinky kinship kinsman kinsmen kinswoman kinswomen kiosk kipper kippers kismet kitchenette kitchenware
kith kits kitsch kitschy kittenish kitties kiwi kleptomania kleptomaniac klutz klutzier klutziest klutzy knack
knapsack knave knavery knavish knead kneecap kneecapped kneecapping kneel knell knelt knickers knickknack knighthood
knitted knitter knitters knitwear knives knobbier knobbiest knobby knockout knockwurst knoll knot knothole knotted
knottier knottiest knotting knotty knowable knowledgeable knowledgeably knuckle knucklehead koala kohlrabi kook
kookaburra kookier kookiest kookiness kooky kopeck kosher koshers kowtow krone kronor krypton kudos kudzu kumquat
labelling labia labial labium laboratories laborious laburnum labyrinth labyrinthine lace lacerate lachrymal
lachrymose lacier laciest lackadaisical lackey lackluster lacklustre laconic laconically lacquer lacquers lacrosse
lactation lactic lactose lacuna lacunae ladders laddie lade laden ladle lads ladybird ladybug ladyfinger ladyfingers
ladylike ladyship lag lager laggard lagged lagging lagniappe lagoon lags lain lair laity lama lamaseries lamasery
lambaste lambent lambkin lambskin lame lamebrain lameness lament lamentable lamentably lamentation lamer lamest
laminate lamination lammed lamming lampblack lampoon lamppost lamprey lampshade lams lancet landfall landfill
landholder landholders landladies landlady landline landlocked landlubber landlubbers landmark landmass landowner
landowners landscape landslid landslide landward languid languish languor languorous lank lankest lankier lankiest
lankiness lanky lanolin lantern lanyard lapel lapidaries lapidary lapped lapping laps lapse laptop lapwing larboard
larcenies larcenous larceny larch lard largeness largo lariat lark larkspur larva larvae larval larynges laryngitis
larynx lasagna lasagne lascivious lasciviousness lash lass lassie lassitude lasso latch latecomer latecomers lateness
lateral latex lath lathe latitude latitudinal latrine lats latte lattice latticework laud laudable laudably laudanum
laudatory laughable laughably laughingstock laughter launder launders laundress laundries laundryman laundrymen
laureate lava lavatories lavatory lavender lavenders lavish lavishest lavishness lawbreaker lawbreakers lawful
lawfulness lawgiver lawgivers lawless lawlessness lawmaker lawmakers lawrencium lax laxer laxest laxity laxly laxness
layaway layette layman laymen layoff layover layovers laypeople layperson lays laywoman laywomen laze lazied lazier
lazies laziest laziness lazybones leaden leadership leafier leafiest leafless leaflet leafy leakier leakiest leaky
lean leanest leanness leapfrog leapfrogged leapfrogging leapt learnt leas lease leasehold leash leastwise leatherneck
leathers leathery leaven lecher lecherous lechers lechery lecithin lectern ledge leech leek leer leerier leeriest
leery leeward leeway leftest lefties leftism leftist leftovers leftwards lefty legacies legalisation legalise legalism
legalistic legality legalization legalize legate legatee legation legato legend legendary legerdemain legged leggier
leggiest legging leggy legibility legible legibly legion legionnaire legislate legislation legislative legislator
legislature legit legitimacy legitimate legitimise legitimize legless legman legmen legroom legume leguminous legwork
leis leisure leitmotif lemma lemme lemonade lemony lemur lengthen lengthier lengthiest lengthily lengthwise leniency
lens lent lentil leonine leopard leotard leper leprechaun leprosy leprous lesbian lesbianism lessee lessen lessor lest
letdown lethal lethargically letterbox letterhead letup leukaemia leukemia levee levelheaded levelheadedness levelled
leveller levellers levelling levelness lever leviathan levied levies levitate levitation levity lewd lewdest lewdness
lexicographer lexicographers lexicography lexicon liabilities liaise liaison lib libation libel libelled libeller
libellers libelling libellous libelous liberalisation liberalise liberalism liberality liberalization liberalize
liberate liberation liberator libertarian liberties libertine libidinous libido librarian librettist libretto lice
licentiate licentious licentiousness lichen licit lick licorice lidded lids lied lief liefest liege lieutenancy
lieutenant lifeblood lifeboat lifeforms lifeguard lifeless lifelike lifeline lifelong lifer lifesaver lifesavers
lifesaving lifespan lifework liftoff ligament ligature lighten lightest lightheaded lighthearted lightheartedness
lighthouse lightness lightning lignite likable likableness likeable likeableness likelier likeliest liken liker likest
lilac lilies lilt limbless limbo lime limeade limelight limerick limestone limier limiest limitless limn limo
limousine limpest limpet limpid limpidity limpness limy linage linchpin lineage lineal lineament linebacker
linebackers lineman linemen linen liner linesman linesmen lineup linger lingerie lingers lingo lingual linguist
liniment linkup linnet linoleum linseed lint lintel lioness lionhearted lionise lionize liposuction lipread lipstick
liquefaction liquefied liquefies liquefy liqueur liquid liquidate liquidation liquidator liquidise liquidity liquidize
liquor liquorice lire lisle lisp lissom lissome listless listlessness lit litanies litany litchi lite liter literacy
literate literati literature lithe lithest lithograph lithographic lithosphere litigant litigate litigious
litigiousness litmus litre litter litterbug litters littleness littlest littoral liturgical liturgies liturgy
livability livable liveable livelier liveliest livelihood liveliness livelong liven liveried liveries liverwurst
livery livest livestock livid lizard llama llano loaf loam loamier loamiest loamy loanword loath loathe loathsome
loathsomeness loaves lob lobbed lobbied lobbies lobbing lobby lobbyist lobotomies lobotomy lobs lobster lobsters
localise localities locality locavore loci lockable locket lockjaw lockout locksmith lockstep lockup loco locomotion
locomotive locoweed locus locust locution lode lodestar lodestone lodge loft loftier loftiest loftily loftiness lofty
log loganberries loganberry logarithm logarithmic logbook loge loggerhead loggers logician logistic logistical logjam
logoff logon logotype logout logrolling loin loincloth loiter loiters lolcat loll lollipop lollygag lollygagged
lollygagging lonelier loneliest loneliness loner lonesome longboat longevity longhair longhand longhorn longish
longitude longitudinal longshoreman longshoremen longtime loofah lookalike lookout loom loon loonie looniest loony
loophole loopier loopiest loopy loosen looseness loosest loot lop lope lopped lopping lops lopsided lopsidedness
loquacious loquacity lordlier lordliest lordship lore lorgnette lorn lorries lorry loser lotion lotteries lottery
lotto lotus loudest loudmouth loudness loudspeaker loudspeakers louse lousier lousiest lousiness lousy lout loutish
louver louvers louvre lovable lovebird loveless lovelier lovelies loveliest loveliness lovelorn lovemaking lovesick
lowbrow lowdown lowed lowish lowland lowlier lowliest lowliness lowly lowness lows lox loyalest loyalist loyalties
loyalty lozenge luau lubber lubbers lube lubricant lubricate lubrication lubricator lucid lucidity lucidness luckier
luckiest luckily luckiness luckless lucrative lucre ludicrous ludicrousness lug luggage lugged lugging lugs lugubrious
lugubriousness lukewarm lull lullabies lullaby lumbago lumber lumberjack lumberman lumbermen lumbers lumberyard
luminaries luminary luminescence luminescent luminosity luminous lummox lump lumpier lumpiest lumpiness lumpish lumpy
lunacies lunacy lunar lunatic lunchbox luncheon luncheonette lunchroom lunchtime lunge lupin lupine lupus lurch lure
lurid luridness lurk luscious lusciousness lush lushest lushness lust lustful lustier lustiest lustily lustiness
lustre lustrous lusty lute luxuriance luxuriant luxuriate luxuries luxurious luxuriousness lyceum lye lymphatic
lymphoma lynx lyre lyric lyrical lyricist macabre macadam macaroni macaroon macaw mace macerate maceration machete
machination machinist machismo macho mackerel mackinaw mackintosh macrobiotic macrocosm macron macroscopic madame
madcap madder madders maddest mademoiselle madhouse madly madman madmen madness madras madrasa madrasah madrassa
madwoman madwomen maelstrom maestro magenta maggot magician magisterial magistrate magma magnanimity magnanimous
magnate magnesia magnet magnetic magnetically magnetisation magnetise magnetism magnetization magnetize magneto
magnetosphere magnification magnificence magnificent magnified magnifier magnifiers magnifies magnify magnitude
magnolia magnum magpie maharajah maharani maharishi mahatma mahoganies mahogany maiden maidenhair maidenhead
maidenhood maidservant mailman mailmen maim mainframe mainland mainline mainmast mainsail mainspring mainstay
mainstream maintainability maintainable maize majestic majestically majesties majesty majorette majorities maker
makeshift makeup maladies maladjusted maladjustment maladroit malady malapropism malaria malarial malarkey malcontent
male malediction malefactor maleness malevolence malevolent malfeasance malformation malfunction malice malign
malignancies malignity malinger malingers mallard malleability malleable mallet mallow malnourished malodorous
malpractice malt maltreat maltreatment malware mambo mamma mammal mammalian mammary mammogram mammon mammoth manacle
manageability manageable managerial manatee mandate mandible mandolin mandrake mandrill mane maneuver maneuverability
maneuverable maneuvers manful manga manganese mange mangier mangiest mangle mango mangrove mangy manhandle manhole
manhood manhunt mania maniac maniacal manic manicure manicurist manifestation manifesto manifold manikin manipulative
manipulator mankind manlier manliest manliness manly manned mannequin mannerism manners mannish mannishness
manoeuvrability manoeuvrable manoeuvre manor manorial manpower mans mansard manse manservant mansion manslaughter
mantel mantelpiece mantes mantilla mantis mantissa mantle mantoes mantra manufacture manumit manumitted manumitting
manure manuscript maple mapper marabou maraca marathon maraud marble marchioness mare margarine marginal marginalia
mariachi marigold marijuana marimba marinade marinate marionette marital maritime marjoram marketability marketable
marketplace marksman marksmanship marksmen marlin marmalade marmoset marmot maroon marquee marquess marquetry marquise
marred marriageable marries marring marrow mars marshalled marshier marshiest marshmallow marshy marsupial martinet
martyr martyrdom marvel marvelled marvelling marvellous marzipan mas mascara mascot masculine masculinity mash mashup
masochism masochist masochistic masonic masonry masque masquerade mass massacre massage masseur masseuse massiveness
mast mastectomies mastectomy masterful mastermind masterpiece masterstroke masterwork mastery masthead masticate
mastication mastiff mastodon mastoid masturbate masturbation mat matador matchbook matchbox matchless matchmaker
matchmakers matchmaking matchstick materialisation materialise materialism materialist materialistic materialistically
materialization materialize maternal mathematician mathematics matins matriarch matriarchal matriarchies matriarchy
matrices matricide matriculate matriculation matrimonial matrimony matron matte mattock maturation mature maturest
maturities maturity matzo matzoh matzot matzoth maudlin maul maunder maunders mausoleum mauve maven maw mawkish maws
maxed maxes maxilla maxillae maxillary maxima maximisation maximise maximization maxing mayday mayflies mayflower
mayflowers mayfly mayhem mayonnaise mayoral mayoralty maypole maze mazurka meadowlark meager meagerness meagre mealier
mealiest mealtime mealy meander meanders meanest meanness measles measlier measliest measly measurable measurably
measureless meatball meatier meatiest meatloaf meatloaves meaty mecca mechanic mechanisation mechanise mechanistic
mechanization mechanize medalist medallion medallist meddle meddlesome mediate mediation mediator medic medicate
medicinal medieval mediocre mediocrities mediocrity meditate meditation meditative medley medulla meek meekest
meekness meetinghouse megabyte megachurch megacycle megahertz megalith megalomania megalomaniac megalopolis megaphone
megapixel megaton megs meh melancholia melancholic melancholy melange melanin meld mellifluous mellow mellowest
mellowness melodic melodically melodies melodious melodiousness melodrama melodramatic melodramatically melt meltdown
membranous meme memento memoir memorabilia memorable memorably memorandum memorial memorialise memorialize
memorisation memorise memorization memorize menace menage menagerie mendacious mendacity mendicant menfolk menhaden
menial menopausal menopause menorah menservants menses menstrual menstruate menstruation menswear mentalities
mentality menthol mentholated mentor meow mercantile mercenaries mercenary mercerise mercerize merchandise merchant
merchantman merchantmen mercies merciful merciless mercurial mercuric mercury merest meretricious merganser mergansers
meridian meringue merino merit meritocracies meritocracy meritorious mermaid merman mermen merrier merriest merrily
merriment merriness merrymaker merrymakers merrymaking mes mescal mescaline mesdames mesdemoiselles mesh mesmerise
mesmerism mesmerize mesquite messenger messengers messiah messier messiest messieurs messily messiness messy mestizo
metabolise metabolism metabolize metacarpal metacarpi metacarpus metallic metallurgical metallurgist metallurgy
metamorphic metamorphism metamorphose metamorphosis metaphor metaphorical metaphysical metaphysics metastases
metastasise metastasize metatarsal mete meteor meteoric meteorite meteoroid meteorological meteorologist meteorology
methane methanol methinks methodical methodological methodologies methodology methought meticulous meticulousness
metre metric metrical metrication metro metronome metropolis metropolitan mettle mettlesome mew mewed mewl mezzanine
miaow miasma mica mice microaggression microbe microbiologist microbiology microchip microcode microcomputer
microcomputers microcosm microeconomics microfiche microfilm microloan micrometer micrometers micrometre micron
microorganism microphone microprocessor microscope microscopic microscopically microscopy microsecond microsurgery
microwave mid midair middies middlebrow middleman middlemen middleweight middy midge midget midland midmost midpoint
midriff midshipman midshipmen midst midstream midsummer midterm midtown midway midweek midwiferies midwifery midwinter
midyear mien miff mightier mightiest mightily mightiness mighty migrant migratory mil milch mildest mildew mildness
mileage milepost miler milestone milf milieu militancy militant militarily militarisation militarise militarism
militarist militaristic militarization militarize military militate militia militiaman militiamen milkier milkiest
milkiness milkmaid milkman milkmen milkshake milksop milkweed milky mill millage millennia millennial millennium
millet milligram milliliter milliliters millilitre millimeter millimeters millimetre milliner milliners millinery
millionaire millionth millipede millisecond millrace millstone milquetoast mils mimeograph mimetic mimicked mimicking
mimicries mimicry mimosa minaret minatory mince mincemeat mindbogglingly mindedness mindful mindfulness mindless
mindlessness minefield miner mineral mineralogist mineralogy minestrone minesweeper minesweepers mingle mini miniature
miniaturisation miniaturise miniaturist miniaturization miniaturize minibike minibus minicam minicomputer
minicomputers minim minima minimalism minimalist minimisation minimise minimization minion miniseries miniskirt
ministerial ministers ministrant ministration ministries minivan mink minnow minorities minority minster minstrel
mintier mintiest minty minuend minuet minuscule minuteman minutemen minuteness minutest minutia minutiae minx miracle
miraculous mirage mire mirth mirthful mirthless misadventure misalignment misalliance misanthrope misanthropic
misanthropist misanthropy misapplication misapplied misapplies misapply misapprehend misapprehension misappropriate
misappropriation misbegotten misbehave misbehavior misbehaviour miscalculate miscalculation miscall miscarriage
miscarried miscarries miscarry miscast miscegenation miscellanies miscellany mischance mischief mischievous
mischievousness miscommunication misconceive misconception misconduct misconstruction misconstrue miscount miscreant
miscue misdeal misdealt misdeed misdemeanor misdemeanour misdiagnose misdiagnosis misdid misdirect misdirection misdo
misdone miser miserably miseries miserliness misery misfeasance misfire misfit misfitted misfitting misfortune
misgiving misgovern misguide mishap mishmash misidentified misidentifies misidentify misinform misinformation
misinterpret misinterpretation misjudge misjudgement misjudgment mislaid mislay mislead misled mismanage mismanagement
misnomer misnomers misogynist misogynistic misogyny misplace misplay misprint mispronounce mispronunciation
misquotation misquote misread misrepresent misrepresentation misrule missal misshapen missile missilery missionaries
missionary missive misspell misspend misspent misstate misstatement misstep mist mistier mistiest mistily mistime
mistiness mistletoe mistook mistranslated mistreat mistreatment mistress mistrial mistrust mistrustful mistype
misunderstand misunderstood mite miter mitigation mitosis mitre mitten mixer mixes mizzen mizzenmast mkay mnemonic
moan moat mobbed mobbing mobilisation mobilise mobilization mobilize mobs mobster mobsters moccasin mocha mockeries
mockery mockingbird mod modelled modelling modem moderator modernisation modernise modernism modernist modernistic
modernity modernization modest modesty modicum modifiable modish modishness mods modular modulate modulation modulator
mogul mohair moieties moiety moire moisten moistest moistness moisturise moisturize molasses mold moldier moldiest
moldiness moldy mole molecular molecule molehill moleskin molest molestation moll mollification mollified mollifies
mollify mollusc mollusk mollycoddle molt molten molybdenum momentarily momentary momentous momentousness momentum
mommies mommy moms monarch monarchic monarchical monarchies monarchism monarchist monarchy monasteries monastery
monastic monasticism monaural monetarily monetarism monetary monetise monetize moneybag moneymaker moneymakers
moneymaking monger mongers mongolism mongoose mongrel monies moniker monikers monk monkeyshine mono monochromatic
monochrome monocle monocotyledon monogamous monogamy monogram monogrammed monogramming monograph monolingual monolith
monolithic monologue monomania monomaniac mononucleosis monophonic monopolies monopolisation monopolise monopolist
monopolistic monopolization monopolize monopoly monorail monosyllabic monosyllable monotheism monotheist monotheistic
monotone monotonically monotonous monotony monoxide monsieur monsignor monsoon monster monsters monstrance
monstrosities monstrosity monstrous montage monthlies monument monumental moo mooch moodier moodiest moodily moodiness
mooed moonbeam moonlit moonscape moonshine moonshot moonstone moonstruck moorland moos moose moot mope mopped moppet
mopping mops moraine morale moralise moralist moralistic moralities morality moralize morass moratorium moray morbid
morbidity mordant moreover morgue moribund morn moron moronic morose moroseness morpheme morphological morphology
morsel mortal mortality mortar mortarboard mortgagee mortgagor mortician mortification mortified mortifies mortify
mortise mortuaries mortuary mosey mosquito mossier mossiest mossy mote motel moth mothball motherboard motherfucker
motherfuckers motherfucking motherhood motherland motherless motherliness motif motile motility motion motionless
motivate motivational motivator motive motley motlier motliest motocross motorbike motorboat motorcade motorcar
motorcycle motorcyclist motorise motorist motorize motorman motormen motormouth motorway mottle motto mould mouldier
mouldiest mouldy moult mound mountaineer mountaineers mountainous mountainside mountaintop mountebank mourn mournful
mournfulness mousetrap mousetrapped mousetrapping mousier mousiest mousiness mousse mousy mouthful mouthpiece
mouthwash mouthwatering movable movement mover mow mowed mower mows mozzarella mucilage muck muckier muckiest muckrake
mucky muddied muddier muddies muddiest muddiness muddle muddy mudguard mudslide mudslinger mudslingers mudslinging
muesli muezzin muff muffin muffle mufti mugged mugger muggers muggier muggiest mugginess mugging muggle muggy mugs
mukluk mulatto mulberries mulberry mulch mule muleteer muleteers mulish mulishness mull mullah mullet mulligatawny
mullion multicolored multicoloured multicultural multiculturalism multidimensional multifaceted multifarious
multifariousness multilateral multilingual multimedia multimillionaire multinational multiplayer multiplex
multiplicand multiplicative multiplicities multiplicity multiplier multipliers multiplies multipurpose multiracial
multitasking multitude multitudinous multivariate multiverse multivitamin mumble mummer mummers mummery mummies
mummification mummified mummifies mummify mumps mums munch munchies mundane municipal municipalities municipality
munificence munificent munition mural muralist murderess murderous murders murk murkier murkiest murkily murkiness
murky muscat muscatel muscular muscularity musculature muse mush mushier mushiest mushiness mushy musicale
musicianship musicologist musicology musk muskellunge musket musketeer musketeers musketry muskier muskiest muskiness
muskmelon muskrat musky muslin muss mussel mussier mussiest mussy mustache mustang mustard mustier mustiest mustiness
musty mutant mute muteness muter mutest mutineer mutineers mutinied mutinies mutinous mutiny mutt mutton mutuality
muumuu muzzle myna mynah myopia myopic myriad myrrh mys myself mysteries mysteriousness mystic mystical mysticism
mystification mystified mystifies mystify mystique myth mythic mythical mythological mythologies mythologist mythology
nab nabbed nabbing nabob nabs nacho nacre nag nagged nagging nags naiad nailbrush naivest naivety nakedness nameless
namesake nannies nanny nanosecond nanotechnology napalm nape naphtha naphthalene napped nappier nappies nappiest
napping nappy naps narc narcissism narcissist narcissistic narcissus narcosis nark narrate narration narrator
narrowest narrowness narwhal nary nasalise nasalize nascent nastier nastiest nastily nastiness nasturtium natal
nationalisation nationalise nationalism nationalist nationalistic nationalities nationality nationalization
nationalize nationwide nativities nativity nattier nattiest nattily natty naturalisation naturalise naturalism
naturalist naturalistic naturalization naturalize naturalness naught naughtier naughtiest naughtily naughtiness
nauseate nautical nautilus naval nave navel navies navigability navigable navigational nay nays naysayer naysayers
nearby nearness nearsighted nearsightedness neatest neath neatness nebula nebulae nebular nebulous necessaries
necessitate necessities necessity neckerchief necklace neckline necktie necromancer necromancers necromancy
necrophilia nectar nectarine needful needier neediest neediness needlepoint needlework needy nefarious nefariousness
negativity neglectful negligee negligible negligibly negotiable negotiator neigh neighborliness neighbourhood
neighbourliness nematode nemeses nemesis neoclassic neoclassical neoclassicism neocolonialism neocon neoconservative
neodymium neologism neon neonate neophyte neoprene nephritis nepotism neptunium nerd nerdier nerdiest nerdy nerveless
nervier nerviest nervousness nervy nestle netbook nether nethermost nets netted netting nettlesome neural neuralgia
neuralgic neuritis neurologist neuron neuroses neurosis neurosurgery neurotic neurotically neurotransmitter
neurotransmitters neuter neuters neutral neutralisation neutralise neutrality neutralization neutralize neutrino
neutron nevermore newbie newborn newcomer newel newfangled newlywed newness newsagents newsboy newscast newsflash
newsier newsiest newsletter newsletters newsman newsmen newspaperman newspapermen newspapers newspaperwoman
newspaperwomen newsprint newsreel newsstand newsworthy newsy newt nexus niacin nib nibble nibs niceness nicest
niceties nicety niche nickel nickelodeon niftier niftiest nifty nigga niggard niggardliness niggaz nigger niggers
niggle nigh nighest nightcap nightclothes nightclub nightclubbed nightclubbing nightfall nightgown nighthawk nightie
nightlife nightmare nightmarish nightshade nightshirt nightstick nighttime nihilism nihilist nihilistic nimbi nimble
nimbleness nimblest nimbly nimbus nincompoop ninepin nineteenth nineties ninetieth ninnies ninny ninth nip nipped
nipper nippers nippier nippiest nipping nipple nippy nips nirvana nit niter nitpick nitrate nitre nitrogen nitrogenous
nitroglycerine nitwit nix nixed nixes nobility nobleman noblemen nobleness noblest noblewoman noblewomen nobly
nobodies nocturnal nocturne nodal nodded nodding noddy nods nodular nodule noes noggin noiseless noiselessness
noisemaker noisemakers noisier noisiest noisily noisiness noisome nomad nomadic nomenclature nominal nominate
nominative nominee non nonabrasive nonabsorbent nonagenarian nonalcoholic nonaligned nonbeliever nonbelievers
nonbreakable nonchalance nonchalant noncom noncombatant noncommercial noncommittal noncompetitive noncompliance
nonconductor nonconformist nonconformity noncontagious noncooperation nondairy nondeductible nondenominational
nondescript nondrinker nondrinkers nonentities nonentity nonessential nonesuch nonetheless nonevent nonexempt
nonexistence nonfat nonfatal nonfiction nonflammable nongovernmental nonhazardous nonhuman nonindustrial
noninterference nonintervention nonjudgmental nonliving nonmalignant nonmember nonmembers nonnegotiable nonobjective
nonpareil nonpartisan nonpayment nonphysical nonplus nonplussed nonplussing nonpoisonous nonpolitical nonpolluting
nonprescription nonproductive nonprofessional nonprofit nonproliferation nonrefillable nonrefundable nonrenewable
nonrepresentational nonresident nonrestrictive nonreturnable nonrigid nonscheduled nonseasonal nonsectarian nonsexist
nonskid nonsmoker nonsmokers nonsmoking nonstandard nonstick nonstop nonsupport nontaxable nontechnical nontoxic
nontransferable nontrivial nonunion nonuser nonusers nonviolence nonviolent nonvoting nonwhite noodle nook noonday
noontime noose normalcy normalisation normalise normality normative northbound northeast northeastern northeastward
northerlies northerly northernmost northward northwest northwesterly northwestern northwestward nosebleed nosedive
nosegay nosh nosier nosiest nosiness nostalgia nostalgic nostalgically nostril nostrum nosy notaries notarise notarize
notary notch notebook notepad notepaper noteworthy nothingness noticeably noticeboard notional notoriety notorious
notwithstanding nougat nought noun nourish nourishment nous novae novelette novelist novella novelties novelty novice
novitiate nowadays noway nowise noxious nozzle nth nuance nub nubile nubs nuclei nucleic nucleus nude nuder nudest
nudge nudism nudist nudity nugget nuke nullification nullified nullifies nullify nullity numberless numbest numbskull
numeracy numerate numeration numerator numerology numismatic numismatist numskull nuncio nunneries nunnery nuns
nuptial nursemaid nurseries nurseryman nurserymen nurture nutcracker nutcrackers nuthatch nutmeat nutmeg nutria
nutrient nutriment nutritional nutritionist nutritious nutritive nutshell nutted nuttier nuttiest nuttiness nutting
nutty nuzzle nylon nymph nymphomania nymphomaniac oaf oafish oafs oaken oaks oakum oar oared oarlock oars oarsman
oarsmen oases oasis oat oaten oath oats obduracy obdurate obedience obedient obeisance obeisant obelisk obfuscate
obfuscation obit obituaries obituary objection objectionable objectionably objectiveness objectivity objector oblate
oblation obligate obligatory oblige oblique obliqueness obliterate obliteration oblivion oblivious obliviousness
oblong obloquy obnoxious oboe oboist obscene obscenest obscenities obscenity obscurest obscurities obscurity obsequies
obsequious obsequiousness obsequy observably observance observant observational observatories observatory obsess
obsession obsessive obsidian obsolescence obsolescent obstacle obstetric obstetrical obstetrician obstinacy obstinate
obstreperous obstruct obstructionist obstructive obstructiveness obtainable obtrude obtrusive obtrusiveness obtuse
obtuseness obtusest obverse obviate obviousness ocarina occasional occidental occlude occlusive occupancy occupant
occupation occupies occupy oceangoing oceanic oceanographer oceanographers oceanographic oceanography ocelot ocher
ochre octagon octagonal octane octogenarian ocular oculist oddball odder oddest oddities oddity oddly oddness odds ode
odes odious odium odometer odometers odoriferous odorless odorous odourless odyssey oesophagi oesophagus oestrogen
offal offbeat offed offence offend offense offensive offensiveness offertories offertory offhand offhandedly
officeholder officeholders officialdom officiate officious officiousness offload offs offsetting offshoot offshore
offside offspring offstage oft oftenest oftentimes ogle ogre ohm ohms oho ohs oilcloth oiled oilfield oilier oiliest
oiliness oils oilskin oily oink ointment okra olden oldie oleaginous oleander oleanders oleo oleomargarine olfactories
olfactory oligarch oligarchic oligarchies oligarchy ombudsman ombudsmen omega omelet omen ominous omnibus omnipotence
omnipotent omnipresence omnipresent omniscience omniscient omnivore omnivorous oncoming oneness onerous oneself
onetime onionskin onlooker onlookers onomatopoeia onomatopoeic onrush onshore onslaught onus onward onyx oodles ooze
opacity opalescence opalescent opaqueness opaquest openest openhanded openness openwork operable operatic operational
operative operetta ophthalmic ophthalmologist opiate opine opium opossum opponent opportune opportunism opportunist
opportunistic opportunities oppose opposition oppress oppression oppressive oppressor opprobrious opprobrium opt optic
optical optician optima optimisation optimise optimism optimist optimistically optimum optometrist optometry opulence
opulent opus oracle oracular orangeade orangutan orate oration orator oratorical oratories oratorio oratory orb orbit
orbital orbs orc orchard orchestral orchestrate orchestration orchid orcs ordain ordeal orderlies orderliness
ordinance ordinaries ordinariness ordination ordnance ordure ore oregano ores organdie organdy organelle organic
organically organisation organisational organise organism organist organizational organize orgasm orgasmic orgiastic
orgies orgy orient oriental orientate origami originality originate origination originator oriole ormolu ornament
ornamental ornamentation ornate ornateness ornerier orneriest ornery ornithologist ornithology orotund orphan
orphanage orthodontia orthodontic orthodontist orthodoxies orthodoxy orthogonal orthogonality orthographic
orthographies orthography orthopaedic orthopaedist orthopedist oscillate oscillation oscillator oscilloscope osier
osmosis osmotic osprey ossification ossified ossifies ossify ostensible ostensibly ostentation ostentatious osteopath
osteopathy osteoporosis ostracise ostracism ostracize ostrich otherworldly otiose otter ottoman ouch ounce oust outage
outback outbalance outbid outbidding outbreak outbuilding outburst outcast outclass outcries outcrop outcropped
outcropping outcry outdid outdistance outdo outdone outed outermost outfield outfitted outfitter outfitters outfitting
outflank outfox outgo outgrew outgrow outgrown outgrowth outhouse outlaid outlandish outlast outlaw outlay outlet
outlive outlook outlying outmaneuver outmaneuvers outmanoeuvre outmoded outnumber outnumbers outperform outplacement
outplay outpost outpouring outputted outrage outrageous outran outrank outreach outrider outriders outrigger
outriggers outright outrun outrunning outs outsell outset outshine outshone outsize outskirt outsmart outsold
outsource outspoken outspokenness outspread outstation outstay outstretch outstrip outstripped outstripping outtake
outvote outward outwear outweigh outwit outwitted outwitting outwore outworn ova oval ovaries ovation overabundance
overabundant overachieve overact overactive overage overambitious overanxious overate overawe overbalance overbear
overbite overblown overboard overbook overbore overborne overburden overcame overcast overcautious overcharge overcoat
overcome overcompensate overcompensation overconfident overcook overcrowd overdid overdo overdone overdose overdraft
overdraw overdrawn overdress overdrew overdrive overdue overeager overeat overeaten overemphasise overemphasize
overenthusiastic overestimate overexpose overexposure overextend overfull overgenerous overgrew overgrow overgrown
overgrowth overhand overhang overhaul overhear overheat overhung overindulge overindulgence overjoy overkill overlaid
overlain overland overlay overlie overlook overlord overmuch overpaid overpass overpay overplay overpopulate
overpopulation overpower overpowers overprice overprint overproduce overproduction overprotective overqualified
overran overrate overreach overreact overreaction overripe overrode overrule overrunning oversampling oversaw overseas
oversee overseen oversell oversensitive oversexed overshadow overshare overshoe overshoot overshot oversight
oversimplification oversimplified oversimplifies oversimplify oversize oversleep overslept oversold overspecialise
overspecialize overspend overspent overspread overstate overstatement overstay overstep overstepped overstepping
overstock overstuffed oversupplied oversupplies oversupply overt overtake overtaken overtax overthink overthought
overthrew overthrow overthrown overtime overtone overtook overture overturn overuse overweening overweight overwhelm
overwork overwrought overzealous oviduct oviparous ovoid ovulate ovulation ovule ovum owed owes owing owlet owlish
owls oxbow oxen oxidation oxide oxidise oxidize oxyacetylene oxygenate oxygenation oxymora oxymoron oyster oysters
ozone pacemakers pacesetter pacesetters pachyderm pacific pacifically pacification pacified pacifier pacifiers
pacifies pacifism pacifist pacify pact paddies paddle paddock paddy padlock padre paean paediatric paediatrician
paganism pageant pageantry paginate pagination pagoda pail pailful painfuller painfullest painkiller painkillers
painless painstaking paintbrush paintwork paisley pajamas palaeontologist palaeontology palatable palatal palate
palatial palaver palavers palazzi palazzo paleface paleness paleontologist paleontology paler palest palette palimony
palimpsest palindrome palindromic palisade pall palladium pallbearer pallbearers pallet palliate palliation pallid
palm palmetto palmier palmiest palmist palmistry palmy palpably palpate palpitate palpitation pals palsied palsies
paltrier paltriest paltriness paltry pampas pamper pampers pamphleteer pamphleteers panacea panache pancake
panchromatic pancreatic panda pandemic pandemonium pander panders pane panegyric panelist panelled panelling panellist
pang panhandle panic panicked panicking panicky panned pannier panniers panning panoplies panoply panorama panoramic
pans pansies pant pantaloons pantheism pantheist pantheistic pantheon panther panthers pantie pantomime pantries
pantry pantsuit pantyhose papa papacies papacy papal papaya paperback paperboy papergirl paperhanger paperhangers
paperweight paperwork papery papilla papillae papoose paprika paps papyri papyrus par parable parabola parabolic
parachute parachutist paradigm paradigmatic paradise paradox paradoxical paraffin paragliding paragon parakeet
paralegal parallax parallelogram paralyse paralytic paralyze paramecia paramecium paramedical parameter parameters
paramilitaries paramilitary paramount paramour paranoia paranoid paranormal parapet paraphernalia paraphrase
paraplegic paraprofessional parapsychology parasailing parasite parasitic parasol paratrooper paratroopers paratroops
parboil parcelled parcelling parch parchment pardonable pare parentage parental parenthesise parenthesize parenthetic
parenthetical parenthood parfait pariah parish parishioner parishioners parity parka parkour parkway parlance parlay
parley parliament parliamentarian parliamentary parlor parlour parochial parochialism parodied parodies parody parole
parolee paroxysm parquet parquetry parred parricide parried parries parring pars parsec parsimonious parsimony parsley
parsnip parson parsonage partake partaken parterre parthenogenesis partiality participant participator participatory
participial participle particle particularisation particularise particularities particularity particularization
particularize particulate partied partisan partisanship partook parturition partway parvenu pas paschal pasha passable
passably passage passageway passbook passel passengers passerby passersby passionate passionless passive passivity
passkey pasteboard pastel pastern pasteurisation pasteurise pasteurization pasteurize pastiche pastier pasties
pastiest pastime pastoral pastorate pastrami pastries pastry pasturage pasture pasty patchier patchiest patchiness
patchwork patchy pate patellae paternal paternalism paternalistic paternity pathetic pathetically pathogen pathogenic
pathological pathologist pathos pathway patientest patina patinae patine patio patois patriarch patriarchal
patriarchies patriarchy patrician patricide patrimonial patrimonies patrimony patriot patriotic patriotically
patriotism patrol patrolled patrolling patrolman patrolmen patrolwoman patrolwomen patron patronage patronise
patronize patronymic pats patsies patties paucity paunch paunchier paunchiest paunchy pauper pauperise pauperism
pauperize paupers pave pavement pavilion pawed pawl pawn pawnbroker pawnbrokers pawnshop pawpaw paws payable paycheck
payday payee payer paymaster paymasters payoff payroll paywall peaceable peaceably peaceful peacefulness peacekeeping
peacemaker peacemakers peacetime peafowl peahen peal pearlier pearliest peasant peasantry peat pebble pebbly pecan
peccadillo peccaries peccary pecs pectin pectoral peculiar peculiarities peculiarity pecuniary pedagogic pedagogical
pedagogue pedagogy pedalled pedalling pedant pedantic pedantically pedantry peddle pederast pederasty pedestal
pedestrian pedestrianise pedestrianize pediatrician pedicure pedigree pediment pedlar pedometer pedometers pee peed
peek peekaboo peel peephole peerage peerless pees peeve peevish peevishness peewee pegged pegging pegs pejorative
pekoe pelagic pelican pellagra pellet pellucid pelt penal penalise penalize penance pence penchant pencilled
pencilling pendant pended pendent pends pendulous pendulum penetrable penetrate penetration penetrative penguin
penicillin penile peninsula peninsular penis penitence penitent penitential penitentiaries penitentiary penknife
penknives penlight penmanship pennant penned pennies penniless penning pennon pennyweight penologist penology pens
pensive pensiveness pent pentagon pentagonal pentameter pentameters pentathlon penthouse penultimate penurious penury
peon peonage peonies peony pep pepped peppercorn peppermint pepperoni peppers peppery peppier peppiest pepping peppy
peps pepsin peptic perambulate perambulator percale perceivable perceive perceptible perceptibly perception perceptive
perceptiveness perceptual perch perchance percolate percolation percolator percussion percussionist perdition
peregrination peremptorily peremptory perennial perfectest perfectible perfection perfectionism perfectionist
perfidies perfidious perfidy perforate perforation perforce perfumeries perfumery perfunctorily perfunctory pericardia
pericardium perigee perihelia perihelion peril perilled perilling perilous perimeter perimeters periodic periodical
periodicity periodontal peripatetic peripheries periphery periphrases periphrasis periscope perish perishable
peritoneum peritonitis periwig periwinkle perjure perjuries perjury perk perkier perkiest perkiness perky permafrost
permanence permeability permeable permeate permissibly permissiveness permitting permute pernicious peroration
perpendicular perpetrate perpetration perpetrator perpetuate perpetuation perpetuity perplex perplexities perplexity
perquisite persecute persecution persecutor perseverance persevere persiflage persimmon persnickety persona personable
personae personage personalise personalities personalize personification personified personifies personify personnel
perspicacious perspicacity perspicuity perspicuous perspiration perspire persuade persuasion persuasive persuasiveness
pert pertest pertinacious pertinacity pertinence pertinent pertness perturb perturbation perusal peruse pervade
pervasive perverse perverseness perversion perversity pervert peseta peskier peskiest pesky peso pessimism pessimist
pessimistic pessimistically pest pesticide pestilence pestilent pestle petal petard petiole petite petition petrel
petrifaction petrified petrifies petrify petrochemical petrol petrolatum petroleum petted petticoat pettier pettiest
pettifog pettifogged pettifogger pettifoggers pettifogging pettily pettiness petting petulance petulant petunia pew
pewee pews pewter pewters peyote phalanges phalanx phalli phallic phallus phantasm phantasmagoria phantom pharaoh
pharmaceutical pharmacies pharmacologist pharmacology pharmacopoeia pharyngeal pharynges pharynx pheasant phenomena
phenomenal phenomenon phenotype pheromone phial philander philanders philanthropic philanthropically philanthropies
philanthropist philanthropy philatelic philatelist philately philharmonic philippic philistine philodendron
philological philologist philology philosopher philosophers philosophic philosophical philosophies philosophise
philosophize philosophy philter philters philtre phish phlegmatic phlegmatically phloem phlox phobia phobic phoneme
phonemic phonetic phonetically phonetician phoney phonic phonically phonied phonier phonies phoniest phoniness
phonograph phonological phonologist phonology phony phooey phosphor phosphorescence phosphorescent phosphoric
photocopied photocopier photocopiers photocopies photocopy photoelectric photogenic photographically photojournalism
photojournalist photon photosensitive photosynthesis phototypesetter phototypesetting phrasal phraseology phrenology
phyla phylum physic physicist physicked physicking physiognomies physiognomy physiological physiologist physique
pianissimo pianist pianoforte pica picante picaresque picayune piccalilli piccolo pickax pickerel picket pickier
pickiest pickpocket pickup picky picnicked picnicker picnickers picnicking pictograph pictorial picturesque piddle
pidgin piebald piecemeal piecework pied pier pies piety piffle pigeonhole pigged piggier piggies piggiest pigging
piggish piggishness piggy piggyback pigheaded piglet pigment pigmentation pigpen pigs pigskin pigsties pigsty pigtail
piing piker pilaf pilaster pilasters pilchard pileup pilfer pilfers pilgrimage pillage pillar pillbox pillion
pilloried pillories pillory pillowcase pilothouse pimento pimiento pimp pimpernel pimple pimplier pimpliest pinafore
pinball pincer pincers pinch pincushion pineapple pinfeather pinfeathers pinhead pinhole pinion pinkest pinkeye pinkie
pinkish pinnacle pinnate pinning pinochle pinpoint pinprick pins pinstripe pint pinup pinwheel pioneer pioneers pious
pip pipit pipped pippin pipping pips pipsqueak piquancy piquant pique piracy piranha pirate piratical pirouette pis
piscatorial piss pistachio pistil pistillate pistol piston pitch pitchblende pitchfork pitchman pitchmen piteous
pitfall pith pithier pithiest pithily pithy pitiable pitiably pitied pities pitiful pitiless piton pits pittance
pitted pituitaries pituitary pity pivot pivotal pixel pixie pizzazz pizzeria pizzicati pizzicato placard placate
placation placental placid placidity placket plagiarise plagiarism plagiarist plagiarize plague plaice plaid
plainclothes plainclothesman plainclothesmen plainest plainness plaint plaintiff plaintive plait planar planetarium
planetary plangent plank plankton planner planners plantain plantation plaque plasterboard plasters plasticity
plastique plateau plateful platen platinum platitude platitudinous platonic platoon platter platters platypus plaudit
plausibility plausible plausibly playable playact playback playbill playboy playful playfulness playgoer playgoers
playground playhouse playlist playmate playoff playpen playroom plaything playwright plaza plea pleasantest
pleasantness pleasantries pleasantry pleasurable pleasurably pleat plebeian plebiscite plectra plectrum pledge
plenaries plenary plenipotentiaries plenipotentiary plenitude plenteous plentiful plethora pleurisy plexus pliability
pliable pliancy pliant plied pliers plies plight plinth plod plodded plodder plodders plodding plop plopped plopping
plot plotted plotter plotters plotting plough ploughman ploughmen ploughshare plover plovers plow plowman plowmen
plowshare pluck pluckier pluckiest pluckiness plucky plugging plumage plumb plume plummet plump plumpest plumpness
plunder plunders plunge plunk pluperfect pluralise pluralism pluralistic pluralities plurality pluralize plush
plushest plushier plushiest plushy plutocracies plutocracy plutocrat plutocratic plutonium ply plywood pneumatic
pneumatically poach pock pocketbook pocketful pocketknife pocketknives pockmark pod podcast podded podding podiatrist
podium pods poesy poetess poetic poetical pogrom poi poignancy poignant poinsettia point pointier pointiest
pointillism pointillist pointlessness pointy poise poison poisonous poke poker pokey pokier pokiest poky pol polar
polarisation polarise polarities polarity polarization polarize pole polecat polemic polemical polestar policeman
policemen policewoman policewomen policyholder policyholders polio poliomyelitis politeness politesse politest politic
political politician politicise politicize politico polities polity polka pollen pollinate pollination polliwog
pollster pollsters pollutant pollute polo polonaise polonium pols poltergeist poltroon polyamories polyamory polyester
polyesters polyethylene polygamist polygamous polygamy polyglot polygon polygonal polygraph polyhedron polymath
polymer polymeric polymerisation polymerization polymers polymorphic polynomial polyp polyphonic polyphony polystyrene
polysyllabic polysyllable polytechnic polytheism polytheist polytheistic polythene polyunsaturated pomade pomegranate
pommel pommelled pommelling pomp pompadour pompom pomposity pompous pompousness poncho ponderous pone poniard ponies
pontiff pontifical pontificate pontoon ponytail pooch poodle pooh poop poorest poorhouse popcorn popgun popinjay
poplar poplin popover popovers poppa poppies poppy poppycock populace popularisation popularise popularity
popularization popularize population populism populist populous porcelain porch porcine porcupine pore porn porno
pornographer pornographers pornographic pornography porosity porous porphyry porpoise porringer porringers portage
portal portcullis portend portent portentous porterhouse portfolio porthole portico portlier portliest portliness
portmanteau portraitist portraiture portray portrayal pose poser poseur poshest posies posit positivism positron posse
possession possessiveness possessor possum postage postal postbox postdate postdoc postdoctoral posterity postgraduate
posthaste posthumous postlude postman postmark postmaster postmasters postmen postmistress postmodern postnatal
postpaid postpone postponement postscript postulate posture postwar posy potable potash potbellied potbellies potbelly
potboiler potboilers potency potent potentate potentialities potentiality potful potholder potholders pothole pothook
potion potluck potpie potpourri pots potsherd potshot pottage potted potteries potters pottery pottier potties
pottiest potting potty pouch poultice poultry pounce pout powder powders powdery powerboat powerhouse powerless
powerlessness powwow pox poxes practicability practicably practicalities practicality practise pragmatic pragmatically
pragmatism pragmatist prairie praiseworthiness praiseworthy praline pram prance prank prankster pranksters prate
pratfall prattle prawn preach preachier preachiest preachy prearrange prearrangement precarious precaution
precautionary precedent precept preceptor precinct preciosity precious preciousness precipice precipitant precipitate
precipitation precipitous preciseness precisest preclude preclusion precocious precociousness precocity precognition
preconceive preconception precondition precursor predate predator predatory predecease predestination predestine
predetermination predetermine predicament predication predicative predict predictability predictably prediction
predictive predictor predilection predispose predisposition predominance predominant predominate preeminence
preeminent preempt preemption preemptive preen preexist prefab prefabbed prefabbing prefabricate prefabrication
preface prefatory prefect prefecture preferably preferential preferment preferring prefigure pregnancies preheat
prehensile prehistoric prehistory prejudge prejudgement prejudgment prejudice prelate preliminaries prelude premarital
premeditate premeditation premenstrual premier premiere premiers premise premium premonition premonitory prenup
preoccupation preoccupied preoccupies preoccupy preordain prepackage prepaid preparatory preparedness prepay
prepayment preponderance preponderant preponderate preposition prepositional prepossess preposterous prepped preppier
preppies preppiest prepping preppy prequel prerecord preregister preregisters preregistration prerogative presage
prescience prescient prescribe prescriptive presentable presentiment preservation preservative presetting preshrank
preshrink preshrunk preside presidencies presidency presidential pressman pressmen pressurisation pressurise
pressurization pressurize prestige prestigious presto presumable presume presumption presumptive presumptuous
presumptuousness presuppose presupposition preteen pretence pretense pretension pretentious pretentiousness preterit
preterite preternatural pretext prettied prettier pretties prettiest prettified prettifies prettify prettily
prettiness pretzel prevail prevalence prevalent prevaricate prevarication prevaricator preventable preventative
prevention preventive prewar prey priceless pricey pricier priciest prick prickle pricklier prickliest pried pries
priestess priesthood priestlier priestliest prig priggish prim primacy primal primaries primate primeval primmer
primmest primness primogeniture primp primrose princelier princeliest principalities principality print printout
prioress priories prioritise priory prise prism prismatic prissier prissiest prissiness prissy pristine prithee
privatest privation privatisation privatise privatization privatize privet privier privies priviest privy prizefight
pro proactive probabilistic probabilities probable probate probation probationary probity problematical proboscis
procedural procession processional proclaim proclamation proclivities proclivity procrastinate procrastination
procrastinator procreate procreation procreative procurator procure prod prodded prodding prodigal prodigality
prodigies prodigious prodigy productive productiveness productivity profanation profane profanities profanity profess
profession professionalism professorial professorship proffer proffers proficiency proficient profitability profitable
profitably profiteer profiteers profligacy profligate proforma profound profoundest profundities profundity profuse
profusion progenitor progeny progesterone prognoses prognostic prognosticate prognostication prognosticator
programmable programme progression progressive prohibition prohibitionist prohibitive prohibitory projectile
projection projectionist projector proletarian proletariat proliferate proliferation prolific prolifically prolix
prolixity prologue prolong prolongation promenade prominence promiscuity promiscuous promissory promo promontories
promontory promptest promptness promulgate promulgation proneness prong pronghorn pronounce pronounceable
pronouncement pronto pronunciation proofread propaganda propagandise propagandist propagandize propane propel
propellant propelled propeller propellers propelling propensities propensity properest propertied prophecies prophecy
prophesied prophesies prophesy prophet prophetess prophetic prophetically prophylactic propinquity propitiate
propitiation propitiatory propitious proponent proportion proportionality proportionate proposition propositional
propound propped propping proprietaries proprietor proprietorship proprietress propriety propulsion propulsive prorate
pros prosaic prosaically proscenium proscribe proscription prose prosecute prosecution prosecutor proselyte
proselytise proselytize prosier prosiest prosodies prosody prospect prospective prospector prospectus prosperity
prosperous prospers prostheses prosthetic prostitute prostitution prostrate prostration prosy protagonist protean
protective protectiveness protector protectorate protest protestation proton protoplasm protoplasmic protozoa
protozoan protract protraction protractor protrude protrusion protuberance protuberant proudest provable provably
proven provenance provender proverb proverbial providence provident providential province provincial provincialism
provisional proviso provocation provocative provoke provost prow prowess prowl proximity prude prudent prudential
prudery prudish prurience prurient pry psalm psalmist pshaw psoriasis psst psyche psychedelic psychic psychical psycho
psychoanalyse psychoanalysis psychoanalyst psychoanalyze psychobabble psychogenic psychokinesis psychological
psychologies psychologist psychopath psychopathic psychosis psychosomatic psychotherapies psychotherapist
psychotherapy psychotic ptarmigan pterodactyl ptomaine pubescence pubescent pubic publican publicise publicist
publicize publishable pubs puckish puddle pudgier pudgiest pudgy pueblo puerile puerility puff puffball puffier
puffiest puffin puffiness puffy pug pugilism pugilist pugilistic pugnacious pugnacity pugs puke pulchritude pullback
pullet pulley pullout pullover pullovers pulp pulpier pulpiest pulpit pulpy pulsar pulsate pulsation pulverisation
pulverise pulverization pulverize puma pumice pummelled pummelling pump pumpernickel pun punch punchier punchiest
punchline punchy punctilious punctual punctuality punctuate puncture pundit pungency pungent punier puniest punishable
punishment punitive punkest punned punning puns punster punsters punt puny pup pupa pupae pupal pupped puppet
puppeteer puppeteers puppetry puppies pupping pups purblind purchasable purchase purebred puree pureness purer purest
purgative purgatorial purgatories purgatory purification purified purifier purifiers purifies purify purism purist
puritan puritanical puritanism purity purl purloin purplest purplish purport purposeful purposeless purr pursuance
pursue pursuit purulence purvey purveyor purview pus pushcart pushier pushiest pushiness pushover pushovers pushy
pusillanimity pusillanimous puss pussier pussies pussiest pussy pussycat pussyfoot pustule putative putrefaction
putrefied putrefies putrefy putrescence putrescent putrid putsch putt puttied putties putty puzzlement pwn pwned pwns
pygmies pygmy pyjamas pylon pyorrhea pyorrhoea pyramid pyramidal pyre pyrite pyromania pyromaniac pyrotechnic python
pyx pyxes qua quack quackery quad quadrangle quadrangular quadrant quadraphonic quadrature quadrennial quadriceps
quadrilateral quadrille quadriplegia quadriplegic quadruped quadruple quadruplet quadruplicate quaff quagmire quahog
quail quaint quaintest quaintness quake qualification qualifiers qualifies qualitative qualities qualm quandaries
quandary quanta quantified quantifier quantifiers quantifies quantify quantitative quantities quantum quarantine quark
quarrel quarrelled quarrelling quarrelsome quarried quarries quarry quart quarterback quarterdeck quarterfinal
quarterlies quartermaster quartermasters quarto quartz quasar quash quasi quatrain quaver quavers quavery quay
queasier queasiest queasily queasiness queasy queenlier queenliest queer queerest queerness quell quench querulous
quesadilla quest questionably questionnaire quibble quiche quicken quickest quickie quicklime quickness quicksand
quicksilver quid quiescence quiescent quietest quietness quietude quietus quill quince quinine quintessence
quintessential quintet quintuple quintuplet quip quipped quipping quire quirk quirkier quirkiest quirky quisling
quitter quitters quiver quivers quixotic quiz quizzed quizzes quizzical quizzing quoit quondam quorum quotable quoth
quotidian quotient rabbinate rabbinical rabble rabid rabies raccoon racecourse racehorse raceme racer racetrack
raceway racial racier raciest racily raciness racism racist rack racket racketeer racketeers raconteur racquetball
radar radiance radiant radiate radiation radiator radical radicalism radii radioactive radioactivity radiogram
radioisotope radiologist radiotelephone radiotherapist radish radium radon raffia raffish raffle raft raga ragamuffin
ragged raggedest raggedier raggediest raggedness raggedy ragging raglan ragout rags ragtag ragtime ragweed raid
railleries raillery railway raiment raincoat raindrop rainfall rainier rainiest rainmaker rainmakers rainstorm
rainwater rajah rake rakish rakishness rallied rallies rally ramble rambunctious rambunctiousness ramification
ramified ramifies ramify rammed ramming ramp rampage rampant rampart ramrod ramrodded ramrodding rams ramshackle
rancid rancidity rancor rancorous rancour randier randiest randomise randomize rangier rangiest ranginess rangy rank
rankest rankle rankness ransack ransom rant rapacious rapaciousness rapacity rape rapidest rapidity rapier rapiers
rapine rapist rapped rapper rappers rapping rapport rapprochement raps rapscallion rapt rapture rapturous rarefied
rarefies rarefy rareness rarer rarest rarities rarity rascal rashest rashness rasp raspberries raspberry raspier
raspiest raspy raster ratchet rathskeller rathskellers ratification ratified ratifies ratify ration rationalisation
rationalise rationalism rationalist rationalistic rationality rationalization rationalize rats rattan ratted rattier
rattiest ratting rattle rattlesnake rattletrap rattrap ratty raucous raucousness raunchier raunchiest raunchiness
raunchy ravage rave ravel ravelled ravelling raven ravenous ravine ravioli ravish ravishment rawboned rawer rawest
rawhide rawness rayon rays raze razz reactionaries reactionary reactivate reactivation reactor readabilities
readership readied readier readies readiest readily readiness readjust readjustment readmit readmitted readmitting
readout reaffirm reagent realest realign realisable realisation realise realism realist realistic realistically
realities realizable realization reallocate reallocation realty ream reanimate reap reappear reappearance reapplied
reapplies reapply reappoint reappointment reapportion reapportionment reappraisal reappraise rear rearm rearmament
rearmost rearrange rearrangement rearward reasonableness reassemble reassert reassess reassign reassurance reassure
reawaken rebate rebel rebelled rebelling rebellion rebellious rebelliousness rebind rebirth reborn rebound rebuff
rebuke rebus rebut rebuttal rebutted rebutting recalcitrance recalcitrant recall recant recantation recap recapitulate
recapitulation recapped recapping recapture recede receivable receivership recentest receptacle reception receptionist
receptive receptiveness receptivity recess recession recessional recessive recharge rechargeable recheck recidivism
recidivist reciprocal reciprocate reciprocation reciprocity recital recitation recitative recite reckless recklessness
reckon reclaim reclamation reclassified reclassifies reclassify recline recluse reclusive recognisable recognisably
recognisance recognise recognizable recognizance recoil recollect recollection recombination recombine recommence
recompense recompilation reconcilable reconcile reconciliation recondite recondition reconfiguration reconfigure
reconnaissance reconnoiter reconnoiters reconnoitre reconquer reconquers reconsider reconsideration reconsiders
reconstitute reconstruct reconstruction reconvene recopied recopies recopy recount recoup recourse recoveries recovers
recreant recreation recreational recriminate recrimination recrudescence recruit recruitment rectangle rectangular
rectifiable rectification rectified rectifier rectifiers rectifies rectify rectilinear rectitude rector rectories
rectory recumbent recuperate recuperation recuperative recur recurred recurrence recurrent recurring recyclable
recycle redbreast redcap redcoat redden redder reddest reddish redecorate rededicate redeem redeemable redemption
redeploy redeployment redesign redevelop redevelopment redhead redid rediscover rediscovers rediscovery redistributor
redistrict redneck redo redolence redolent redone redouble redoubt redoubtable redound redraft redraw redrawn redress
redrew reds redskin redundancies redundancy redwood reedier reediest reeducate reeducation reedy reef reek reel
reelect reelection reemerge reemphasise reemphasize reenact reenactment reenlist reenter reenters reentries reentry
reestablish reevaluate reeve reexamine ref refashion refectories refectory referee referendum referent referential
reffed reffing refile refillable refinance refinement refineries refinery refinish refit refitted refitting reflection
reflective reflector reflexive refocus reforest reforestation reform reformation reformatories reformatory reformatted
reformatting reformulate refract refraction refractories refractory refreshment refrigerant refrigerate refrigeration
refrigerator refuel refuelled refuelling refuge refugee refulgence refulgent refund refundable refurbish refurbishment
refurnish refusal refutation refute regain regal regale regalia regatta regencies regency regeneration regenerative
regent reggae regicide regime regiment regimental regimentation regional regionalism registrant registrar registries
registry regress regressive regretful regrettable regrettably regretted regretting regroup regularise regularity
regularize regulate regulator regulatory regurgitate regurgitation rehabbed rehabbing rehabilitate rehash rehearsal
rehearse reheat rehire reign reimburse reimbursement reimpose reincarnate reincarnation reindeer reinforce
reinforcement reinitialise reinitialize reinsert reinstall reinstate reinterpret reinterpretation reinvent reinvest
reissue reiterate reiteration rejoice rejoin rejoinder rejoinders rejuvenate rejuvenation rekindle relabel relabelled
relabelling relaid relational relativistic relativity relaxant relearn releasable relegate relegation relent
relentless relentlessness relevance relevancy reliance reliant relic relieve relinquishment relish relive relocatable
relocate relocation reluctance reluctant remade remainders remake remand remarkably remarriage remarried remarries
remarry rematch remediable remedial remedied remembrance reminisce reminiscence reminiscent remiss remission
remissness remit remittance remitted remitting remnant remodel remodelled remodelling remonstrance remonstrate remorse
remorseful remorseless remortgage remoteness remotest remount removable remunerate remuneration remunerative
renaissance renascence renascent rend rendezvous rendition renegade renege renegotiate renew renewable renewal rennet
renounce renovate renovation renovator renown rental renumber renumbers renunciation reoccupied reoccupies reoccupy
reoccur reoccurred reoccurring reopen reorders reorg reorganisation reorganise reorganization reorganize rep repackage
repaid repaint repairable repairman repairmen reparation repartee repast repatriate repatriation repay repayable
repayment repeal repeatably repel repelled repellent repelling repent repentance repentant repercussion repertoire
repertories repertory repetitious replaceable replenish replenishment replete repletion replica replicate replication
reportage repose reposeful repossess repossession reprehend reprehensible reprehensibly representational repress
repression repressive reprieve reprimand reprint reprisal reprise reprized reproach reproachful reprobate reprocess
reproductive reprogram reprogrammed reprogramming reproof reprove reps reptile reptilian republic republicanism
republish repudiate repudiation repugnance repugnant repulse repulsion repulsive repulsiveness reputable reputably
repute requiem requisite requisition requital requite reran reread reroute rerunning resale reschedule rescind
research resell resemblance resemble resend resent resentful resentment reservation reservist reservoir resettle
reshuffle reside residencies residency residential residue resign resignation resilience resiliency resin resinous
resist resistant resistor resold resolute resoluteness resonance resonant resonate resonator resound resourceful
resourcefulness respectability respectable respectably respectful respell respirator respire respite resplendence
resplendent respondent responsibilities responsibly responsiveness restate restatement restaurateur restful restfuller
restfullest restfulness restitution restive restiveness restock restorative restrain restrict restroom restructure
restudied restudies restudy resubmit resubmitted resubmitting resultant resupplied resupplies resupply resurface
resurgence resurgent resurrect resurrection resuscitate resuscitator retail retake retaken retaliate retaliation
retaliatory retard retardant retardation retch retell retentive retentiveness rethink rethought reticence reticent
retina retinal retinue retiree retold retook retool retort retouch retrace retract retractable retraction retrain
retread retreat retrench retrenchment retrial retribution retributive retrievable retroactive retrod retrodden
retrofit retrofitted retrofitting retrograde retrogress retrogression retrogressive retrorocket retrospect
retrospection retrospective returnable returnee retweet retype reunification reunified reunifies reunify reunion
reunite reupholster reupholsters revaluation revalue revamp reveal reveille revel revelation revelled reveller
revellers revelling revelries revelry revenge revengeful revenue reverberate reverberation revere reverence reverent
reverential reverie reversal reversible revile revilement revisit revitalisation revitalise revitalization revitalize
revival revivalist revive revivification revivified revivifies revivify revocable revolt revolution revolutionaries
revolutionary revolutionise revolutionist revolutionize revolve revue revulsion revved revving rewindable rewire
rewound rhapsodic rhapsodies rhapsodise rhapsodize rhapsody rhea rheostat rhetoric rhetorical rhetorician rheum
rheumatic rheumatism rheumy rhinestone rhino rhinoceros rhizome rho rhodium rhododendron rhomboid rhombus rhubarb
rhyme rhythmic rhythmical ribald ribaldry ribbed ribbing riboflavin richest richness ricketier ricketiest rickets
rickety rickshaw ricochet ricotta riddance ridden ridding riddle rider ridge ridgepole ridicule ridiculous
ridiculousness rids rife rifer rifest riffle riffraff rifle rifleman riflemen rift rig rigged rigging righteous
righteousness rightest rightful rightfulness rightist rightness rigidity rigidness rigmarole rigor rigorous rigour
rigs rile rill rime rimmed rimming rims rind ringleader ringleaders ringlet ringmaster ringmasters ringside ringtone
ringworm rink rinse riot riotous ripen ripeness riper ripest riposte ripped ripper rippers ripping ripple rips ripsaw
riser risible riskier riskiest riskiness rite ritual ritualism ritualistic ritzier ritziest ritzy rival rivalled
rivalling rivalries rivalry riven riverbed riverfront riverside rivet rivulet roadbed roadblock roadhouse roadkill
roadrunner roadrunners roadshow roadside roadster roadsters roadway roadwork roadworthy roam roan robbed robber
robberies robbers robbery robbing robocall robot robotic robs robustest rocket rocketry rockier rockiest rockiness
rococo rodent rodeo rods roebuck roentgen roes rogue roguery roguish roil roister roisters rollerskating rollick
romaine romance romantically romanticise romanticism romanticist romanticize romp rood rooftop rook rookeries rookery
rookie roomful roomier roomiest roominess roomy roost rootless rosaries rosary roseate rosebud rosebush rosette
rosewood rosier rosiest rosily rosin rosiness roster rosters rostrum rosy rot rotaries rotary rotational rote
rotisserie rotogravure rotor rots rotted rotten rottenest rottenness rotting rotund rotunda rotundity rotundness
rouble rouge roughage roughen roughest roughhouse roughneck roughness roughshod roulette roundabout roundelay roundest
roundhouse roundish roundness roundup roundworm rouse roustabout rout routinise routinize rove rover rowboat rowdier
rowdies rowdiest rowdiness rowdy rowdyism rowed rowel rowelled rowelling rower royalist rubbed rubber rubberise
rubberize rubberneck rubbers rubbery rubbing rubbish rubbishy rubble rubdown rube rubella rubicund rubier rubies
rubiest ruble rubric rubs rucksack ruckus rudder rudders ruddier ruddiest ruddiness ruddy rudeness ruder rudest
rudiment rudimentary rue rued rueful rues ruff ruffian ruffle rugby rugged ruggedest ruggedness rugrat rugs ruination
ruing ruinous ruler rum rumba rumble ruminant ruminate rumination rummage rummer rummest rummy rumor rumour rump
rumple rumpus rums runabout runaround runaway rundown rung runnel runnier runniest runny runoff runt runway rupee
rupture rural ruse rusk russet rust rustic rustically rusticity rustier rustiest rustiness rustle rustproof rut
rutabaga ruthless ruthlessness ruts rutted rutting rye sabbatical sable sabotage saboteur sabre sac saccharin
saccharine sacerdotal sachem sachet sack sackcloth sackful sacrament sacramental sacredness sacrifice sacrificial
sacrilege sacrilegious sacristan sacristies sacristy sacrosanct sacs sadden sadder saddest saddle saddlebag sades
sadism sadist sadistic sadistically safari safeguard safekeeping safeness safest safeties safflower safflowers saffron
sag saga sagacious sagacity sagebrush sager sagest sagged sagging sago sags saguaro sahib sailboard sailboat sailcloth
sailfish sailor saint sainthood saintlier saintliest saintliness saith salaam salable salacious salaciousness
salamander salamanders salami salaried salaries saleable salesclerk salesgirl salesman salesmanship salesmen
salespeople salesperson saleswoman saleswomen salience salient salinity salivate salivation sallied sallies sallow
sallowest salmonellae salon saloon salsa saltcellar saltest saltier saltiest saltine saltpeter saltpetre saltshaker
saltshakers saltwater salty salubrious salutary salutation salute salvage salvageable salvation salve salvo samba
sameness samovar sampan samurai sanatorium sanctification sanctified sanctifies sanctify sanctimonious sanction
sanctity sanctuaries sanctuary sanctum sand sandalwood sandbag sandbagged sandbagging sandbank sandbar sandblast
sandcastle sandhog sandier sandiest sandiness sandlot sandman sandmen sandpaper sandpapers sandpiper sandpipers
sandstone sandstorm sanest sangfroid sanguinary sanguine sanitarium sanitary sanitation sanitise sank sanserif sap
sapience sapient sapling sapped sapphire sappier sappiest sapping sappy saprophyte saps sapsucker sapsuckers sarcasm
sarcastic sarcastically sarcoma sarcophagi sarcophagus sardine sardonic sardonically sarong sarsaparilla sartorial
sash sashay sass sassafras sassier sassiest sassy satanically satanism satay satchel sate sateen satellite satiate
satiety satin satinwood satiny satire satirical satirise satirist satirize satisfactorily satisfactory satrap saturate
saturnine satyr saucepan saucier sauciest saucily sauciness saucy sauerkraut sauna saunter saunters savageness
savageries savagery savagest savanna savant saver savior saviour savor savorier savories savoriest savory savour
savourier savouries savouriest savoury savvied savvier savvies savviest savvy sawdust sawed sawhorse sawmill saws
sawyers sax saxes saxophone saxophonist scabbard scabbed scabbier scabbiest scabbing scabby scabies scabrous scad
scaffold scalawag scalene scalier scaliest scallion scallop scalp scalpel scaly scam scammed scammer scammers scamming
scamp scampi scandal scandalise scandalize scandalmonger scandalmongers scandalous scanners scansion scant scantest
scantier scanties scantiest scantily scantiness scanty scapegoat scapula scapulae scarab scarce scarceness scarcest
scarcity scare scarecrow scarier scariest scarified scarifies scarify scarlet scarred scarring scarves scary scat
scathing scatological scatted scatter scatterbrain scatters scatting scavenge scenery scenic scenically scent scepter
scepters sceptic sceptical scepticism sceptre schematic schematically scherzo schism schismatic schist schizoid
schizophrenic schlemiel schlep schlepped schlepping schlock schmaltz schmaltzier schmaltziest schmaltzy schmooze
schmuck schnapps schnauzer schnauzers scholar scholarship scholastic scholastically schoolbook schoolboy schoolchild
schoolchildren schooldays schoolgirl schoolhouse schoolmarm schoolmaster schoolmasters schoolmate schoolmistress
schoolroom schoolteacher schoolteachers schoolwork schoolyard schooner schooners schuss schwa sciatic sciatica
scientifically scientist scimitar scintilla scintillate scintillation scion scissor sclerosis sclerotic scoff scofflaw
scold scoliosis sconce scone scoop scoot scorch scoreboard scorecard scoreless scorn scornful scorpion scotch
scoundrel scour scourge scout scoutmaster scoutmasters scow scowl scrabble scragglier scraggliest scraggly scram
scramble scrammed scramming scrap scrapbook scrape scrapped scrappier scrappiest scrapping scrappy scratchier
scratchiest scratchiness scratchy scrawl scrawnier scrawniest scrawny screech screechier screechiest screechy
screenplay screenwriter screenwriters screw screwball screwdriver screwdrivers screwier screwiest screwy scribble
scrimmage scrimp scrimshaw scrip scriptural scripture scriptwriter scriptwriters scrod scrofula scrooge scrota scrotum
scrounge scrubbed scrubber scrubbers scrubbier scrubbiest scrubbing scrubby scruff scruffier scruffiest scruffy
scrumptious scrunch scrunchies scrunchy scruple scrupulous scrutinise scrutinize scrutiny scuba scud scudded scudding
scuff scuffle scull sculleries scullery scullion sculpt sculptor sculptural scum scumbag scummed scummier scummiest
scumming scummy scupper scuppers scurf scurfy scurried scurries scurrilous scurry scurvier scurviest scurvy scuttle
scuttlebutt scuzzier scuzziest scuzzy scythe seabed seabird seaboard seacoast seafarer seafarers seafaring seafood
seagoing sealant sealskin seam seaman seamanship seamen seamier seamiest seamless seamstress seamy seaplane seaport
sear searchlight seas seascape seashell seashore seasick seasickness seaside seasonable seasonal seaward seaway
seaweed seaworthy sebaceous secede secession secessionist seclude seclusion seclusive secondaries secondarily
secondhand secrecy secretarial secretariat secretaries secrete secretion secretive secretiveness secs sect sectarian
sectarianism sectional sectionalism sector secular secularisation secularise secularism secularization secularize
securest securities sedan sedate sedatest sedation sedative sedentary sedge sediment sedimentary sedimentation
sedition seditious seduce seduction seductive sedulous seedier seediest seediness seedless seedling seedy seemlier
seemliest seemliness seep seepage seer seersucker seesaw seethe segregate segregation segregationist segue seismic
seismically seismograph seismographic seismologist seismology seize seldom selectivity selectman selectmen selenium
selfie selfish selfishness selfless selflessness selfsame selloff sellout seltzer selvage selves semblance semen
semester semesters semi semiannual semiautomatic semicircle semicircular semiconductor semiconscious semifinal
semifinalist semimonthlies semimonthly seminal seminar seminarian seminaries seminary semiotics semipermeable
semiprecious semiprivate semiprofessional semiretired semiskilled semitone semitrailer semitrailers semitropical
semiweeklies semiweekly senate senatorial senile senility senior seniority sensational sensationalism sensationalist
senseless senselessness sensibilities sensibility sensitisation sensitise sensitiveness sensitivities sensitization
sensitize sensor sensual sensuality sensuous sensuousness sententious sentience sentient sentiment sentimental
sentimentalise sentimentalism sentimentalist sentimentality sentimentalize sentries sentry sepal separatism separatist
sepia septa septet septicaemia septicemia septuagenarian septum sepulcher sepulchers sepulchral sepulchre sequel
sequester sequesters sequestration sequin sequitur sequoia seraglio serape seraph seraphic sere serenade serendipitous
serendipity serene sereneness serenest serenity serer serest serf serfdom serge serialisation serialise seriousness
sermonise sermonize serpent serpentine serrated serried serviceable serviceman servicemen servicewoman servicewomen
serviette servile servility servitude servo servomechanism sesame setback settable settee seventeenth seventies
seventieth sever severance severest sewage sewed sewer sewerage sewn sews sexagenarian sexed sexes sexier sexiest
sexily sexiness sexism sexist sexless sexpot sextant sextet sexting sexual sexuality sexy shabbier shabbiest shabbily
shabbiness shabby shack shackle shad shadier shadiest shadiness shadowbox shadowier shadowiest shadowy shady shaft
shag shagged shaggier shaggiest shagginess shagging shaggy shakedown shaken shakeup shakier shakiest shakily shakiness
shaky shale shallot shallowest shallowness shalt sham shaman shamble shamefaced shameful shamefulness shameless
shammed shamming shamrock shandy shank shanties shantung shanty shantytown shapeless shapelessness shapelier
shapeliest shapeliness sharecropper sharecroppers shareholder shareholders sharia shariah shark sharkskin sharpen
sharpest sharpness sharpshooter sharpshooters shatter shatterproof shatters shaven shawl sheaf sheath sheathe sheave
shedding sheen sheepdog sheepfold sheepish sheepishness sheepskin sheer sheerest sheikdom shekel shellac shellacked
shellacking shellfish shelters shelve shenanigan shepherdess sherbet sheriff sherries shes shibboleth shied shield
shies shiftier shiftiest shiftily shiftiness shiftless shiftlessness shifty shiitake shill shillelagh shimmed shimmer
shimmers shimmery shimmied shimmies shimming shimmy shinbone shindig shingle shinier shiniest shininess shinned
shinnied shinnies shinning shinny shipboard shipbuilder shipbuilders shipbuilding shipload shipmate shipment shipper
shippers shipshape shipwreck shipwright shipyard shire shirk shirr shirtsleeve shirttail shirtwaist shit shittier
shittiest shitting shitty shiver shivers shivery shoal shockproof shod shoddier shoddiest shoddily shoddiness shoddy
shoehorn shoelace shoemaker shoemakers shoeshine shoestring shogun shone shoo shook shoot shootout shopaholic
shopkeeper shopkeepers shoplift shopped shopper shoppers shoptalk shopworn shoreline shortage shortbread shortcake
shortchange shortcoming shortfall shorthorn shortish shortlist shortsighted shortsightedness shortstop shortwave
shotgun shotgunned shotgunning shove shovel shovelful shovelled shovelling showbiz showboat showcase showdown showery
showgirl showier showiest showily showiness showman showmanship showmen showoff showpiece showplace showroom showy
shrank shrapnel shred shredded shredder shredders shredding shrew shrewdest shrewdness shrewish shriek shrift shrike
shrill shrillest shrillness shrilly shrimp shrine shrinkable shrinkage shrive shrivel shrivelled shrivelling shriven
shroud shrub shrubberies shrubbery shrubbier shrubbiest shrubby shrug shrugged shrugging shrunk shrunken shtick shuck
shudder shudders shuffle shuffleboard shun shunned shunning shush shuteye shutout shutter shutterbug shutters shuttle
shuttlecock shyer shyest shyly shyness shyster shysters sibilant sibyl sic sickbed sicken sickest sickle sicklier
sickliest sickness sics sidearm sideboard sideburns sidecar sidekick sidelight sideline sidelong sidereal sidesaddle
sideshow sidesplitting sidestep sidestepped sidestepping sidestroke sideswipe sidetrack sidewall sideways sidle siege
siesta sieve sift sightless sightread sightseeing sightseer sightseers sigma signalise signalize signalled signatories
signatory signboard signet significance signification signified signpost silage silentest silhouette silica silicate
siliceous silicon silicone silicosis silken silkier silkiest silkworm silky sill sillier sillies silliest silliness
silo silt silverfish silvers silversmith silverware silvery sim simian similarities simile simmer simmers simpatico
simper simpers simpleness simplest simpleton simplex simplicity simplification simplified simplifies simplify
simplistic simply simulation simulator simulcast sin sincerest sincerity sine sinecure sinew sinewy sinful sinfulness
singe singsong singularities singularity sinister sinkable sinkhole sinned sinner sinners sinning sins sinuous
sinusitis sinusoidal siphon sipped sipping sips sire siren sirloin sirocco sirs sis sisal sises sissier sissies
sissiest sissy sisterhood sitar sitcom sits sitters situate sixes sixpence sixteenth sixth sixties sixtieth sizable
sizeable sizer sizzle skateboard skedaddle skeet skein skeptic skeptical skepticism sketchier sketchiest sketchy skew
skid skidded skidding skied skier skies skiff skilful skillet skillful skim skimmed skimming skimp skimpier skimpiest
skimpiness skimpy skinflint skinhead skinless skinned skinnier skinniest skinniness skinning skintight skipper
skippers skirmish skis skit skitter skitters skittish skivvied skivvies skivvy skulduggery skulk skull skullcap skunk
skycap skydive skyjack skylark skylight skyline skyrocket skyscraper skyscrapers skyward skywriter skywriters
skywriting slab slabbed slabbing slacken slackest slackness slag slain slake slalom slam slammed slammer slammers
slamming slander slanderous slanders slang slangier slangiest slangy slant slantwise slap slapdash slaphappy slapped
slapping slapstick slat slate slather slathers slattern slaughter slaughterhouse slaughters slave slavery slavish slaw
slay sleaze sleazier sleaziest sleazily sleaziness sleazy sled sledded sledding sledge sledgehammer sledgehammers
sleek sleekest sleekness sleepier sleepiest sleepily sleepiness sleepless sleeplessness sleepwalk sleepwear sleepyhead
sleet sleety sleeve sleeveless sleigh slender slenderest slenderise slenderize slenderness sleuth slew slick slickest
slickness slideshow slier sliest slightest slightness slim slime slimier slimiest slimmed slimmer slimmest slimming
slimness slimy slingshot slink slinkier slinkiest slinky slip slipcover slipcovers slipknot slippage slipped
slipperier slipperiest slipperiness slippery slipping slipshod slit slither slithers slithery slitter slitting sliver
slivers slob slobber slobbers sloe slog slogan slogged slogging sloop slop slope slopped sloppier sloppiest sloppily
sloppiness slopping sloppy slosh sloth slothful slothfulness slotted slotting slouch slouchier slouchiest slouchy
sloven slovenlier slovenliest slovenliness slowdown slowness slowpoke sludge slue slug sluggard slugged slugger
sluggers slugging sluggishness sluice slum slumber slumberous slumbers slumdog slumlord slummed slummer slumming slump
slung slunk slur slurring slush slushier slushiest slushy slut sluttish sly slyer slyest slyly slyness smack smallish
smallness smallpox smarmier smarmiest smarmy smarten smartest smartness smartphone smartwatch smash smattering smear
smellier smelliest smelly smelt smidgen smirch smirk smite smithereens smithies smithy smitten smock smog smoggier
smoggiest smoggy smokehouse smokeless smokestack smokier smokiest smokiness smoky smolder smolders smooch smoothest
smoothie smoothness smote smother smothers smoulder smoulders smudge smudgier smudgiest smudgy smug smugger smuggest
smuggle smugness smut smuttier smuttiest smutty snaffle snafu snag snagged snagging snail snakebite snakier snakiest
snaky snap snapdragon snapped snapper snappers snappier snappiest snapping snappish snappy snare snarkier snarkiest
snarky snarl snatch snazzier snazziest snazzy sneak sneakier sneakiest sneaky sneer sneeze snicker snickers snide
snidest sniff sniffle snifter snifters snip snipe snipped snippier snippiest snipping snippy snit snitch snivel
snivelled snivelling snob snobbery snobbier snobbiest snobbish snobbishness snobby snooker snoop snoopier snoopiest
snoopy snoot snootier snootiest snootiness snooty snooze snore snorkel snorkelled snorkelling snort snot snottier
snottiest snotty snout snowball snowblower snowblowers snowboard snowbound snowdrift snowdrop snowfall snowflake
snowier snowiest snowman snowmen snowmobile snowplough snowplow snowshed snowshoe snowstorm snowsuit snowy snub
snubbed snubbing snuff snuffbox snuffle snug snugged snugger snuggest snugging snuggle soak soapbox soapier soapiest
soapiness soapstone soapsuds soapy soar sobbed sobbing sober soberest soberness sobriety sobriquet sobs sociability
sociable sociably socialisation socialise socialism socialist socialistic socialite socialization socialize societal
societies socioeconomic sociological sociologist sociology sociopath sod sodded sodden sodding sodomite sodomy sods
softball soften softest softhearted softies softness softwood softy soggier soggiest soggily sogginess soggy soil
sojourn sol solace solaria solarium soldiers solecism solemn solemnest solemnise solemnity solemnize solenoid solicit
solicitation solicitous solicitude solidarity solidest solidification solidified solidifies solidify solidity
solidness soliloquies soliloquise soliloquize soliloquy solitaire solitaries solitary solitude soloist sols solstice
solubility soluble solvable solvency solvent somber sombre sombrero somebodies someday someplace somersault someway
somnambulism somnambulist somnolence somnolent sonar sonata songbird songster songsters songwriters sonic sonnet
sonnies sonny sonority sonorous soonest soot sooth soothe soothsayer soothsayers sootier sootiest sooty sop sophism
sophist sophisticate sophistication sophistries sophistry sophomore sophomoric soporific sopped soppier soppiest
sopping soppy soprano sops sorbet sorcerer sorcerers sorceress sorcery sordid sordidness sorehead sorer sorest sorghum
sororities sorority sorrel sorrier sorriest sorrow sorrowful sorta sortie sot sots sottish sough soulful soulfulness
soulless soulmate soundest soundless soundness soundproof soundtrack soupier soupiest soupy sourdough sourest sourness
sourpuss souse southbound southeast southeasterly southeastern southeastward southerlies southerly southernmost
southpaw southward southwest southwestern southwestward souvenir sovereign sovereignty soviet sow sowed sower sown
sows soybean spacecraft spaceflight spaceman spacemen spaceship spacesuit spacewalk spacey spacial spacier spaciest
spacious spaciousness spade spadeful spadework spaghetti spake spammed spammer spammers spamming spandex spangle
spaniel spank spanned spanner spanners spanning spar spareness spareribs sparest spark sparkle sparred sparring
sparrow sparseness sparsest sparsity spartan spas spasmodic spasmodically spastic spat spate spatial spatted spatter
spatters spatting spatula spay speakeasies speakeasy spearhead spearmint specialisation specialise specialities
speciality specialization specialize specialties specialty specie specifiable specious speck speckle spectacle
spectacular spectator specter specters spectra spectral spectre spectroscope spectroscopic spectroscopy spectrum
speculate speculation speculative speculator sped speechless speedboat speedier speediest speedily speedometer
speedometers speedster speedsters speedway speedy spellbind spellbound spellcheck spelt spelunker spelunkers
spendthrift sperm spermatozoa spermatozoon spermicide spew sphere spherical spheroid spheroidal sphincters sphinx
spicier spiciest spiciness spiders spidery spied spiel spies spiffier spiffiest spiffy spigot spikier spikiest spiky
spillage spillway spilt spinach spindle spindlier spindliest spindly spineless spinet spinier spiniest spinnaker
spinnakers spinners spinning spinster spinsterhood spinsters spiny spiraea spiral spiralled spiralling spire spirea
spiritless spiritual spiritualism spiritualist spiritualistic spirituous spitball spite spiteful spitefuller
spitefullest spitefulness spitfire spitted spitting spittle spittoon splash splashdown splashier splashiest splashy
splat splatted splatter splatters splatting splay splendid splendidest splendor splendour splenetic spline splodge
splotch splotchier splotchiest splotchy splurge splutter splutters spoil spoilage spoilsport spoilt spokesman
spokesmen spokespeople spokesperson spokeswoman spokeswomen spoliation sponge spongier spongiest spongy spontaneity
spontaneous spook spookier spookiest spooky spool spoonbill spoonerism spoonful spoor sporadic sporadically spore
sporran sportier sportiest sportive sportscast sportsman sportsmanlike sportsmanship sportsmen sportswear sportswoman
sportswomen sporty spotless spotlessness spotlight spotted spotter spotters spottier spottiest spottiness spotting
spotty spout sprain sprang sprat sprawl spray spreadsheet spree sprier spriest sprig sprightlier sprightliest
sprightliness sprightly springboard springier springiest springiness springtime springy sprinkle sprint sprite spritz
sprocket sprout spruce sprucest sprung spry spryness spud spume spumoni spun spunk spunkier spunkiest spunky spur
spuriousness spurn spurred spurring spurt sputter sputters spyglass spyware squab squabble squad squadron squalid
squalidest squall squalor squander squanders squareness squarest squashier squashiest squashy squat squatted squatter
squatters squattest squatting squaw squawk squeak squeakier squeakiest squeaky squeal squeamish squeamishness squeegee
squeeze squid squiggle squiggly squint squintest squire squirm squirmier squirmiest squirmy squirrel squirrelled
squirrelling squirt squish squishier squishiest squishy sriracha stab stabbed stabbing stabilisation stabilise
stabilization stablest staccato stag stagecoach stagehand stagflation stagger staggers stagnant stagnate stagnation
staid staidest stainless stair staircase stairway stairwell stake stakeout stalactite stalagmite stalemate staleness
stalest stalk stall stallion stalwart stamen stamina stammer stammers stampede stance stanch stanchest stanchion
standardisation standardise standardization standby standoff standoffish standout standpoint standstill stank stanza
staph staphylococci staple starboard starch starchier starchiest starchy stardom starfish stargazer stargazers
starkest starkness starless starlet starlight starling starlit starred starrier starriest starring starry startle
starvation starve statehood statehouse statelier stateliest stateliness stateroom stateside statesman statesmanlike
statesmanship statesmen statewide stationary stationery statistic statistical statistician statuary statue statuesque
statuette stature staunch staunchest stave stead steadfast steadfastness steadied steadier steadies steadiest steadily
steadiness steady steakhouse stealth stealthier stealthiest stealthily stealthy steamboat steamier steamiest steamroll
steamship steamy steed steelier steeliest steely steepest steeple steeplechase steeplejack steepness steer steerage
stellar stemmed stemming stench stencil stencilled stencilling stenographer stenographers stenographic stenography
stentorian stepbrother stepbrothers stepchild stepchildren stepdad stepdaughters stepfathers stepladder stepladders
stepmom stepmothers stepparent steppe steppingstone stepsister stepsisters stereo stereophonic stereoscope stereotype
stereotypical sterile sterilisation sterilise sterility sterilization sterilize sterling sternest sternness stevedore
stew stewardess stewardship stickier stickies stickiest stickiness stickleback stickler sticklers stickpin stickup
sties stiffen stiffest stiffness stifle stigma stigmata stigmatise stigmatize stile stiletto stillbirth stillborn
stillest stillness stilt stimulant stimulation stimulus stingier stingiest stingily stinginess stingray stingy stink
stint stipend stipple stipulate stipulation stirred stirrer stirrers stirring stirrup stitch stoat stochastic stock
stockade stockbroker stockbrokers stockholder stockholders stockier stockiest stockiness stockpile stockroom stocky
stockyard stodgier stodgiest stodginess stodgy stoic stoical stoicism stoke stole stolid stolidest stolidity
stomachache stomp stonewall stoneware stonework stonier stoniest stonily stony stooge stoop stopcock stopgap stoplight
stopover stopovers stoppable stopper stoppers stopwatch storefront storehouse storekeeper storekeepers storeroom
storied stories stork stormier stormiest stormily storminess storybook storyteller storytellers stoutest stoutness
stove stovepipe stow stowaway straddle strafe straggle stragglier straggliest straggly straightaway straightedge
straighten straightest straightness strait straiten straitjacket strangeness strangest strangle stranglehold
strangulate strangulation strap strapless strapped strapping strata stratagem strategically strategist stratification
stratified stratifies stratify stratosphere stratum strawberries stray streak streakier streakiest streaky streetcar
streetlight streetwalker streetwalkers streetwise strengthen strenuous strenuousness strep streptococcal streptococci
streptomycin stressful stretchier stretchiest stretchy strew strewn striated stricken strict strictest strictness
stricture stridden stride strident strife strikeout stringency stringier stringiest stringy strip stripe stripling
stripper strippers striptease strive striven strobe strode strongbox strongest stronghold strontium strop strophe
stropped stropping strove struck structural structuralist structure strudel strum strummed strumming strumpet strung
strut strutted strutting strychnine stubbed stubbier stubbiest stubbing stubble stubbly stubborn stubbornest
stubbornness stubby stucco stud studded studding studentship studio studious stuffier stuffiest stuffily stuffiness
stuffy stultification stultified stultifies stultify stumble stumpier stumpiest stumpy stun stung stunk stunned
stunning stunt stupefaction stupefied stupefies stupefy stupendous stupidest stupidities stupidity stupor sturdier
sturdiest sturdily sturdiness sturdy sturgeon stutter stutters sty styli stylise stylish stylishness stylist
stylistically stylize stylus stymie styptic suave suavest suavity sub subatomic subbasement subbed subbing
subcommittee subcompact subconscious subcontinent subcontract subcontractor subculture subdivide subdivision subdue
subgroup subhead subhuman subjection subjectivity subjoin subjugate subjugation subjunctive sublease sublet subletting
sublimate sublimation sublime sublimest subliminal sublimity submarine submerge submergence submerse submersible
submersion submissive submitter subnormal suborbital subordinate subordination suborn subornation subplot subpoena
subprime subprogram subsection subservience subservient subside subsidence subsidiary subsidies subsidisation
subsidise subsidization subsidize subsidy subsist subsistence subsoil subsonic subspace substandard substantiate
substantiation substantive substation substrata substrate substratum substructure subsume subsystem subteen subterfuge
subterranean subtitle subtlest subtleties subtlety subtly subtotal subtotalled subtotalling subtrahend subtropical
suburb suburban suburbanite suburbia subversive subvert subway succession succinct succinctest succinctness succor
succotash succour succulence succulent succumb suchlike suckle sucrose suddenness suds sudsier sudsiest sudsy sued
suede sues sufferance suffers sufficiency suffocate suffocation suffragan suffrage suffragette suffragist suffuse
suffusion sugarcane sugarcoat sugarier sugariest sugarless sugary suggestible suggestive suing suitably suitcase
suitor sukiyaki sulfate sulfide sulfur sulfuric sulfurous sulk sulkier sulkies sulkiest sulkily sulkiness sulky sullen
sullenest sullenness sullied sullies sully sulphate sulphide sulphur sulphuric sulphurous sultana sultanate sultrier
sultriest sultry sumac summarily summarise summation summed summerhouse summertime summery summing summit summitry
summon sumo sump sumptuous sums sunbathe sunbeam sunblock sunbonnet sunburn sundae sunder sunders sundial sundown
sundries sundry sunfish sunflower sunflowers sung sunglasses sunk sunken sunlamp sunless sunlit sunned sunnier
sunniest sunning sunrise sunroof suns sunscreen sunspot sunstroke suntan suntanned suntanning sunup sup superabundance
superabundant superannuate superb superbest supercharge supercilious supercomputer supercomputers superconductivity
superconductor superego superficial superficiality superfluity superhighway superhuman superimpose superintend
superintendence superintendency superintendent superior superiority superlative superman supermarket supermen
supermodel supernatural supernova supernovae supernumeraries supernumerary superpower superpowers superscript
supersize supersonic superstar superstition superstitious superstructure supertanker supertankers supervene supervise
supervisory supped suppers supping supplant supple suppleness supplest suppliant supplicant supplicate supplication
supplier supportable supportive supposition suppositories suppression suppurate suppuration supranational supremacist
supremacy supreme sups surcease surcharge surefire surefooted sureness surer surest sureties surety surf surfboard
surfeit surge surgeries surlier surliest surliness surly surmise surmount surmountable surname surpass surplice
surplus surplussed surplussing surreal surrealism surrealist surrealistic surrender surreptitious surrey surround
surtax surveillance survey surveyor survival survivor susceptibility sushi suspend suspenseful suspension suspicion
suspicious sustain sustenance svelte sveltest swabbed swabbing swaddle swag swagged swagger swaggers swagging
swallowtail swam swami swamp swampier swampiest swampy swank swankest swankier swankiest swanky swapping sward swarm
swarthier swarthiest swarthy swash swashbuckler swashbucklers swashbuckling swastika swat swatch swath swathe swatted
swatter swatters swatting sway swaybacked swear swearword sweat sweatier sweatiest sweatpants sweatshirt sweatshop
sweaty sweepstake sweetbread sweetbrier sweetbriers sweeten sweetest sweetie sweetish sweetmeat sweetness swell
swellest swellhead swelter swelters swept swerve swiftest swiftness swig swigged swigging swill swimmer swimmers
swimsuit swindle swine swinish swipe swirl swirly swish swishest switchable switchback switchblade switchboard swivel
swivelled swivelling swoon swoop swordfish swordplay swordsman swordsmen swore sworn swum swung sybarite sybaritic
sycamore sycophant sycophantic syllabic syllabication syllabification syllabified syllabifies syllabify syllable
syllabus syllogism syllogistic sylph sylvan symbioses symbiosis symbiotic symbolically symbolisation symbolise
symbolism symbolization symbolize symmetrical symmetries symmetry sympathetic sympathetically sympathies sympathise
sympathize symphonic symphonies symposium symptomatic synagogue synapse synchronisation synchronise syncopate
syncopation syndicate syndication synergism synergistic synergy synod synonymous synopses syntactical syntheses
synthesis synthesise synthetic synthetically syphilis syphilitic syrup syrupy system systematic systematically
systematise systematize tabbed tabbies tabbing tabby tabernacle tableau tableaux tablecloth tableland tablespoon
tablespoonful tableware tabloid taboo tabulate tabulation tabulator tachometer tachometers tacit tacitness taciturn
taciturnity tack tackier tackiest tackiness tackle tacky taco tact tactful tactic tactical tactician tactile tactless
tactlessness tad tadpole tads taffeta taffies taffy tag tagging tailcoat tailgate tailless taillight tailor tailpipe
tailspin tailwind taint takeaways takeoff takeout takeover takeovers taker talc talisman talkative talkativeness
tallest tallied tallies tallness tallow tally tallyho talon tamable tamale tamarind tambourine tame tameness tamest
tamp tampon tams tanager tanagers tandem tangelo tangent tangential tangerine tangibility tangible tangibly tangier
tangiest tangle tango tangy tankard tankful tanned tanneries tanners tannery tannest tannin tanning tans tansy
tantalise tantalize tantamount tantrum taper tapestries tapestry tapeworm tapioca tapir tapped tapping taproom taproot
taps tar tarantula tardier tardiest tardily tardiness tardy tare tariff tarmac tarmacked tarmacking tarnish tarot tarp
tarpaulin tarpon tarragon tarred tarried tarrier tarries tarriest tarring tarry tars tart tartan tartar tartest
tartness taser taskmaster taskmasters tassel tasselled tasselling tasteful tasteless tastelessness tastier tastiest
tastiness tasty tat tats tatted tatter tatters tatting tattle tattletale tattoo tattooist tatty taunt taupe taut
tautest tautness tautological tautologies tautology tavern tawdrier tawdriest tawdriness tawdry tawnier tawniest tawny
taxable taxation taxed taxes taxicab taxidermist taxidermy taxonomic taxonomies taxonomy taxpayer taxpayers teabag
teachable teacup teak teakettle teal tealight teammate teamster teamsters teamwork teapot teardrop teargas teargassed
teargassing tearier teariest tearjerker tearjerkers tearoom teary teas tease teasel teaspoon teaspoonful teat teatime
technicalities technicality technician techno technocracy technocrat technologist tectonics tedious tediousness tedium
tee teed teem teen teenier teeniest teeny tees teeter teeters teethe teetotal teetotaller teetotallers telecast
telecommunication telecommute teleconference telegram telegraph telegraphic telegraphy telekinesis telemarketing
telemeter telemeters telemetries telepathic telepathically telepathy telephonic telephony telephoto telescope
telescopic telethon teletype teletypewriter teletypewriters televangelist televise telex telltale temblor temerity
tempera temperament temperamental temperance temperate tempest tempestuous tempestuousness tempo temporaries temporise
temporize tempt temptation temptress tempura tenability tenable tenacious tenacity tenancies tenancy tenant tend
tendencies tendency tendentious tendentiousness tenderest tenderfoot tenderhearted tenderise tenderize tenderloin
tendinitis tendril tenement tenet tenfold tennis tenon tenor tenpin tens tense tenseness tensest tensile tension
tensor tentacle tenth tenuous tenuousness tenure tepee tepid tequila terabit terabyte tercentenaries tercentenary
termagant terminable termini terminological terminologies terminus termite tern terrain terrapin terrarium terrestrial
terrier terriers terrifically terrified terrifies terrify territorial territory terror terrorise terrorism terrorist
terrorize terse terseness tersest tertiary testable testament testamentary testate testicle testier testiest testified
testifies testify testily testimonial testimonies testimony testiness testis testy tetanus tether tethers tetrahedron
textbook textile textural thalami thalamus thallium thankfulness thankless thanksgiving thatch thaw theaters
theatrical thee theft theism theist theistic thematic thematically thence thenceforth thenceforward theocracies
theocracy theocratic theologian theological theologies theology theorem theoretic theoretical theoretician theories
theorise theorist theorize theosophy therapeutic therapeutically thereabout therefrom thereon thereupon therewith
thermal thermionic thermodynamic thermometer thermometers thermonuclear thermoplastic thermos thermostat thermostatic
thesauri thesaurus thesis thespian theta thicken thickest thicket thickness thickset thieve thievery thievish
thighbone thimble thimbleful thine thingamajig thinned thinner thinners thinness thinnest thinning thirstier
thirstiest thirstily thirteenth thirties thirtieth thistle thistledown thither tho thong thorium thorn thornier
thorniest thorny thoroughbred thoroughest thoroughfare thoroughgoing thoroughness thou thoughtful thoughtfulness
thoughtless thoughtlessness thousandth thraldom thrall thralldom thrash threadbare threaten threefold threescore
threesome threnodies threnody thresh thrice thrift thriftier thriftiest thriftily thriftiness thrifty thrive throatier
throatiest throatily throatiness throaty throb throbbed throbbing throe thromboses throne throng throttle throughway
throwaway throwback thrum thrummed thrumming thrush thrust thruway thud thudded thudding thug thumbnail thumbscrew
thumbtack thump thunderbolt thunderclap thundercloud thunderhead thunderous thunders thundershower thundershowers
thunderstorm thunderstruck thwack thwart thy thyme thymus thyself tiara tibiae tic tickle ticklish tics tidal tidbit
tiddlywinks tide tidewater tidewaters tidied tidier tidies tidiest tidily tidiness tiebreaker tiebreakers tier ties
tiff tightest tightfisted tightness tightrope tightwad tigress tile tillable tillage tilt timber timberland timberline
timbers timbre timekeeper timekeepers timeless timelessness timelier timeliest timeline timepiece timescale timetable
timeworn timid timidest timidity timorous timpani timpanist tincture tinder tinderbox tine tinfoil tinge tingle tinier
tiniest tinker tinkers tinkle tinned tinnier tinniest tinning tinny tins tinsel tinselled tinselling tinsmith tint
tintinnabulation tipped tipper tippers tipping tipple tipsier tipsiest tipsily tipster tipsters tipsy tiptoe tiptop
tirade tire tiredest tiredness tireless tirelessness tiresome tiresomeness tit titan titanic titanium titbit tithe
titillate titillation titmice titmouse tits titter titters tittle titular tizzies tizzy toad toadied toadies toadstool
toady toastier toastiest toastmaster toastmasters toasty tobacconist toboggan tocsin toddies toddle toddy toed toehold
toenail toffee tofu tog toga togetherness togs toil toiletries toiletry toilette toilsome toke tokenism tolerable
tolerably toleration toll tollbooth tollgate tomahawk tomb tomboy tombstone tomcat tome tomfooleries tomfoolery toms
tonal tonalities tonality toneless toner tong tonic tonier toniest tonnage tonne tons tonsil tonsillectomies
tonsillectomy tonsillitis tonsorial tonsure toolbar toolbox toot toothache toothbrush toothier toothiest toothless
toothpaste toothpick toothsome toothy topaz topcoat topknot topless topmast topographer topographers topographic
topographical topographies topology topped topping topple tops topsail topside topsoil toque torch torchlight toreador
torment tormentor tornado torpedo torpid torpidity torpor torque torrent torrential torrid tors torsion torso torte
tortilla tortoise tortoiseshell tortuous torture torus toss tossup tot totalitarian totalitarianism totalities
totality totalled totalling tote totem totemic tots totted totter totters totting toucan touchdown touchier touchiest
touchstone touchy tough toughen toughest toughness toupee tourism tourmaline tournament tourney tousle tout tow towed
towelled towelling towhead townhouse townsfolk township townsman townsmen townspeople towpath tows toxaemia toxemia
toxicity toxicologist toxicology toxin toyed traceable traceries tracery tracheae tracheotomies tracheotomy tractable
tractor tradesman tradesmen tradition traditionalist traduce trafficked trafficker traffickers trafficking tragedian
tragedies tragedy tragic tragically tragicomedies tragicomedy trail trailblazer trailblazers trainee traipse trait
traitor traitorous trajectories trajectory tram trammed trammel trammelled trammelling tramming tramp trample
trampoline trance tranquil tranquilest tranquility tranquilize tranquillise tranquillity transact transatlantic
transceiver transceivers transcend transcendence transcendent transcendental transcendentalism transcendentalist
transcontinental transcribe transcript transcription transducer transducers transept transferal transference
transfiguration transfigure transfinite transfix transfuse transgress transgression transgressor transience transiency
transistor transit transitional transitory translator transliterate transliteration translucence translucent
transmigrate transmigration transmissible transmittable transmittal transmitter transmitters transmitting
transmutation transmute transnational transoceanic transom transparencies transparency transpiration transpire
transplantation transponder transponders transportable transportation transpose transposition transsexual transship
transshipment transshipped transshipping transubstantiation transvestism transvestite trapdoor trapeze trapezoid
trapezoidal trappable trapped trapper trappers trapping trapshooting trash trashcan trashier trashiest trashy
traumatic traumatise traumatize travail travelled traveller travellers travelling travelogue travestied travesties
travesty trawl tray treacheries treacherous treachery treacle tread treadle treadmill treason treasonable treasonous
treasuries treasury treatable treaties treatise treble treeless treetop trefoil trek trekked trekking trellis tremble
tremolo tremulous trench trenchant trend trendier trendies trendiest trendy trepidation trespass tress trestle triad
trialled trialling triangle triangular triangulation triathlon tribal tribalism tribe tribesman tribesmen tribulation
tribunal tribune tributaries tributary tribute trice triceps triceratops trickery trickier trickiest trickiness
trickle trickster tricksters tricolor tricolour tricycle trident triennial trifecta trifle trifocals trig triglyceride
trigonometric trigonometry trike trilateral trill trillion trillionth trilogies trilogy trimaran trimesters trimmer
trimmers trimmest trimming trimness trinities trinket trio tripartite tripe triplet triplicate tripod tripos tripped
tripping triptych trisect trite triteness tritest triumph triumphal triumphant triumvirate trivet trivia trivialise
trivialities triviality trivialize trochee trod trodden troglodyte troika troll trolley trollop trombone trombonist
tromp troop troopship trope trophies trophy tropic tropical tropism troposphere trot troth trotted trotter trotters
trotting troubadour troublemaker troublemakers troubleshoot troubleshot troublesome trough trounce troupe trouser
trousseaux trout trowel trowelled trowelling troy truancy truant truce truckle truckload truculence truculent trudge
truer truest truffle truism trump trumpery trumpet truncheon trundle truss trustee trusteeship trustful trustfulness
trustier trusties trustiest trustworthier trustworthiest trustworthiness trustworthy trusty truthful truthfulness
truthiness tryout tryst tsar tsunami tubbier tubbiest tubby tubeless tuber tubercle tubercular tuberculosis
tuberculous tuberous tubs tubular tuck tuft tug tugboat tugged tugging tugs tuition tulip tulle tumble tumbledown
tumbleweed tumbrel tumbril tumid tummies tummy tumult tumultuous tun tundra tune tuneful tuneless tuner tungsten tunic
tunnelled tunnelling tunnies tunny tuns turban turbid turbine turbojet turboprop turbot turbulence turbulent turd
turducken tureen turf turgid turgidity turmeric turmoil turnabout turnaround turncoat turnip turnkey turnoff turnout
turnover turnovers turnpike turnstile turntable turpentine turpitude turquoise turret turtle turtledove turtleneck
tush tusk tussle tussock tutelage tutor tutu tux tuxedo tuxes twaddle twain twang twee tweedier tweediest tweedy tweet
tweezers twelfth twenties twentieth twerk twerp twiddle twig twigged twiggier twiggiest twigging twiggy twilight twill
twine twinge twinkle twinned twinning twirl twit twitch twitted twitter twitters twitting twofer twofers twofold twos
twosome tycoon tying tyke tympanum typecast typeface typesetter typesetters typesetting typewrite typewritten
typewrote typhoid typhoon typhus typified typifies typify typist typographer typographers typographic tyrannical
tyrannies tyrannise tyrannize tyrannosaur tyrannosaurus tyrannous tyranny tyrant tyre tyro ubiquitous ubiquity udder
ugh uglier ugliest ugliness ukulele ulcerate ulcerous ulnae ulterior ultimate ultimatum ultra ultraconservative
ultramarine ultrasonic ultrasonically ultraviolet ululate umbel umber umbilici umbilicus umbrage umiak umlaut ump
umped umpire umps umpteen umpteenth unabashed unabated unabridged unaccented unacceptability unacceptably unaccepted
unaccompanied unaccountable unaccountably unaccustomed unacknowledged unacquainted unadorned unadulterated unadvised
unafraid unaided unalterable unalterably unanimity unanimous unannounced unanswerable unanswered unanticipated
unappealing unappetising unappetizing unappreciated unappreciative unapproachable unarmed unashamed unasked
unassailable unassigned unassisted unassuming unattached unattainable unattended unattractive unattributed
unauthenticated unauthorised unavailing unavoidable unavoidably unbar unbarred unbarring unbearable unbearably
unbeatable unbeaten unbecoming unbeknown unbeknownst unbelief unbelievable unbelievably unbeliever unbelievers unbend
unbent unbiased unbidden unbind unblock unblushing unbolt unbosom unbranded unbreakable unbridled unbroken unbuckle
unburden unbutton uncalled uncannier uncanniest uncannily uncanny uncaring uncased uncatalogued unceasing uncensored
unceremonious uncertain uncertainties uncertainty unchallenged unchanging uncharacteristic uncharacteristically
uncharitable uncharitably uncharted unchristian uncivil uncivilised uncivilized unclaimed unclasp unclassified unclean
uncleanest uncleanlier uncleanliest uncleanness unclearest unclothe uncluttered uncoil uncollected uncomfortable
uncomfortably uncommonest uncommunicative uncomplaining uncompleted uncomplicated uncomplimentary uncomprehending
uncompromising unconcern unconfirmed unconnected unconquerable unconscionable unconscionably unconsciousness
unconsidered unconstitutional uncontaminated uncontested uncontrollable uncontrollably uncontrolled uncontroversial
unconventional unconvinced unconvincing uncooked uncooperative uncoordinated uncork uncorrelated uncorroborated
uncountable uncounted uncouple uncouth uncover uncovers uncritical unction unctuous unctuousness uncultivated
uncultured uncut undamaged undated undaunted undeceive undecidable undecided undecipherable undefeated undefended
undefinable undelivered undemanding undemocratic undemonstrative undeniable undeniably undependable underachieve
underact underage underarm underbellies underbelly underbid underbidding underbrush undercarriage undercharge
underclass underclassman underclassmen underclothes underclothing undercoat undercover undercurrent undercut
undercutting underdeveloped underdog underdone underemployed underestimate underexpose underfed underfeed underflow
underfoot underfunded undergarment undergo undergone undergrad undergraduate underground undergrowth underhand
underlain underlay underlie underling undermine undermost undernourished underpaid underpants underpass underpay
underpin underpinned underpinning underplay underprivileged underrate undersea undersecretaries undersecretary
undersell undershirt undershoot undershorts undershot underside undersign undersized underskirt undersold understaffed
understandable understandably understate understatement understudied understudies understudy undertake undertaken
undertone undertook undertow underused undervalue underwater underwear underweight underworld underwrite underwritten
underwrote undeserved undeserving undesirability undetectable undetected undetermined undeterred undeveloped undid
undies undignified undiluted undiminished undisciplined undisclosed undiscovered undiscriminating undisguised
undisputed undistinguished undisturbed undivided undoubted undress undue undulant undulate undulation undying unearned
unearth unease uneasier uneasiest uneasily uneasiness uneasy uneaten uneconomic uneconomical unedited uneducated
unembarrassed unemotional unemployable unemployed unemployment unending unendurable unenlightened unenthusiastic
unenviable unequal unequalled unequivocal unerring unethical uneven unevenness uneventful unexampled unexceptionable
unexceptional unexciting unexplained unexplored unexpurgated unfailing unfairest unfairness unfaithful unfaithfulness
unfamiliar unfamiliarity unfashionable unfasten unfathomable unfavorable unfavorably unfavourable unfavourably
unfeasible unfeeling unfeigned unfetter unfetters unfilled unfit unfitted unfitting unflagging unflappable
unflattering unflinching unfold unforeseeable unforeseen unforgettable unforgettably unforgivable unforgiving unformed
unfounded unfrequented unfriend unfriendlier unfriendliest unfriendliness unfrock unfulfilled unfunny unfurl
unfurnished ungainlier ungainliest ungainliness ungainly ungentlemanly ungodlier ungodliest ungodly ungovernable
ungracious ungrammatical ungrateful ungratefulness ungrudging unguarded unguent ungulate unhand unhappier unhappiest
unhappily unhappiness unhappy unharmed unhealthful unhealthier unhealthiest unhealthy unheard unheeded unhelpful
unhesitating unhindered unhinge unhitch unholier unholiest unholy unhook unhorse unhurried unhurt unicameral unicorn
unicycle unidentifiable unidentified unidirectional unification unifies uniformity unilateral unimaginable
unimaginative unimpaired unimpeachable unimplementable unimplemented unimportant unimpressed unimpressive uninformed
uninhabitable uninhabited uninhibited uninitialised uninitiated uninjured uninspired uninspiring uninstallable
uninsured unintelligent unintelligible unintelligibly uninterested uninteresting uninterpreted uninterrupted uninvited
uninviting unionisation unionise unionization unionize uniquest unisex unison unitary unite unities unity universality
universe universities unjust unjustifiable unjustified unkempt unkind unkindest unkindlier unkindliest unkindness
unknowable unknowing unlabeled unlabelled unlace unlatch unlawful unleaded unlearn unlearnt unleash unleavened
unlettered unlicensed unlikelier unlikeliest unlikelihood unlisted unload unloose unloved unluckier unluckiest
unluckily unlucky unmade unmake unman unmanageable unmanlier unmanliest unmanned unmannerly unmanning unmarked
unmarried unmask unmemorable unmentionable unmerciful unmindful unmissed unmistakable unmistakably unmitigated unmoral
unmoved unnatural unnerve unnoticeable unnoticed unnumbered unobjectionable unobservant unobserved unobstructed
unobtainable unobtrusive unoccupied unoffensive unopened unopposed unorganised unorganized unoriginal unorthodox
unpaid unpainted unpalatable unparalleled unpardonable unpatriotic unpaved unperturbed unpick unpin unpinned unpinning
unplanned unpleasantness unplug unplugged unplugging unplumbed unpolluted unpopular unpopularity unprecedented
unpredictability unprejudiced unpremeditated unprepared unpretentious unpreventable unprincipled unprintable
unprivileged unproductive unprofessional unprofitable unpromising unprompted unpronounceable unprotected unproved
unproven unprovoked unpublished unpunished unqualified unquenchable unquestionable unquestionably unquestioned
unquestioning unravel unravelled unravelling unread unready unreal unrealised unrealistic unrealistically unrealized
unreasonable unreasonableness unreasonably unreasoning unrecognisable unrecognised unrecognizable unreconstructed
unrecorded unrefined unregenerate unregulated unrehearsed unreleased unrelenting unreliability unrelieved unremarkable
unremitting unrepeatable unrepentant unrepresentative unrequited unreserved unresolved unrest unrestrained unrewarding
unripe unripest unrivaled unrivalled unroll unromantic unruffled unrulier unruliest unruliness unruly unsaddle
unsafest unsaid unsalted unsanctioned unsanitary unsatisfactory unsatisfied unsatisfying unsaturated unsavory
unsavoury unsay unscathed unscheduled unschooled unscientific unscramble unscrew unscrupulous unscrupulousness unseal
unseasonable unseasonably unseasoned unseat unseeing unseemlier unseemliest unseemliness unseemly unseen unselfish
unselfishness unsent unsentimental unsettle unshakable unshakeable unshaven unsheathe unsightlier unsightliest
unsightliness unsightly unskilled unskillful unsmiling unsnap unsnapped unsnapping unsnarl unsociable unsold
unsolicited unsolved unsophisticated unsound unsoundest unsparing unspeakable unspeakably unspecific unspoiled
unspoken unsportsmanlike unstated unsteadier unsteadiest unsteadily unsteadiness unstop unstoppable unstopped
unstopping unstressed unstructured unstrung unstuck unstudied unsubscribe unsubstantial unsubstantiated unsubtle
unsuccessful unsuitable unsuitably unsuited unsung unsupervised unsupportable unsurpassed unsurprising unsuspected
unsuspecting unsweetened unswerving unsympathetic untainted untamed untangle untapped untaught untenable untested
unthinkable unthinking untidier untidiest untidiness untidy untie untimelier untimeliest untimeliness untimely
untiring untitled untold untouchable untoward untrained untreated untried untroubled untrue untruest untrustworthy
untruth untruthful untutored untwist untying unutterable unutterably unvarnished unvarying unveil unverified unvoiced
unwarier unwariest unwariness unwarranted unwary unwashed unwavering unwed unwelcome unwell unwholesome unwieldier
unwieldiest unwieldiness unwieldy unwilling unwillingness unwind unwise unwisest unwitting unwonted unworkable
unworldly unworthier unworthiest unworthiness unworthy unwound unwrapping unwritten unyielding unzip unzipped
unzipping upbeat upbraid upbringing upchuck upcountry updraft updraught upend upheaval upheld uphill uphold upholster
upholsters upholstery upkeep upland uplift upmarket upped upperclassman upperclassmen uppercut uppercutting uppermost
upping uppity upraise upright uprising uproar uproarious uproot ups upscale upsetting upshot upside upstage upstanding
upstart upstate upstream upsurge upswing uptake uptight uptown upturn upward uranium urbane urbanest urbanisation
urbanise urbanity urbanization urbanize urchin urethrae urge uric urinal urinalyses urn urns uselessness usher
usherette usurer usurers usurious usurp usurpation usury utensil uteri utilisation utilise utilitarian utilitarianism
utmost utopia utter utterance uttermost uvula uvular vacancies vacancy vacant vacate vaccinate vacillate vacillation
vacuity vacuous vagabond vagaries vagary vaginae vagrancy vagrant vague vagueness vaguest vain vainest vainglorious
vainglory valance vale valedictorian valedictories valedictory valence valet valiant validness valise valor valorous
valour valuation valueless vamoose vamp vampire vanadium vandal vandalise vandalism vandalize vane vanguard vanish
vanities vanity vanned vanning vanquish vans vantage vape vapid vapidity vapidness vapor vaporisation vaporise
vaporization vaporize vaporous vapour variability variably variate varicolored varicoloured varicose varied variegate
varieties varlet varmint varnish varsities varsity vasectomies vasectomy vassal vassalage vast vastest vastness vat
vats vatted vatting vaudeville vault vaunt veal veep veer vegan vegetarian vegetarianism vegetate vegetation
vegetative veggie vehemence vehement vehicular veil veld vellum velocities velocity velour velvet velveteen velvety
venal venality vend vendetta veneer veneers venerable venerate veneration venereal vengeance vengeful venial venison
venom venomous vent ventilate ventral ventriloquism ventriloquist venturesome venturous veracious veracity veranda
verbalise verbalize verbena verbiage verdant verdict verdigris verdure verge verier veriest verifiable verily
verisimilitude veritable veritably verities vermicelli vermilion vermin verminous vermouth vernacular vernal versatile
versatility versification versified versifies versify vertebrae vertebral vertebrate vertex vertices vertiginous verve
vesicle vesper vespers vestibule vestige vestigial vestment vestries vestry vetch veterinarian veterinaries veterinary
veto vets vetted vetting vex vexation vexatious vexed vexes viability viaduct vial viand vibe vibrancy vibrant
vibraphone vibrate vibration vibrato vibrator viburnum vicar vicarage vicarious viceroy vichyssoise vicinity vicious
viciousness vicissitude victimisation victimise victimization victimize victories victorious victory victual
victualled victualling videocassette videodisc videotape vie vied vies viewfinder viewfinders viewpoint vigilance
vigilant vigilante vigilantism vignette vigor vigorous vigour vile vileness viler vilest vilification vilified
vilifies vilify villain villainies villainous villainy villein vim vinaigrette vindicate vindication vindicator
vindictive vindictiveness vine vinegar vinegary vineyard vintage vintner vintners vinyl viol violable violator
violinist violist violoncello viper virago vireo virginal virginity virgule virile virility virology virtue virtuosity
virtuoso virtuous virtuousness virulence virulent virus visage viscera visceral viscid viscosity viscount viscountess
viscous viscus vise visibly vision visionaries visionary visitation visor vista visualisation visualise visualization
vitalise vitality vitalize vitiate vitiation viticulture vitreous vitriol vitriolic vituperate vituperation
vituperative viva vivace vivacious vivaciousness vivacity vivid vividest vividness vivified vivifies vivify viviparous
vivisection vixen vixenish vizier viziers vocabularies vocabulary vocal vocalic vocalisation vocalise vocalist
vocalization vocalize vocation vocational vocative vociferate vociferation vociferous vodka vogue voguish voiceless
voicemail voile volatility volcanic volcano vole volition volley volleyball volt voltage voltaic voltmeter voltmeters
volubility voluble volubly voluminous voluntaries volunteer voluptuaries voluptuary voluptuous voluptuousness voodoo
voodooism voracious voracity vortex votaries votary voter votive vouch vouchsafe vowed vowel vows voyeur voyeurism
voyeuristic vulcanisation vulcanise vulcanization vulcanize vulgar vulgarest vulgarisation vulgarise vulgarism
vulgarities vulgarity vulgarization vulgarize vulnerably vulture vulva vulvae vuvuzela vying wack wackest wackier
wackiest wackiness wacko wacky wad wadded wadding waddle wader wadi wads wafer waffle waft wag wager wagged wagging
waggish waggle wagon wags waif wail wainscot waistband waistcoat waistline waitress wakeful wakefulness waken walkout
walkway wallabies wallaby wallboard walleye wallflower wallflowers wallop wallow wallpaper wallpapers walnut walrus
waltz wampum wand wanderlust wane wangle wanly wannabe wanner wannest wanton wantonness wapiti warble wardrobe
wardroom warehouse warfare warhead warhorse warier wariest warily wariness warlike warlock warlord warmest warmhearted
warmonger warmongers warp warpath warrant warrantied warred warring warrior wars warship wart warthog wartier wartiest
wartime warty wary washable washbasin washboard washbowl washcloth washerwoman washerwomen washout washroom washstand
washtub wasp waspish wassail wastage wastebasket wastefulness wasteland wastepaper wastewater wastrel watchband
watchful watchfulness watchmaker watchmakers watchman watchmen watchtower watchtowers watchword waterbed waterboard
watercolor watercolour watercourse watercraft watercress waterfall waterfowl waterfront waterier wateriest waterline
waterlogged watermark watermelon waterproof watershed waterside waterspout watertight waterway waterworks watery
wattage wattle waveform wavelength wavelet waver wavier waviest waviness wavy waxed waxen waxes waxier waxiest
waxiness waxwing waxwork waxy wayfarer wayfarers wayfaring waylaid waylay wayside wayward waywardness weaken weakest
weakfish weakling weal wealthier wealthiest wealthiness wealthy wean weapon weaponless weaponry wearable wearied
wearier wearies weariest wearily weariness wearisome weary weasel weaselled weaselling weathercock weatherise
weatherize weatherman weathermen weatherproof weathers weave webbed webbing webcam webcast webinar webisode webmaster
webmasters webmistress webs wedded wedder wedge wedlock weds wee weed weedier weediest weedy weekday weeklies
weeknight weep weepier weepies weepiest weepy weer wees weest weevil weft weigh weightier weightiest weightiness
weightless weightlessness weightlifter weightlifters weightlifting weighty weir weirdest weirdness weirdo weld welfare
welkin wellspring welt welterweight wench wend wens wept werewolf werewolves westbound westerlies westerly westernise
westernize westernmost westward wetback wetland wetly wetness wets wetter wettest wetting whack whalebone wham whammed
whammies whamming whammy wharf wharves whatchamacallit whatnot wheal wheaten wheedle wheelbarrow wheelbase wheelwright
wheezier wheeziest whelk whelp whereabouts whereat wherefore whereof whereon wheresoever whereupon wherewithal whet
whetstone whetted whetting whew whey whiff whilst whim whimper whimpers whimsical whimsicality whimsies whimsy whine
whinier whiniest whinnied whinnies whinny whiny whip whipcord whiplash whipped whippersnapper whippersnappers whippet
whipping whippoorwill whir whirl whirligig whirlpool whirlwind whirr whisk whiskey whiskies whisky whispers whist whit
whitecap whitefish whiten whiteness whitest whitewall whitewash whither whitish whiz whizz whoa whodunit wholehearted
wholeness wholesale wholesome wholesomeness whomever whomsoever whoop whoopee whoosh whopper whoppers whopping whore
whorehouse whorl whosoever whys wick wickedest wickedness wickerwork wicket widen wideness widescreen widespread
widest widowhood wield wiener wieners wigeon wigged wigging wiggle wigglier wiggliest wiggly wight wigs wigwag
wigwagged wigwagging wigwam wildcat wildcatted wildcatting wildebeest wilderness wildest wildfire wildflower
wildflowers wildfowl wildlife wildness wile wilful wilfulness wilier wiliest wiliness willful willfulness willies
willingness willowy willpower wilt wily wimp wimpier wimpiest wimple wimpy wince winch windbag windbreak windburn
windfall windier windiest windiness windjammer windjammers windlass windmill windowpane windowsill windpipe windscreen
windshield windsock windstorm windsurf windswept windup windward windy wineglass wineries winery wingless wingnut
wingspan wingspread wingtip wink winner winners winning winnow wino winsome winsomest wintergreen winterise winterize
wintertime wintrier wintriest wintry wiper wiretap wiretapped wiretapping wirier wiriest wiriness wiry wiseacre
wisecrack wiser wisest wishbone wishful wisp wispier wispiest wispy wist wisteria wistful wistfulness witch witchcraft
witchery withal withdrew withheld withhold withstand withstood witless wits witticism wittier wittiest wittily
wittiness witting witty wive wiz wizard wizardry wizened wobble wobblier wobbliest wobbly woe woebegone woeful
woefuller woefullest woes wok woks wolfhound wolfish wolverine wolves womanhood womanise womanish womanize womankind
womanlier womanliest womanlike womanliness womb wombat womenfolk wonderland wonderment wonders wondrous woodbine
woodcarving woodchuck woodcraft woodcut woodcutter woodcutters woodcutting woodenest woodenness woodier woodies
woodiest woodiness woodland woodman woodmen woodpecker woodpeckers woodpile woodshed woodsier woodsiest woodsman
woodsmen woodsy woodwind woodwork woodworm wooed wooer woof woolen woolgathering woollen woollier woollies woolliest
woolliness woos woozier wooziest wooziness woozy wordier wordiest wordiness wordplay wordy workable workaday
workaholic workbench workbook workday workfare workforce workhorse workhouse workingman workingmen workload workman
workmanlike workmanship workmen workout workplace worksheet workshop workstation workweek worldlier worldliest
worldliness worm wormhole wormier wormiest wormwood wormy worn worrier worriers worrisome worrywart worsen worship
worshipful worshipped worshipper worshippers worshipping worthier worthies worthiest worthily worthiness worthless
worthlessness worthwhile worthy wot wove woven wow wowed wows wrack wraith wrangle wraparound wrath wrathful wreak
wreath wreathe wreck wreckage wrench wrest wrestle wretch wretchedest wretchedness wriggle wriggly wring wrinkle
wrinklier wrinklies wrinkliest wrinkly wristband wristwatch writ writhe wrongdoer wrongdoers wrongdoing wrongest
wrongful wrongfulness wrongheaded wrongheadedness wrongness wroth wrought wrung wry wryer wryest wryly wryness wuss
xenon xenophobia xenophobic xerographic xerography xylem xylophone xylophonist yacht yachtsman yachtsmen yahoo yak
yakked yakking yaks yam yammer yammers yams yank yap yapped yapping yaps yardage yardarm yardstick yarmulke yawed yawl
yaws yea yearbook yearlies yearling yearn yeas yeast yeastier yeastiest yeasty yellowest yellowish yelp yens yeoman
yeomen yep yeps yeses yeshiva yessed yessing yest yesteryear yeti yew yews yipped yippee yipping yips yodel yodelled
yodeller yodellers yodelling yoga yogi yogurt yoke yokel yolk yon yonder yore youngish youngster youngsters yourselves
yous youthful youthfulness yowl yttrium yucca yuck yuckier yuckiest yucky yukked yukking yuks yule yuletide yum
yummier yummiest yummy yup yuppie yups zanier zanies zaniest zaniness zany zap zapped zapper zappers zapping zaps zeal
zealot zealous zealousness zebra zebu zed zeds zenith zephyr zeppelin zest zestful zeta zigzag zigzagged zigzagging
zilch zillion zincked zincking zing zinnia zipper zippers zippier zippiest zipping zippy zips zircon zirconium zit
zither zithers zits zodiac zodiacal zonal zonked zoological zoologist zoology zoom zoos zucchini zwieback zygote
`;
