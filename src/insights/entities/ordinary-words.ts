import { stemOf } from '../text/stems.ts';

/** Words that are not a name unless a capital says so, and never a slip in one; a word stands for all forms of its stem. */
const WORDS = `
  a abandon able about above ac accept access accident account accurate across act action actually add addition address
  adjust admit adult advice advise afford afraid after afternoon again against age agree air alert all allow almost alone
  along already also alter although always am amaze among amount ample an and angel anger angle angry animal another
  answer any anybody anyone anything anyway apart apartment apologize appear appliance apply appoint appreciate approve
  april archer are area argue arm army around arrange arrive art article as ash ashes ask asleep assess assist assume
  assure at attach attempt attend attention attic attitude august author auto autumn average avoid awake award aware away
  awesome awful baby back backyard bad badly bag bake baker ball band bang bank banner bar bare barely bargain barrel
  barren base basement basic basin bath bathroom batter battery be bear beard beat beautiful because bed bedroom been
  before beg begin behave behind being believe bell belong below belt bench bend bender benefit berry beside besides best
  better between beyond big bill billion bin bird bit bite bitter black blame blank blast bleed blend blender bless blind
  block blond blood bloom blow blower blue board boat body boil boiler bold bolt bond bonus book boot border bored boss
  both bother bottle bottom bounce box boy brace brain branch brand brass brave bread break breath breeze brick bridge
  brief bright brilliant bring broad brook broom brother brown brush bubble bucket bud buddy budget build bulk bull bully
  bumper bunch burn burner burst bush business busy but butter button buy buyer by cabinet cable call caller calm camera
  camp can cancel candle candy cannot cap capable car carbon card care careful carpenter carpet carry cart carver case
  cash cast castle casual cat catch cater cause caution cedar ceiling cellar cement center central certain chain chair
  challenge chance change channel charge charity charm chart chase cheap cheat check cheer cherry chest chief child chill
  chimney chip choice choose chore christmas church circle city claim class clay clean cleaner clear clerk clever cliff
  climate climb clock clog close closet cloth cloud club cluster clutter coast coat code coffee coil coin cold collar
  collect color comb combine come comfort common company compare complain complete compressor computer concern concrete
  condition confident confirm connect consider consist constant consult consume contact contain content contract
  contractor control convert cook cooker cool cooler copper copy cord cordon corner correct cost couch could count counter
  country county couple courage course court courteous cousin cover coward cozy crack craft crash crawl crazy cream create
  creek crew cross crowd crown cruel crystal cup curb current curtain curve custom customer cut cute daily daisy damage
  damp dance danger dark dash date daughter dawn day deal dean dear debris december decent decide deck deep defect degree
  delay deliver demand denial dent dental deny depend deposit depth describe desert design desk despite destiny detail
  detect device diamond did difference different difficult dig digital dinner direct dirt dirty disappoint discount
  discuss dish disposal distance disturb ditch do dock doctor does dog dollar don donate done door dot double doubt down
  dozen draft drag drain drainer draw drawer dream dress drew drill drink drip drive driver driveway drop dry dryer duct
  due dull dump during dust duster dusty duty dwell each eager early earn earth easter easy eat edge effect effort eight
  either elbow electric electrician electronic eleven else email embarrass emergency employ empty enamel encounter
  encourage end energy engine engineer enjoy enough ensure enter entire entry envelope equal equip error escape estimate
  evaporator even evening event ever every everybody everyone everything evidence exact examine example exceed excellent
  except exchange excite excuse exhaust exist expect expense experience expert explain expose extend extent exterior extra
  extreme eye fabric face facebook fact factory fail fair faith fall false fame family famous fan fancy far fare farm
  farmer fast faster fat father faucet fault favor favorite fear feather february fee feed feel fellow fence fender fern
  few field fight figure file fill filler filter final finally find finder fine finger finish fire firm first fit fitter
  fitting five fix fixer fixture flag flame flange flash flat flaw flex flexible flip float flood floor flow flower flush
  fly foam fog fold folk follow fond food fool foot for force forest forever forget forgive form former forth forward
  foster found foundation four frame frank frantic free freeze freezer frequent fresh friday fridge friend from front
  frost frustrate fuel full fuller fun function fund funny furnace furniture fuse future gain gallon game garage garbage
  garden garret garter gas gasket gate gather gauge gender gene general gentle gentleman german ghost giant gift ginger
  girl give glad glass glove glue goal gold golden good google gossip grace grand grant grape grass grate grateful grave
  gray grease great greedy green greet grid grill grin grip grocery groove ground group grow guard guess guest guide guilt
  gutter guy habit had hair half hall hallway halter hammer hamper hand handle handy handyman hang happen happy harbor
  hard harder hardly hardware harm harmony harsh has hat hate haul have having hazel he head heal health healthy hear
  heart heat heater heath heaven heavy hedge heel height hello help helper helpful her herald herb here hero hers hesitate
  hide high hill him hinge hint hire his hit hold holder hole holiday holly home homeowner honest honey honor hood hook
  hope horn horrible horrify horse hose hospital host hot hotel hour house household hover how however huge human humble
  humid humor hundred hunger hunt hunter hurry hurt husband hvac i ice icy idea if ignore ill image imagine immediate
  impact impatient important impossible impress improve in inch include income increase indeed independent indoor industry
  inform initial injure inner inquire inside inspect inspector install installer instead instruct insulate insult insure
  intend interest interior internet into introduce invest invoice involve iris iron irritate is island issue it item its
  ivy jade jam january jar jet jewel job join joint joke jolly joy judge july jump june junk just justice keen keep kettle
  key kick kid kidney killer kind king kit kitchen kitten knee knife knock knot know label labor lack ladder lady lake
  lamp lance land landlord lane large larger laser last late lately later laugh launch laundry law lawn lawyer lay layer
  lazy lead leader leaf leak leaky lean learn lease least leather leave ledge leg legal lemon lend lender length less
  lesson let letter level lever liberty license lid lie life lift light like likely lily limit line link lint lip list
  listen liter litter little live liver living load loan lobby local locate lock log lonely long look loose lose loss lot
  loud lounge love lovely lover low lower loyal luck lucky lumber lunch machine mad magic mail main maintain major maker
  mall manage manager manner manor manual manufacture many map maple marble march margin mark marker market marry marsh
  marshal mask mason mass massive master mat match mate material matter max may maybe me mean measure meat mechanic medal
  medical medium meet melody melt member memory mend mental mention mercy merit mess message messy metal meter method
  middle midnight might mild mile milk mill miller million mind mine mini minor mint minute mirror misery mislead miss
  mistake mix mixer model modern modest moist mold moment monday money monitor month mood moon mop moral more morning most
  mother motion motor mount mountain mouse mouth move mover mow mower much mud multiple muscle music must my mystery nail
  name narrow nasty native nature navy near neat necessary neck need negative neighbor neither nerve nervous nest net
  network neutral never new news next nextdoor nice night nine no nobody noise noisy none noon nor normal north nose not
  note nothing notice novel november nowhere nozzle number numerous nurse nut oak obvious occasion occur october odd odor
  of off offend offer office officer official often oil okay old older olive on once one online only onto opal open opener
  operate opinion option or orange order organ organize origin other otherwise ounce our ours out outdoor outer outlet
  outrage outside outstanding oven over overall overflow overnight owe own owner pace pack package pad page pain painful
  paint painter pair pale pan panel panic pant paper paperwork pardon parent park parlor parson part partner parts party
  pass passage passion past paste pat patch path patience patient patio pattern pause pay payment peace peach pearl peel
  peg pen penny people pepper per perfect perform perhaps period permanent permit person personal pet petal phone photo
  pick picky picture piece pile pilot pin pine pipe piper piping pit pitch place plain plan plane plant plaster plastic
  plate play player pleasant please pleasure plenty plug plumb plumber plumbing plus pocket point poison police policy
  polish polite pool poor pop porch port porter position positive possible post poster pot potter pound pour powder power
  practical practice praise precise prefer premium prepare present president press pressure pretty prevent previous price
  pride prince print prior private prize probable problem proceed process produce product profession professional profit
  program project prompt proof proper property propose protect proud prove provide prudence public pull pump purchase pure
  purple purpose push put putter puzzle quality quarter queen question quick quiet quit quite quote race rack radiator
  radio rag rail rain raise ramp random range rapid rare rate rather ray razor reach react read reader ready real realize
  really realtor rear reason reasonable receive recent recommend record recover red reduce reed refer refill refrigerant
  refund refuse regard register regret regular reject relate relax relay release reliable relief relieve rely remain
  remark remember remind remote remove render rent rental repair repeat replace reply report represent request require
  rescue research reserve reset resident resolve respect respond response rest restaurant restore result retire return
  reveal reverse review reward rice rich ride ridge ridiculous right ring rinse rip rise risk ritual river road roar rob
  robin rock rocky rod role roll roof roofer room root rose rosemary rot rotten rough round route routine row royal rub
  rubber ruby rude rug ruin rule run runner rush rust rusty sad sadly safe sage sail salary sale salesman salt same sand
  sander sandy satisfy saturday sauce save saw say scale scam scare scary schedule school science scope score scratch
  scream screen screw screwdriver scrub seal seam search season seat second secret section sector secure see seek seem
  select self sell seller send sender senior sense separate september septic serious serve server service set settle seven
  several sewage sewer shade shadow shake shall shallow shame shape share sharp sharper she shelf shell shelter shield
  shift shine ship shirt shock shoe shop shore short shot should shoulder shout shovel show shower shut sick side siding
  sigh sight sign signal silent silver simple since sincere single sink sister sit site situation six size skill skin skip
  sky slab slam slate sleep sleeve slender slice slide slight slip slope slow sly small smart smell smile smoke smooth
  snake snap snow so soak soap social soft soften softener soil solar solder solid solution solve some somebody somehow
  someone something sometimes somewhat son song soon sorry sort soul sound source south space spare spark speak special
  specific speed spell spend spender spider spill spin spirit splendid split spoil spoke spot spray spread spring square
  squeak squeeze stable staff stage stain stair stale stamp stand standard star stare starling start starter startle state
  statement station statue stay steady steal steam steel steep step sterling steward stick sticker stiff still stink stir
  stock stomach stone stop store storm stormy story stove straight strain strange stranger stream street strength stress
  stretch strike string strip stroke strong structure struggle stubborn student study stuff stupid style subject substance
  succeed success such sudden sue suffer sugar suggest suit sum summer sump sunday sunny super supervisor supper supply
  support suppose sure surface surprise surround survey survive suspect sweat sweep sweet swift swim swing switch system
  tab table tackle tag tailor take talent talk talker tall tangle tank tankless tap tape target task taste tax taylor
  teach teacher team tear technical technician technology tell temper temperature temporary ten tenant tend tender tennis
  tension term terrible terrific test tester text than thank thanks thanksgiving that the their them then there therefore
  thermostat these they thick thief thin thing think third this thorough those though thought thread threat three thrill
  through throughout throw thumb thunder thursday ticket tidy tie tight tile tiler till tiller timber time timely timer
  tiny tip tire title to today together toilet tomorrow tone too tool tooth top torch total touch tough tour tow toward
  towel tower town toy track trade traffic trail train transfer transform trap trash travel treat tree tremendous trench
  trial trick trim trip trouble truck true truly trust truth try tube tuck tuesday tune tuner turn turner tv twelve twice
  twist two type typical ugly ultimate uncle under understand unfair unhappy unit unlike unpleasant unsafe until up
  upfront upgrade upon upset upstairs urge urgent us use useful useless usual utility vacant vacation vacuum valley value
  valve van vanish vapor vary vector vendor vent verge verify version very veteran via victim view village violet visible
  vision visit voice volume vote wade wage wagon wait wake walk wall wander want war ward warden warm warn warning warp
  warranty was wash washer waste watch water waterproof wave wax way we weak wealth wear weather website wedding wednesday
  weed week weekend weekly weigh weight weird welcome weld well were west wet what wheel when where whether which while
  white who whole whom whose why wide wife wild will willow win wind window wine wing winner winter wipe wire wise wish
  with within without witness wolf woman wonder wonderful wood wooden wool word work worker world worry worse worst worth
  would wrap wreck wrench wrist write writer wrong yard year yell yellow yelp yes yesterday yet you young your yours zero
  zone
`;

const STEMS: ReadonlySet<string> = new Set(
  WORDS.trim()
    .split(/\s+/)
    .flatMap((word) => [word, stemOf(word)]),
);

/** Whether a word, folded, is one of English and not only a name; "Carrie" is no form of "carry". */
export function isOrdinary(word: string): boolean {
  return STEMS.has(word) || (!word.endsWith('ie') && STEMS.has(stemOf(word)));
}
