import { expect, it } from 'vitest';
import { describe } from '../../../src/editing/schemas/describe.ts';

const TEXT = { type: 'string' };
const listOf = (properties: object, more: object = {}) => ({ ...more, type: 'array', items: { type: 'object', properties } });

it('gives every part its words, and leaves those that a part has by itself', () => {
  const schema = listOf({ a: TEXT, b: listOf({ c: TEXT }), d: { description: 'own' } });
  const words = { '': 'The file.', a: 'A.', b: 'B.', 'b.c': 'C.' };
  const b = listOf({ c: { description: 'C.', ...TEXT } }, { description: 'B.' });
  const described = listOf({ a: { description: 'A.', ...TEXT }, b, d: { description: 'own' } }, { description: 'The file.' });
  expect(describe(schema as never, words)).toEqual(described);
});
