import { keysByWord, readWordTable } from '../../../word-files/word-table.ts';
import { createDictionary, type Dictionary } from '../../lexicon/pattern.ts';
import type { WordForms } from '../../text/tokens.ts';
import { wordListsOf } from '../word-lists.ts';
import { stemOf } from './stems.ts';

const WORDS = readWordTable(new URL('words.tsv', import.meta.url));
const MEANT = keysByWord(readWordTable(new URL('misspellings.tsv', import.meta.url)));

const AMOUNT = String.raw`\d+(?:,\d+)*(?:\.\d+)?k?`;
const CURRENCY = 'dollars?|bucks|pounds|quid|euros?|rupees|rand|grand|usd|eur|gbp|cad|aud';

export const ENGLISH_FORMS: WordForms = {
  money: String.raw`[$£€₹]\s?${AMOUNT}|${AMOUNT}\s?(?:${CURRENCY})\b`,
  numbers: new Set(WORDS.get('number')),
  and: 'and',
  fold: (word) => MEANT.get(word) ?? word,
  stemOf,
};

export const ENGLISH_DICTIONARY: Dictionary = createDictionary(
  ENGLISH_FORMS,
  readWordTable(new URL('classes.tsv', import.meta.url)),
);

export const ENGLISH_LISTS = wordListsOf(WORDS, ENGLISH_FORMS);
