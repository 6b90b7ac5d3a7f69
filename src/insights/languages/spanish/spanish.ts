import { once } from '../../../once.ts';
import { readWordFile, readWordFolder, withoutMistakes } from '../../../word-files/word-file.ts';
import { readWordTable } from '../../../word-files/word-table.ts';
import { readCueFiles } from '../../lexicon/cue-files.ts';
import { kinshipOf } from '../../lexicon/kinship.ts';
import { createDictionary } from '../../lexicon/pattern.ts';
import { readOwnerRules } from '../../owners/owners.ts';
import type { WordForms } from '../../text/tokens.ts';
import type { Language } from '../language.ts';
import { wordListsOf } from '../word-lists.ts';
import { foldSpanish, spanishStemOf } from './stems.ts';

const WORDS = readWordTable(new URL('words.tsv', import.meta.url));
const CLASSES = readWordTable(new URL('classes.tsv', import.meta.url));
const THESAURUS = readWordTable(new URL('thesaurus.tsv', import.meta.url));
const CUE_FILES = readWordFolder(new URL('cues/', import.meta.url));

const AMOUNT = String.raw`\d+(?:[.,]\d+)*k?`;
const CURRENCY = 'euros?|eur|pesos?|d[oó]lares|d[oó]lar|soles|quetzales|bol[ií]vares|mxn|ars|clp|usd|lucas|pavos|mil pesos';

/** The whole words for those that people shorten: "q", "xq". */
const SHORT: ReadonlyMap<string, string> = new Map(
  (WORDS.get('short') ?? []).map((pair) => {
    const [short = '', whole = ''] = pair.split('_');
    return [short, foldSpanish(whole)];
  }),
);

function foldWord(word: string): string {
  const plain = foldSpanish(word);
  return SHORT.get(plain) ?? plain;
}

const FORMS: WordForms = {
  money: String.raw`[$£€]\s?${AMOUNT}|${AMOUNT}\s?(?:€|(?:${CURRENCY})(?!\p{L}))`,
  numbers: new Set(WORDS.get('number')?.map(foldSpanish)),
  and: 'y',
  fold: foldWord,
  stemOf: spanishStemOf,
};

const DICTIONARY = createDictionary(FORMS, CLASSES);

const LISTS = wordListsOf(WORDS, FORMS);

export const SPANISH: Language = {
  tag: 'es',
  dictionary: DICTIONARY,
  joints: { ...LISTS.joints, and: FORMS.and, isDegree: () => false },
  rules: {
    ...LISTS.rules,
    // Two negators do not cancel each other out: "no me avisaron nunca".
    denialsAddUp: false,
    wishesBlame: true,
    adjectivesFollow: true,
  },
  owners: {
    ...LISTS.owners,
    rules: once(() => {
      const file = { path: 'owners.tsv', text: readWordFile(new URL('owners.tsv', import.meta.url)) };
      return readOwnerRules('src/insights/languages/spanish', file, DICTIONARY);
    }),
    // The form of a verb tells who did it, as in "llegué tarde", and its stem does not.
    asWritten: new Set(['advice', 'customer', 'doubt', 'hearsay', 'turn', 'wish']),
    but: 'pero',
  },
  judgements: readWordTable(new URL('judgements.tsv', import.meta.url)),
  doubts: LISTS.doubts,
  noNames: LISTS.noNames,
  concessions: LISTS.concessions,
  negation: new RegExp(`^(?:${WORDS.get('negator')?.map(foldSpanish).join('|')})$`),
  joining: { before: /^(?:y|e|&|pero|xo|luego|además|ademas|pues)\s+(?=\S)/i, after: /(?<=\S)\s+(?:y|e|&|o|pero|xo)$/i },
  quoting: {
    otherSide: /\b(?:pero|xo|aunque|excepto|salvo|sino|sin embargo|en cambio|en vez|otra cosa|otra parte)\b/i,
    // What was "mejor de lo que esperaba" did happen.
    noFact:
      /(?<!\b(?:de|super\p{L}+) lo que (?:me |nos )?)(?<!\p{L})(?:quería|queríamos|deberían?|espero|esperaba|esperábamos|pensé|ojalá)(?!\p{L})/iu,
    cutEnd:
      /(?<!\p{L})(?:el|la|los|las|una?|al?|del?|en|con|por|para|pa|que|q|xq|y|e|&|o|muy|mu|me|mi|su|entonces|(?:hacen?|hizo|hicieron) sentir)$/iu,
    takesBack: /^(?:excepto|salvo|a menos|,? ?pero s[ií])(?!\p{L})/iu,
    needsBefore:
      /^(?:(?:de|en|con|por|a) (?:l[oa]s? )?)?(?:que|(?:el|l[oa]s?) cual(?:es)?|cuy[oa]s?|quien(?:es)?|donde|cuando|aunque|como|porque|ya que|si|ni|incluyendo|sobre todo)(?!\p{L})/iu,
    needsRest: /^(?:si|cuando|aunque|como|porque|mientras|ya que|después de que|antes de que)(?!\p{L})/iu,
    subjects: LISTS.subjects,
    lacksNoun: () => false,
    onlyNames: (quote) => /^(?:el|la|los|las|su|sus) \p{L}+$/iu.test(quote),
  },
  cues: once(() => withoutMistakes('src/insights/languages/spanish/cues', readCueFiles(CUE_FILES, DICTIONARY)).cues),
  kinship: once(() => kinshipOf(THESAURUS, FORMS)),
};
