import { nicknamesOf } from '../../../insights/entities/people/nicknames.ts';
import { onceFor } from '../../../once.ts';

/**
 * Given names that stand beside another one (`José Luis`, `Jean-Pierre`), and the words that join them (`María del Carmen`). Names
 * that are as often last names, such as Martín or Bernard, are left out.
 */
const GIVEN = new Set(
  [
    'alberto alfonso ana andres angel angela angeles antonia antonio ascension asuncion beatriz belen carlos carmen carolina',
    'concepcion consuelo cristina cristo dolores eduardo elena emilio enrique ernesto esperanza esther eugenia eva felipe',
    'fernanda fernando francisca francisco gabriel guadalupe gustavo ignacio ines inmaculada isabel jaime javier jesus joaquin',
    'jorge jose josefa juan juana julia julio laura leonor lorena lourdes lucia luis luisa luz magdalena manuel manuela mar',
    'margarita maria mario marta mercedes miguel milagros monica montserrat nieves nuria olga oscar pablo paloma patricia pedro',
    'pilar rafael ramon raquel raul remedios ricardo roberto rocio rosa rosario salvador sofia sonia soledad teresa tomas',
    'vicente victor victoria',
    'anne antoine baptiste charles christine christophe claire claude emmanuel francois francoise georges jacques',
    'jean louis louise luc marc marie michel noel paul philippe pierre rene sophie yves',
    'anna christa dieter eva friedrich georg hans heinz horst jan josef jurgen karin karl klaus lena maria marie peter',
    'ulrike ursula uwe wilhelm wolfgang',
    'alessandro andrea angela carlo chiara franca gian gianni giorgio giovanna giovanni giulia giuseppe giuseppina grazia',
    'luca luigi maddalena marco maurizio paola paolo piera piero pietro rita vittoria vittorio',
    'ann beth ellen jane jo joe john louise mary sue',
    'da das de del do dos el la las los',
  ].flatMap((names) => names.split(' ')),
);

/** Whether a word, without marks and in lower case, may belong to a given name of two words or more. */
export function isOfGivenName(word: string): boolean {
  return GIVEN.has(word);
}

/** How Spanish names are shortened in writing: `Mª Ángeles`, `Fco. Javier`, `Fdez.` */
const SHORTENED: ReadonlyMap<string, string> = new Map([
  ['ma', 'maria'],
  ['fco', 'francisco'],
  ['fca', 'francisca'],
  ['fdez', 'fernandez'],
  ['glez', 'gonzalez'],
  ['hdez', 'hernandez'],
  ['mtez', 'martinez'],
  ['rguez', 'rodriguez'],
]);

/** The whole word for a shortened one. */
export function writtenOut(word: string): string {
  return SHORTENED.get(word) ?? word;
}

/** Spanish given names, each with what it is called for short, besides the short forms that the insights know. */
const FAMILIAR: readonly (readonly string[])[] = [
  'antonia toni',
  'beatriz bea',
  'begona bego',
  'concepcion concha conchi',
  'consuelo chelo',
  'cristina cris',
  'daniel dani',
  'dolores lola loli',
  'encarnacion encarna',
  'estefania fani',
  'fernando nando',
  'francisca paca paqui',
  'francisco fran kiko',
  'guillermo guille',
  'inmaculada inma',
  'javier javi',
  'joaquin quim quino ximo',
  'jose pepe pep',
  'josefa pepa pepi fina',
  'manuel manolo manu',
  'manuela manoli',
  'mercedes merche',
  'milagros mila',
  'montserrat montse',
  'pilar pili',
  'rosario charo',
  'salvador salva',
  'santiago santi',
  'sebastian sebas',
  'teresa tere',
  'veronica vero',
  'vicente vicent',
].map((line) => line.split(' '));

/** What a word is called for short, and what it is short for. Each is asked for with the names of many customers. */
const otherFormsOf = onceFor((word: string) => new Set([...nicknamesOf(word), ...familiarFormsOf(word)]));

/** Whether one of two words, without marks and in lower case, is what the other is called for short: `inma`, `inmaculada`. */
export function isShortForm(a: string, b: string): boolean {
  return otherFormsOf(a).has(b);
}

function familiarFormsOf(word: string): string[] {
  return FAMILIAR.flatMap(([name = '', ...short]) => (name === word ? short : short.includes(word) ? [name] : []));
}
