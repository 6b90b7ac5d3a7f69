import { expect, it } from 'vitest';
import type { FormValues } from '../../../../src/editing/forms/form-value.ts';
import { BUSINESS, saved } from '../../../support/content/form-files.ts';

it.each<[string, FormValues, string | undefined]>([
  ['nothing', { url: '' }, undefined],
  ['a key', { telephone: '+1 555 010 0144' }, BUSINESS.replace('name: A\n', 'name: A\ntelephone: +1 555 010 0144\n')],
  [
    'a value in a list',
    { technicians: [{ name: 'Dana Whitfield', title: 'Owner', aliases: [] }, { name: 'Tom' }] },
    BUSINESS.replace('Plumber', 'Owner'),
  ],
  [
    'nobody whom reviews name',
    { technicians: [{ name: 'Dana Whitfield', title: 'Plumber' }] },
    '1st entry of technicians under mentions: "Tom" is not a technician of business.yaml; did you mean',
  ],
  [
    'no loss of a comment',
    { technicians: [{ name: 'Tom' }] },
    'would lose the comment "# since 1994"; change it in a text editor',
  ],
  ['no address that is none', { url: 'x' }, 'url: "x" is not a web address that begins with https:// or http://'],
])('business.yaml gets %s', async (_, change, expected) => {
  const after = await saved('business.yaml', () => change);
  if (expected === undefined) expect(after).toBeUndefined();
  else expect(after?.startsWith(expected.slice(0, 60)), after).toBe(true);
  if (expected?.startsWith('#')) expect(after).toBe(expected);
});
