import { expect, it } from 'vitest';
import { describe } from '../../../src/editing/schemas/describe.ts';

it('gives every part its words, and leaves those that a part has by itself', () => {
  const text = { type: 'string' } as const;
  const schema = {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        a: text,
        b: { type: 'array', items: { type: 'object', properties: { c: text } } },
        d: { description: 'own' },
      },
    },
  } as const;
  const words = { '': 'The file.', a: 'A.', b: 'B.', 'b.c': 'C.' };
  expect(describe(schema as never, words)).toEqual({
    description: 'The file.',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        a: { description: 'A.', type: 'string' },
        b: {
          description: 'B.',
          type: 'array',
          items: { type: 'object', properties: { c: { description: 'C.', type: 'string' } } },
        },
        d: { description: 'own' },
      },
    },
  });
});
