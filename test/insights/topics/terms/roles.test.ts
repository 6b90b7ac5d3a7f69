import { expect, it } from 'vitest';
import { BEFORE, HEAD, rolesIn } from '../../../../src/insights/topics/terms/roles.ts';
import { readingsOf } from '../../../support/content/reading/reading.ts';

/** The first of the texts, with its nouns in brackets and `<` before words that may precede a noun. */
function marked(...texts: readonly string[]): string {
  const readings = readingsOf(texts);
  const roles = rolesIn(readings);
  const words = Array.from({ length: readings.firsts[1] ?? 0 }, (_, token) => {
    const word = texts[0]?.slice(readings.starts[token], readings.ends[token]) ?? '';
    return roles[token] === HEAD ? `[${word}]` : roles[token] === BEFORE ? `<${word}` : word;
  });
  return words.join(' ');
}

it.each([
  [
    'nouns, and what stands before them',
    ['The hot water quit, and a new water heater came with two gutters.'],
    'The <hot [water] quit , and a new [water] [heater] came with two [gutters] .',
  ],
  [
    'none in adverbs, verbs, adjectives and participles',
    ['Overall they were extremely thorough, we would submit it and it was flushed.'],
    'Overall they were extremely thorough , we would submit it and it was flushed .',
  ],
  [
    'a word that may be a noun or a verb for what the words around it say',
    ['They order online, but the order was wrong.'],
    'They order online , but the [order] was wrong .',
  ],
  [
    'a word for what it mostly is where nothing tells',
    ['Pizza, delicious.', 'The pizza was delicious.', 'It is delicious.'],
    '[Pizza] , delicious .',
  ],
  [
    'the first word of two for what they are about if it stands alone as well',
    ['They came for furnace repair.', 'My furnace quit.', 'The furnace, again.'],
    'They came for [furnace] [repair] .',
  ],
  [
    'the first word of two for what tells the second',
    ['They found tree root damage.', 'The roots.'],
    'They found <tree <root [damage] .',
  ],
  ['a verb with a particle for a noun after a determiner', ['We booked a tune-up.'], 'We booked a <tune [up] .'],
  ['a verb with a particle for a verb elsewhere', ['They had to tune up the boiler.'], 'They had to tune up the [boiler] .'],
  ['no part of a fixed phrase', ['He found the root cause of the leak.'], 'He found the root cause of the [leak] .'],
])('takes %s', (_, texts, roles) => {
  expect(marked(...texts)).toBe(roles);
});
