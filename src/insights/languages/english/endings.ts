import { classOf, type WordClass } from './word-classes.ts';

/** Before one of these, and adjectives, a noun is still to come: "an honest", "with prompt". */
const BEFORE_A_NOUN: ReadonlySet<WordClass> = new Set(['determiner', 'preposition']);
const OF_A_NOUN: ReadonlySet<WordClass> = new Set(['adjective', 'judgement', 'participle', 'degree', 'adverb']);

/** Whether a quote ends before the noun that it has begun to tell of: "Glad I was able to find an honest". */
export function lacksNoun(quote: string): boolean {
  const words = wordsOf(quote);
  const ending = classIn(words.at(-1));
  if (ending !== 'adjective' && ending !== 'judgement' && ending !== 'participle') return false;
  return BEFORE_A_NOUN.has(classIn(words.findLast((word) => !OF_A_NOUN.has(classIn(word)))));
}

/** Whether a quote only names things, without a word about them: "The attention to detail", "Their professionalism, efficiency". */
export function onlyNames(quote: string): boolean {
  const [first = '', ...others] = quote.split(/,\s*/);
  return isName(first) && others.every((other) => /^(?:open|noun)$/.test(wordsOf(other).map(classIn).join(' ')));
}

function isName(part: string): boolean {
  const words = wordsOf(part);
  const classes = words.map((word) => (/^\p{L}+'s$/u.test(word) ? 'owner' : classIn(word))).join(' ');
  return /^(?:determiner(?: owner)?|owner) (?:open|noun)(?: preposition (?:open|noun))?$/.test(classes);
}

function wordsOf(quote: string): string[] {
  return (
    quote
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}'-]+/gu) ?? []
  );
}

function classIn(word = ''): WordClass {
  if (/^\d/.test(word)) return 'determiner';
  return word === 'to' ? 'preposition' : classOf(word);
}
