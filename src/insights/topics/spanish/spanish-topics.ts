import { ASPECTS } from '../../aspects.ts';
import { foldSpanish, spanishStemOf } from '../../languages/spanish/stems.ts';
import type { TopicLanguage } from '../terms/topic-language.ts';
import { EFFECTS, sidesOf } from '../wording.ts';
import { spanishNamesIn } from './names.ts';
import { spanishRolesIn } from './roles.ts';
import { everydayRate, LINKING, meaningOf, stemsOf, wordsOf } from './words.ts';

const PRAISE = stemsOf('praise');
const VAGUE = stemsOf('vague');
const PLAIN = new Set([
  ...stemsOf('plain'),
  ...ASPECTS.flatMap(({ es }) => es.split(' ')).map((word) => spanishStemOf(foldSpanish(word.toLowerCase()))),
]);
/** The side of each stem that praises or blames, since all forms of a word do. */
const SIDES = sidesOf(new Map(['good', 'bad'].map((key) => [key, [...stemsOf(key)]])));
const NOT = wordsOf('not');
const UNREAL = wordsOf('unreal');

/** What the search for topics needs to know of Spanish. */
export const SPANISH_TOPICS: TopicLanguage = {
  rolesIn: spanishRolesIn,
  namesIn: spanishNamesIn,
  canBegin: (stem) => !LINKING.has(stem) && !VAGUE.has(stem),
  canBeTerm,
  everydayRate,
  meaningOf,
  nounFirst: true,
  verdictWords: {
    sideOf: (word) => SIDES.get(spanishStemOf(word)) ?? 0,
    effectOf: (word) => {
      if (NOT.has(word)) return EFFECTS.turns;
      if (UNREAL.has(word)) return EFFECTS.untrue;
      return word === 'demasiado' ? EFFECTS.too : EFFECTS.none;
    },
    recommends: 'recom',
  },
};

function canBeTerm(stems: readonly string[]): boolean {
  const nouns = stems.filter((stem) => !LINKING.has(stem));
  if (new Set(nouns).size < nouns.length || nouns.some((stem) => PRAISE.has(stem))) return false;
  return !VAGUE.has(nouns.at(-1) ?? '') && !nouns.every((stem) => PLAIN.has(stem) || VAGUE.has(stem));
}
