/**
 * Given names and surnames that are also English words: virtues, flowers, stones, seasons, colors, trades, qualities
 * and nicknames, including those given in West Africa, South Asia and the Philippines. In lower case; each counts as a
 * name only in the surroundings of one.
 */
export const NAMES_THAT_ARE_WORDS = `
abbot ace admiral al alder amber angel april archer armour armstrong arrow art ash aspen august autumn baby
baker banks barb barber barn barnes barrow barrows basil bass battle bay bea beach beam bean bear beard beau
beech bell bellow bellows bender benefit berry bev bill birch bird birdie birds bishop black blackwood blade
bland blank blanket blaster blaze blessing bliss bloom blossom boatman bolt bond bone bonnie booker boot
booth bow bowler box boy brace bracken brain branch brand brave bravery bread breeze brew brewer briar brick
bridge bridges bright broad brook brooks brown brush buck buckle bud budd buddy bull bunny burden burgess
burn burns burr bush buster butch butcher butler butter butterfly button cadence cake cal camp candle
candler candy cane cannon canter car cargill carol carpenter carr carter carver castle cat chambers champion
chance chancellor chandler chant chapel chaplain chapman charity charm chase cherish cherry chip christian
christmas chuck church churchman clapper clark clay clear clemency clement clerk cliff close cloud clover
coats cock coco coffin cold cole collier colt comb comfort commander constable constance constant cook
cooper copper coral corn corner cotton courage courtesy coward cox crab craft crane cream creek cricket
crook cross crouch crow crowder crown cruise crystal cub cumber curry cutler cutter cy daisy dale dandy dane
dark darling dash david dawn deacon dean death deb dee delight destiny devotion dew diamond diamonds dick
diligence dimple dirk ditch diver dobbs dollar dolly don donkey doors dot dove downs draper dread drew
driver drum drummer duchess duck duke dungeon dusty dutch eagle eagles earl earnest easter eastman ebony
echo ed eden elder ember endurance english essence eternal eve everest excellent fair fairchild fairweather
fairy faith faithful falcon falconer fall fallow fancy farmer farrow father favor favour fay felicity felt
fence fern fiddler fidelity field fields fife finch fine fish fisher flagg flash flax fleet fletcher flint
flo flood flora florist flower flowers fly flynn foot ford foreman forest forester forrest fortunate fortune
fowl fox frank freedom freeman french friar friday friend frost fry fuller furlong gabble gale gamble game
gardener garland garnet gates gauge gay gem genesis gentle ghost gift gigi gill ginger given giver glad
gladness glass glen glory glover glue godsend goff gold goldsmith good goodluck goodness goodwill goose gore
grace gracious grange granny grant gratitude graves gray green greenwood greet grey grief grip groom grove
guest gull gun gunner gunny gus guy hack hail hal hale hall hammer hank happiness happy hardy hare harmony
harper harrow hart hatch hatcher haven hawk hay hayes hayward hazel heady heard hearty heater heath heather
heaven hedge hedges henna herb heritage hick high hill hills hobby hobson hogg holes holiday holland hollis
hollow holly holman home honest honesty honey honor honour hood hook hooker hooper hope hopeful hopper horne
horner horse house hull hunt hunter husband hyacinth hyde ice ink inman innocent iris iron island ivory ivy
jack jade jasmine jasper jay jazz jem jet jewel jez jo jockey joiner joker jolly joss journey joy joyce
joyful jubilee judd judge juliet july june junior juniper justice keel keen keeper kegg kelp ken kettle kid
kidd kiln kilns kim kind kindness king kingfisher kit kitchen kite kitten kitty knight knot lad lady lake
lamb lambert lance land lane lard larder large lark laurel lavender law lawless lawman lawn leach leader
leaf leeming legend lemon len lent les lex liberty lilac lilley lily limb lime linen lion little liv lofty
lon long looker loom loop lord lotus lou loud love loveday lovell lovely loving low loyal loyalty lucas luck
lucky lucre lush magic magnolia mags maize major makepeace mallet malt man mandarin manners mantle maple
marble march marguerite marigold marina mariner mark market marks marsh marshal marshall martin marvel
marvellous mason master masters matilda mattock maverick may mayor maz mead meadow meadows meek mel mellow
melody memory mercer mercy merit merry messenger mick middle might mighty miles mill mills mim mimosa mint
miracle mirth misty mo modest modesty money monk moody moon moore moses moss mould mulberry muse mustard
mutton myrtle nat naylor ned nell nelson nettle nev newbold newman nic nick nightingale nimble noble noel
norman nova nunn nutter oak oaks ocean olive oliver onyx opal orchard orchid organ orr outlaw owen ox
painter pal palm palmer pam pansy paris parish park parker parrott parson partridge pash paste pat pate
patience patient patty payer peace peaceful peach peaches peacock peak peanut pear pearl peat peck peel peg
pen penny peony pepper perch perfect perpetual perry perseverance peta petal petty phoenix pickle pickles
pigeon pike pile pilgrim pilling pine pip pipe piper pitt pitts pixie player plum plumb plumber plummer
plunket poe poet pollard pond pony pope poppy porter post pott potter potts power praise pratt pray prayer
precious prentice price pride priest prime primrose prince princess prior prize proctor promise prosper
prosperity proud providence prudence pugh pumpkin purity queen queenie quest quick quill rabbit rae rain
rainbow rainey raisin ranger raper ratcliff raven ravi ray reader reaper rebel redfern reed reeve reeves reg
regal rejoice remedy reuben rex ric rice rich riddle rider ridge rigg river rivers roach road roads roam rob
roberts robin rock rocky rod roe rolls ron roof rook root roper rose rosemary rosy rounds rout rowdy royal
roz ruby rudd rue rule rumble rush rusk russ russet rust rusty sable sadd sadler sage sailor saint sal
salmon salter sand sands sandy sapphire sargent sash satisfied saturday savage savior saviour sawyer scarlet
scholar scott scout seaman sears season seller selves senior serene serenity sergeant sewell sexton shade
shadow shark sharp sharpe shaw shaz shears sheep shepherd shield shields shine shiny ship shoemaker shore
short shrub sibley sid sierra silk simple sims sincere sincerity singer sister skill skinner skipper sky
slate slater slaughter small smart smiles smith snell snipe soames sol solace sonny sorrow soul spark spear
spice spicer spinks spoon spooner spratt spring springer spurs squire stag staines stamp stand star stark
starling steed steel steeple stella steward stock stocks stoker stone stoney storm stout street strong
stroud stu stubbs sturdy styles success sue sugar suggs summer summers sun sunday sunny sunshine surprise
sutton swain swan sweetie sweeting swift sword syd tabor tad tailor tallow tam tanner tansy tate taylor teal
ted temperance temple tender terry tess testimony thankgod theme thistle thorn thorne thorns thrush thursday
thyme tiger tiller tim timber tinker tiny tish titus todd tom tombs tong toni toogood towers towns toy trapp
travers treasure tree trickle trinity tripp trish trophy trout trow true truelove trueman trust trusty truth
tuck tucker tuesday tulip turk turner turnip twigg tyler underhill underwood unity urban usher val vale
valiant valor valour vance vane varnish velvet verity vesper vi vic vicar victor victory vine violet viper
virtue vision viv viva wade wakeman walker wallace waller walls warden ware warner warren waters watt wear
weaver webb webber wednesday welcome weller wellness wells wes wheat wheeler white whitehead whiteman
whiting wick wild wilde wilder wilkes will willow wilt win winch winder windows wine winner winsome winter
winters wisdom wise wish wolf wonder wonderful wood woodcock woodman woods woody wool woolman workman worm
worthy wren wright yarrow yates yeoman york young youngblood zac zak zeal zen zephyr zest zion
`;
