import { keysByWord, readWordTable } from '../../../word-files/word-table.ts';

const STEMS = keysByWord(readWordTable(new URL('stems.tsv', import.meta.url)), foldSpanish);

/** Removes accents and tildes, because many people write Spanish without them. */
export function foldSpanish(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Pronouns at the end of an infinitive or a gerund: "arreglarlo", "contándomelo". */
const PRONOUNS = /(?<=[aei]r|[ai]ndo|iendo)(?:me|te|se|nos|os)?(?:l[aeo]s?|me|te|se|nos)$/;
/** The ending of "limpísimo" and "rapidísima", which is removed to find the plain word. */
const SUPERLATIVE = /(?<=\w{3})isim[ao]s?$/;
const ADVERB = /(?<=\w{3})(?:[ao]?mente)$/;
/** Endings of verbs, of which the longest is removed. At least three letters remain. */
const VERB = new RegExp(
  `(?<=\\w{3})(?:${[
    'aba|abas|aban|abamos|abais|ado|ada|ados|adas|ando|ar|aran|aras|aria|arian|arias|ariamos|aremos|aron|aste|asteis',
    'ase|asen|amos|ais|ad|an|as',
    'ia|ias|ian|iamos|iais|ido|ida|idos|idas|iendo|er|ir|eran|eras|eria|erian|erias|eriamos|eremos|iera|ieran|ieras',
    'ieramos|iese|iesen|ieron|io|ios|iste|isteis|iran|iria|irian|iremos|yeron|yendo|emos|imos|en|es|is',
  ].join('|')})$`,
);
const FINAL = /(?<=\w{2})(?:os|as|es|[aeios])$/;
const FINAL_VOWEL = /(?<=\w{2})[aeio]$/;
/** The endings of infinitives by which the table may have a verb of which it does not list all forms. */
const INFINITIVES = ['ar', 'er', 'ir', 'iar'];

/** The stem of a folded Spanish word: from the table, also if this has its verb only, or else what remains without its endings. */
export function spanishStemOf(word: string): string {
  const listed = STEMS.get(word);
  if (listed !== undefined) return listed;
  if (word.length < 4 || word.length > 30) return word;
  const bare = word.replace(PRONOUNS, '').replace(SUPERLATIVE, 'o').replace(ADVERB, 'o');
  const again = bare === word ? undefined : STEMS.get(bare);
  return again ?? stemWithout(bare);
}

function stemWithout(bare: string): string {
  const root = bare.replace(VERB, '');
  // The "s" of "avisar" is no ending.
  const stem = root === bare ? bare.replace(FINAL, '') : root.replace(FINAL_VOWEL, '');
  const verb = INFINITIVES.map((ending) => STEMS.get(stem + ending)).find((listed) => listed !== undefined);
  return verb ?? hardened(stem);
}

/**
 * Unifies consonants whose spelling depends on the next vowel: "llegué" and "llegar", "toque" and "tocar", "empiezo" and
 * "empecé".
 */
function hardened(stem: string): string {
  return stem.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/z$/, 'c');
}
