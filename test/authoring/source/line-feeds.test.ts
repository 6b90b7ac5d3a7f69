import { expect, it } from 'vitest';
import { withLineFeeds } from '../../../src/authoring/source/line-feeds.ts';

/** A text that contains such an escape. */
const ESCAPED = '\\r';

it('makes line feeds of every line break, at any depth of a field', () => {
  expect(withLineFeeds({ text: 'a\r\nb\rc\n\r\n', list: ['d\r', 5, null], response: { text: '\r' } }, ESCAPED)).toEqual({
    text: 'a\nb\nc\n\n',
    list: ['d\n', 5, null],
    response: { text: '\n' },
  });
});

it('leaves what is nested very deep as it is', () => {
  const value: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(withLineFeeds(value, ESCAPED)).toHaveLength(1);
});
