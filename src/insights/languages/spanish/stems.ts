import { readWordFile } from '../../words/word-file.ts';
import { readWordTable } from '../../words/word-table.ts';

const LISTED = readWordTable(readWordFile(new URL('stems.tsv', import.meta.url)));
const STEMS: ReadonlyMap<string, string> = new Map(
  [...LISTED].flatMap(([stem, forms]) => forms.map((form) => [foldSpanish(form), stem] as const)),
);

/** A word as it is compared: many write Spanish without accents, and "ñ" where their keyboard has none as "n". */
export function foldSpanish(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Pronouns behind an infinitive or a gerund: "arreglarlo", "contándomelo". */
const PRONOUNS = /(?<=[aei]r|[ai]ndo|iendo)(?:me|te|se|nos|os)?(?:l[aeo]s?|me|te|se|nos)$/;
/** "limpísimo", "rapidísima": without it, as the word that it strengthens. */
const SUPERLATIVE = /(?<=\w{3})isim[ao]s?$/;
const ADVERB = /(?<=\w{3})(?:[ao]?mente)$/;
/** Endings of verbs, of which the longest counts; what is left has three letters at the least. */
const VERB = new RegExp(
  `(?<=\\w{3})(?:${[
    'aba|abas|aban|abamos|abais|ado|ada|ados|adas|ando|ar|aran|aras|aria|arian|arias|ariamos|aremos|aron|aste|asteis',
    'ase|asen|amos|ais|ad|an|as',
    'ia|ias|ian|iamos|iais|ido|ida|idos|idas|iendo|er|ir|eran|eras|eria|erian|erias|eriamos|eremos|iera|ieran|ieras',
    'ieramos|iese|iesen|ieron|io|iste|isteis|iran|iria|irian|iremos|yeron|yendo|emos|imos|en|es|is',
  ].join('|')})$`,
);
const FINAL = /(?<=\w{2})(?:os|as|es|[aeios])$/;

/** The stem of a folded word of Spanish: the table of irregular forms, else what is left when its endings are taken away. */
export function spanishStemOf(word: string): string {
  const listed = STEMS.get(word);
  if (listed !== undefined) return listed;
  if (word.length < 4 || word.length > 30) return word;
  const bare = word.replace(PRONOUNS, '').replace(SUPERLATIVE, 'o').replace(ADVERB, 'o');
  const again = bare === word ? undefined : STEMS.get(bare);
  return again ?? hardened(bare.replace(VERB, '').replace(FINAL, ''));
}

/** One spelling for a sound that is written by the vowel after it: "llegué" and "llegar", "toque" and "tocar", "empiezo" and "empecé". */
function hardened(stem: string): string {
  return stem.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/z$/, 'c');
}
