import { stemsOf } from './word-list.ts';

/** Roughly how often everyday English uses a word and its forms, in occurrences per million words; by groups. From memory; what every trade speaks of is set higher than it is, lest it fill the topics. */
const COMMON = `
2500: make get know time take see year come think look want give use find tell day good people way new
1600: need work try call back ask feel leave thing man last first long great little own old right big high different small large
1000: put mean keep let begin seem help talk turn start show hear play run move like live believe hold bring happen write sit
  stand lose pay meet include continue set learn change lead understand watch follow stop create speak read spend grow open walk
  home house hand part place case week point world number night
700: life child woman school state family student group country problem fact eye head side friend father mother girl boy line end
  room area money story month lot book job word issue kind house service water
500: power hour game car minute morning idea body face other level office door health person art war history party result reason
  research air teacher force foot second early late enough almost name team city community president company system program question
  business nothing something anything everything someone everyone anyone
300: charge sure better best able whole free real important white black street table hard food light space road bed land
  front top bottom view outside inside back against price market cost rate plan care order paper age land control half quarter
  report voice building heart king dog cat mind moment course news interest view piece step cut close field floor tree past
250: win offer remember love consider appear buy wait serve die send expect build stay fall reach kill remain suggest raise pass
  sell require decide pull push return explain hope develop carry break receive agree support hit produce eat cover catch draw
  choose cause wear check drive deal add allow act form process letter sign picture test type window wall phone bill list class value size base
  sound color red blue green brown gray music film video summer winter spring weather snow rain storm sun heat cold hot warm fire
200: pipe valve tank hose joint pressure gas unit motor switch wire system tool truck van kitchen bathroom bedroom ceiling pump code
180: touch pick drop throw fill fit fix clean wash finish save share rest ride ring rise roll step stick strike warn weigh wish
  wonder worry answer arrive avoid claim clear complain complete cook count cross cry deliver deny describe discover discuss
  doubt dream dress drink enjoy enter escape exist fail fear fight fly forget guess hang hate hide hurt imagine improve intend join
  jump kick laugh lay lie lift limit listen lock manage mark marry matter measure mention mind miss notice note
35: freeze cable cast iron tub garden kitchen bathroom bedroom basement garage yard roof ceiling stair hall corner chair desk box bag bottle cup glass plate
  bath shower sink toilet pipe tank pump gas oil wire metal wood stone plastic rubber paint dust dirt mud ice steam smoke smell noise
  leak crack hole mess trash
  shop store restaurant hotel hospital church bank station truck van bus bike boat train plane trip tour ticket map gate path bridge
  computer screen email message text app internet website machine engine motor tool key lock switch button battery card cash check
  dollar cent pound tax loan insurance account payment discount deposit fee receipt contract agreement policy 60: breakfast lunch dinner supper coffee tea bread butter cheese meat fish fruit apple egg milk salt sugar cake pie
  baby kid husband wife son daughter brother sister uncle aunt grandfather grandmother grandson parent neighbor guest
  tenant landlord owner customer client manager boss worker clerk nurse doctor lawyer officer police driver
  quiet loud dry wet soft heavy thick thin wide narrow deep low flat round straight sharp smooth rough full empty
  dead alive sick tired sorry glad happy sad angry afraid proud alone ready busy quick slow fast safe dangerous
  holiday vacation weekend birthday wedding anniversary christmas thanksgiving easter
  season afternoon evening noon midnight tonight tomorrow yesterday today
90: inch mile yard foot degree percent ton gallon temperature pressure speed weight length height distance
  attention information experience decision situation condition position opinion suggestion advice explanation reply request
  option choice chance risk trouble surprise mistake error accident damage emergency danger reason excuse promise
  visit appointment meeting schedule date delay queue sale deal bargain offer
  page sheet file folder copy print photo camera note notebook paper pen envelope
  skin hair arm leg finger hat coat shirt shoe boot sock glove bag purse towel blanket sheet carpet rug curtain
  mouse bird horse cow ant bug bee
18: invoice estimate quote refund spot stain mark scratch patch edge layer bit chunk strip string rope chain copper hose hook nail screw bolt
  hammer saw knife spoon fork bucket bowl pot pan ladder shelf cabinet drawer cupboard closet
  lid cap handle knob lever wheel blade spring filter vent valve drain meter gauge
  soap bleach paste glue tape foam cloth rag sponge brush broom mop vacuum
  lawn grass flower bush leaf root branch trunk seed soil sand clay gravel concrete brick tile slab cement
  porch driveway sidewalk curb fence deck patio shed barn cellar attic upstairs downstairs
  fan stove oven fridge freezer dishwasher dryer washer laundry
  parking permit license certificate form signature stamp mail post package
80: chief main local public private national general common special certain single usual normal regular natural human
  possible impossible available necessary likely recent current final total entire extra perfect terrible horrible wonderful
  beautiful lovely nice kind polite pleasant friendly honest fair decent careful patient thorough professional helpful
  strange odd weird funny crazy silly stupid smart clever wise rude lazy
  young elderly ancient modern brand fresh rotten broken burnt stuck loose tight
  north south east west left upper lower inner outer middle center
  replace repair install remove adjust attach connect disconnect unplug plug seal
  recommend refuse reschedule cancel confirm book arrange
  explode burst split snap bend twist squeeze stretch spread spray splash spill pour flow drip soak
  chat argue scream shout yell whisper sigh smile grin nod shrug wave point stare
  thank appreciate apologize forgive blame accuse trust
  review star rating comment complaint praise
`;

const RATES: ReadonlyMap<string, number> = readRates(COMMON);

/** What the list assumes of a word that it does not hold: words of a trade and names, each rare in everyday English. */
const UNLISTED = 6;
/** A phrase is taken to be this much rarer for each word that joins its rarest. */
const JOINED = 0.02;
/** No phrase is known to be rarer. */
const RAREST = 4;

/** The rate of a phrase in everyday English, from its stems, as a part of all words. */
export function everydayRate(stems: readonly string[]): number {
  const rates = stems.map((stem) => RATES.get(stem) ?? UNLISTED);
  return Math.max(Math.min(...rates) * JOINED ** (stems.length - 1), RAREST) / 1_000_000;
}

/** A stem that stands in two groups keeps the rate of the first. */
function readRates(groups: string): Map<string, number> {
  const rates = new Map<string, number>();
  for (const [, rate, words = ''] of groups.matchAll(/(\d+):([^\d]*)/g)) {
    for (const word of words.trim().split(/\s+/)) {
      for (const stem of stemsOf(word)) if (!rates.has(stem)) rates.set(stem, Number(rate));
    }
  }
  return rates;
}
