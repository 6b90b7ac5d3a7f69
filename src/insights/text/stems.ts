import { stemmer } from 'stemmer';

/** The forms that no rule of the stemmer leads to their stem: `form stem`. */
const IRREGULAR = `
  came come, went go, gone go, goes go, told tell, paid pay, said say, left leav, took take, taken take, broke break, broken break,
  knew know, known know, kept keep, made make, found find, did do, does do, done do, was be, were be, is be, are be, am be, been be,
  being be, had have, has have, got get, gotten get, ran run, sent send, spent spend, stood stand, felt feel, held hold, lost lose,
  gave give, given give, showed show, shown show, spoke speak, spoken speak, heard hear, thought think, bought buy, brought bring,
  sold sell, wrote write, written write, woke wake, ate eat, began begin, chose choos, drove drive, fell fall, forgot forget,
  forgotten forget, understood understand, met meet, rang ring, sat sit, slept sleep, stuck stick, threw throw, thrown throw,
  wore wear, worn wear, blew blow, blown blow, dug dig, swept sweep, taught teach, built build, men man, women woman, children child,
  say say, says say, saying say, pay pay, pays pay, paying pay, day day, days day, guy guy, guys guy, boy boy, boys boy, way way, ways way,
  try try, tried try, tries try, trying try, die die, died die, dies die, dying die, lie lie, lied lie, lies lie, lying lie, key key,
  keys key, dry dry, dried dry, dries dry, drying dry, fry fry, fried fry, use use, used use, uses use, using use, buy buy, buys buy,
  buying buy, lays lay, laying lay, saw see, seen see, sees see, hung hang, caught catch, bit bite, bitten bite, dealt deal, led lead,
  stole steal, stolen steal, tore tear, torn tear, bent bend, burnt burn, froze freez, frozen freez, laid lay, lay lay, spilt spill, swore swear,
  drank drink, trod tread, shook shake, shaken shake, rode ride, feet foot, mins minut, min minut, hrs hour, hr hour, appt appoint, appts appoint, tech technician, techs technician, thier their,
  wasnt wasn't, didnt didn't, dont don't, doesnt doesn't, couldnt couldn't, wouldnt wouldn't, isnt isn't, cant can't, wont won't,
  havent haven't, hasnt hasn't, hadnt hadn't, werent weren't, arent aren't, shouldnt shouldn't, cannot can't, it's it, that's that,
  he's he, she's she, they're they, we're we, i'm i, im i, i've i, ive i, i'd i, they'd they, he'd he, she'd she, they've they,
  we've we, thru through, u you, ur your, yrs year, yr year, wk week, wks week, hvac hvac, gas gas, this this, always alway
`;

/** Words that Porter's algorithm would take for a form of another word of reviews: "quite" for "quit". */
const APART = `
  quite evening timely likely unlikely willing personable personal business exceptional careful carefully careless lovely accountable
  mindful general generally generous hospital hospitable considerate considered
  caring everything nothing anything later lately hardly nearly barely
`;

const STEMS: ReadonlyMap<string, string> = new Map([
  ...APART.trim()
    .split(/\s+/)
    .map((word): [string, string] => [word, word]),
  ...IRREGULAR.split(',').map((pair): [string, string] => {
    const [form = '', stem = ''] = pair.trim().split(' ');
    return [form, stem];
  }),
]);

/** The stem of a lower-case word: the table of irregular forms, else Porter's algorithm. */
export function stemOf(word: string): string {
  const irregular = STEMS.get(word);
  if (irregular !== undefined) return irregular;
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  return bare.length > 3 && bare.length < 30 ? stemmer(bare) : bare;
}
