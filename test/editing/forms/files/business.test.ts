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
    expect.stringMatching(/^1st entry of technicians under mentions: "Tom" is not a technician/),
  ],
  ['no loss of a comment', { technicians: [{ name: 'Tom' }] }, expect.stringMatching(/^would lose the comment "# since 1994"; /)],
  ['no address that is none', { url: 'x' }, expect.stringMatching(/^url: "x" is not a web address that begins with https/)],
])('business.yaml gets %s', async (_, change, expected) => {
  expect(await saved('business.yaml', change)).toEqual(expected);
});
