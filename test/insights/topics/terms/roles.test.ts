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

it('finds nouns, and what stands before them', () => {
  expect(marked('The hot water quit, and a new water heater came with two gutters.')).toBe(
    'The <hot [water] quit , and a new [water] [heater] came with two [gutters] .',
  );
});

it('finds none in adverbs, verbs, adjectives and participles', () => {
  expect(marked('Overall they were extremely thorough, we would submit it and it was flushed.')).not.toMatch(/[[<]/);
  expect(marked('They left without billing us.')).not.toMatch(/[[<]/);
  expect(marked('I am stronger now, get stronger here, and feel fitter. Service was non-existent.')).not.toMatch(
    /\[(?:stronger|fitter|non)/,
  );
});

it('takes a word that may be a noun or a verb for what the words around it say', () => {
  expect(marked('They order online, but the order was wrong.')).toBe('They order online , but the [order] was wrong .');
});

it('takes a word for what it mostly is where nothing tells', () => {
  expect(marked('Pizza, delicious.', 'The pizza was delicious.', 'It is delicious.')).toBe('[Pizza] , delicious .');
});

it('takes the first word of two for what they are about if it stands alone as well', () => {
  const texts = ['My furnace quit.', 'The furnace, again.'];
  expect(marked('They came for furnace repair.', ...texts)).toBe('They came for [furnace] [repair] .');
  expect(marked('They found tree root damage.', 'The roots.')).toContain('<root [damage]');
});

it('takes a verb with a particle for a noun after a determiner', () => {
  expect(marked('We booked a tune-up.')).toBe('We booked a <tune [up] .');
  expect(marked('They had to tune up the boiler.')).not.toContain('<tune');
});

it('takes no part of a fixed phrase', () => {
  expect(marked('He found the root cause of the leak.')).toBe('He found the root cause of the [leak] .');
});
