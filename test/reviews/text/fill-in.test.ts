import { expect, it } from 'vitest';
import { fillIn } from '../../../src/reviews/text/fill-in.ts';

it('replaces each name in braces, also one that is written twice', () => {
  expect(fillIn('{shown} of {all} ({shown})', { shown: '3', all: '9' })).toBe('3 of 9 (3)');
});

it('takes values as they are', () => {
  expect(fillIn('{stars} from {author}', { stars: '5 stars', author: '{stars} $& $1' })).toBe('5 stars from {stars} $& $1');
});

it('leaves a name without a value as it is', () => {
  expect(fillIn('{day} {constructor} {}', { time: '9' })).toBe('{day} {constructor} {}');
});
