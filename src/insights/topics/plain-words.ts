import { ASPECTS } from '../aspects.ts';
import { stemsOf } from './word-list.ts';

/** Words that no term begins or ends with: grammar, and verbs that need their object to say something. */
const LINKING = `
  a an the and or but nor so yet if then than that this these those there here as at by for from in into of off on onto out over per
  to toward towards up down upon with within without about above across after against along among around before behind below
  beneath beside besides between beyond during except inside outside near next past since through throughout till until under
  underneath versus via while whereas when where why how what which who whom whose whether because though although however unless
  i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours ourselves they
  them their theirs themselves one ones each every either neither both all any some few many much more most other others another
  such same own several enough less least somebody someone something anybody anyone anything everybody everyone everything nobody
  none nothing am is are was were be been being do does did doing done have has had having will would shall should can could may
  might must ought not never ever always often sometimes usually also too very really quite rather just only even still already
  again almost about maybe perhaps probably actually basically finally eventually apparently otherwise instead anyway together
  apart away back else soon now later once twice ago well like yes yeah no nope ok okay oh omg lol please thanks hi hello dear
  mr mrs ms miss mister dr sir madam etc exactly simply nearly hardly barely mostly especially completely totally absolutely
  definitely certainly honestly obviously immediately quickly slowly properly afterwards meanwhile whatever whoever whenever wherever
  come go get give make take put let say tell ask talk speak know think believe guess want need like seem look see hear feel find
  keep leave turn try use mean happen become stay remain start begin end stop show bring call send say hold run set sit stand lie
  lay wait expect hope wish suppose decide remember forget notice mention explain offer help allow cause follow move carry pull push pick
  drop throw catch reach cut open close shut break fix fill finish add return arrive walk drive stick hang hung seen saw dealt hire hired slip shift
  pay buy sell cost spend save own live die read write hear watch meet learn teach change choose check count measure
  doesn't don't didn't isn't wasn't weren't aren't won't wouldn't can't couldn't shouldn't haven't hasn't hadn't
  they're you're there's here's what's who's let's i'll you'll he'll she'll it'll we'll they'll you're would've could've should've you've you'd
`;

/** Verdicts and the manner of people: what reviews say of everything, and no subject of theirs. */
const PRAISING = `
  great good best better nice excellent amazing awesome fantastic wonderful outstanding superb terrific brilliant perfect perfectly
  lovely fine super exceptional incredible fabulous stellar impressive impressed happy pleased satisfied glad delighted thrilled
  grateful thankful thank appreciate appreciated love loved enjoy recommend recommended recommendation highly strongly worth
  professional professionally friendly polite courteous kind helpful knowledgeable honest fair reasonable reasonably affordable prompt
  promptly timely efficient efficiently thorough thoroughly careful carefully respectful pleasant patient punctual reliable dependable unreliable alright sweet
  trustworthy trust competent skilled expert bad worse worst terrible horrible awful poor poorly rude disappointed disappointing
  unprofessional unacceptable ridiculous pathetic useless nightmare joke avoid star review rating sorry
  responsive quick quickly fast easy easily smooth smoothly clean neat tidy cheap expensive comfortable attentive
`;

/** Words that say nothing alone, and something beside another word: "old house", "second opinion". */
const PLAIN = `
  second minute hour day night week weekend month year morning noon afternoon evening midnight tonight today tomorrow yesterday
  moment while time date season spring summer fall autumn winter holiday decade century
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november
  december mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec
  thirteen fourteen sixteen seventeen eighteen nineteen seventy eighty th nd rd plus minus billion double triple single
  first third fourth fifth last former latter number zero hundred thousand million dozen couple pair half quarter percent bunch
  inch foot ft yard mile meter gallon gal liter pound ton degree psi btu amp volt watt square sq dollar buck cent euro
  old new young little big small large huge tiny long short high low wide narrow deep full empty whole entire main other extra next
  early late recent current previous final different right wrong left front rear top bottom middle upper lower side north south east
  west able sure ready main real true certain clear close open white black red blue green brown gray grey yellow color
  thing stuff way lot bit kind sort type part piece place spot point case fact reason matter problem issue trouble idea situation
  name word question answer line unit set end rest level list side area edge hole room dining living door wall floor house home
  man woman guy person people lady fellow kid boy girl child baby mom mother mum dad father parent wife husband son daughter brother
  sister family friend folk grandma grandpa grandson grandfather grandmother aunt uncle cousin law neighbor neighbour body
  somebody company business firm outfit team crew staff technician worker employee customer job plumber electrician contractor mechanic installer engineer specialist tradesman work service visit trip experience
  money hand eye head foot face back life world street road town city country state
  fit plug wash dry wipe cover pass wear blow sweep vacuum carry kick lift hook walk test pour pack drill
  replace repair install remove clean treat handle arrange require provide complete deal care worry complain
  warn agree promise suggest refuse manage appear share
  cold hot warm cool wet solid loud quiet dead alive alone busy sick tired rough straight loose tight free dear slow hard
  burn swap ring wonder laugh wake sleep eat drink cook dig knock split match spare record slow rust circulate
  bed chair table supper breakfast lunch dinner coffee sandwich cup bowl kettle box bag card page sheet list letter
  original correct due ahead normal ordinary average standard flat round dark beat meant swear address grand sub annual owner
  gentleman dude lad fella idk tho em wee pros cons bar corner lane seat
  far longer larger outdoor indoor upstairs downstairs electric upper supply model ground dirty becuase alot
`;

const LINKS: ReadonlySet<string> = listOf(LINKING);
const PRAISE: ReadonlySet<string> = listOf(PRAISING);
const PLAINS: ReadonlySet<string> = listOf(`${PLAIN} ${ASPECTS.map(({ name }) => name).join(' ')}`);

/** Whether a term may begin or end with the stem; "no" may begin one: "no surprises". */
export function isLink(stem: string): boolean {
  return LINKS.has(stem);
}

/** Whether the stem is a verdict, which no term holds. */
export function isPraise(stem: string): boolean {
  return PRAISE.has(stem);
}

/** Whether the stem needs another beside it to say what a review speaks of. */
export function isPlain(stem: string): boolean {
  return PLAINS.has(stem) || LINKS.has(stem);
}

function listOf(words: string): Set<string> {
  return new Set(words.toLowerCase().trim().split(/\s+/).flatMap(stemsOf));
}
