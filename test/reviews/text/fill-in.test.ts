import { expect, it } from 'vitest';
import { fillIn } from '../../../src/reviews/text/fill-in.ts';

it.each([
  ['replaces each name in braces, also one twice', '{shown} of {all} ({shown})', { shown: '3', all: '9' }, '3 of 9 (3)'],
  ['takes values as they are', '{stars} by {author}', { stars: '5', author: '{stars} $& $1' }, '5 by {stars} $& $1'],
  ['leaves a name without a value', '{day} {constructor} {}', { time: '9' }, '{day} {constructor} {}'],
])('%s', (_, text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});
