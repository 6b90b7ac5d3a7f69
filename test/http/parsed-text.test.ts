import { expect, it } from 'vitest';
import { z } from 'zod';
import { parsedBy } from '../../src/http/parsed-text.ts';

const schema = z.object({
  on: z.string().transform(parsedBy((text) => (text === 'yes' ? { ok: true, value: true } : { ok: false, message: 'say yes' }))),
});

it('gives what the text means', () => {
  expect(schema.parse({ on: 'yes' })).toEqual({ on: true });
});

it('reports what is wrong with the text at its field', () => {
  expect(schema.safeParse({ on: 'no' }).error?.issues).toMatchObject([{ path: ['on'], message: 'say yes' }]);
});
