import { classOf, type WordClass } from '../text/word-classes.ts';

/** Before one of these, and adjectives, a noun is still to come: "an honest", "with prompt". */
const BEFORE_A_NOUN: ReadonlySet<WordClass> = new Set(['determiner', 'preposition']);
const OF_A_NOUN: ReadonlySet<WordClass> = new Set(['adjective', 'judgement', 'degree', 'adverb']);

/** Whether a quote ends before the noun that it has begun to tell of: "Glad I was able to find an honest". */
export function lacksNoun(quote: string): boolean {
  const classes = classesOf(quote);
  const last = classes.findLastIndex((each) => !OF_A_NOUN.has(each));
  const ending = classes.at(-1);
  return (ending === 'adjective' || ending === 'judgement') && BEFORE_A_NOUN.has(classes[last] ?? 'open');
}

/** Whether a quote only names something, without a word about it: "Their communication", "The attention to detail". */
export function onlyNames(quote: string): boolean {
  return /^determiner (?:open|noun)(?: preposition (?:open|noun))?$/.test(classesOf(quote).join(' '));
}

function classesOf(quote: string): WordClass[] {
  return (
    quote
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}'-]+/gu) ?? []
  ).map((word) => (word === 'to' ? 'preposition' : classOf(word)));
}
