import { expect, it } from 'vitest';
import { CONTENT_FORMAT, checkFormat, withoutFormat } from '../../../src/authoring/business/check-format.ts';
import { readParts } from '../../../src/authoring/read-content.ts';
import { makeFolder } from '../../support/content/content.ts';

it('is 1 where a business says nothing of it', () => {
  for (const value of [{}, { name: 'A' }, { format: 1 }, null, 'text', []])
    expect(checkFormat(value)).toEqual({ ok: true, value: 1 });
});

it.each([0, -1, 1.5, '1', null, true])('is no format: %j', (format) => {
  expect(checkFormat({ format })).toEqual({
    ok: false,
    issues: [{ path: ['format'], code: 'custom', message: `allowed: a whole number from 1 to ${CONTENT_FORMAT}` }],
  });
});

it('leaves the rest of the business', () => {
  expect(withoutFormat({ format: 1, name: 'A' })).toEqual({ name: 'A' });
  for (const value of [null, 'text', [1]]) expect(withoutFormat(value)).toBe(value);
});

it('a folder of a newer version is refused with one sentence, whatever else is new in it', async () => {
  const folder = await makeFolder({ 'business.yaml': 'name: A\nformat: 99\nmood: 3\n', 'reviews/a.md': 'what is this' });
  const { problems } = await readParts(folder);
  expect(problems.map(({ line, column, message }) => [line, column, message])).toEqual([
    [
      2,
      9,
      `format: 99 is the format of a newer version of the software; this one knows formats up to ${CONTENT_FORMAT}. npm run upgrade brings the newer one`,
    ],
  ]);
});

it('a folder that names the format of today is read', async () => {
  const folder = await makeFolder({ 'business.yaml': `name: A\nformat: ${CONTENT_FORMAT}\n` });
  const { problems, business } = await readParts(folder);
  expect([problems, business?.business]).toEqual([[], expect.not.objectContaining({ format: expect.anything() })]);
});
