import { expect, it } from 'vitest';
import { readTrade } from '../../src/authoring/read-trade.ts';
import { makeFolder } from '../support/content/content.ts';

it('reads the trade in a business.yaml, whatever else stands there', async () => {
  const folder = await makeFolder({ 'business.yaml': 'name: 7\ntrade: dental\nunknown: true\n' });
  expect(await readTrade(folder, 'content')).toMatchObject({ found: [{ trade: 'dental' }], problems: [] });
});

it('tells where a trade stands that there is not', async () => {
  const folder = await makeFolder({ 'business.yaml': 'name: A\ntrade: plumbing\n' });
  expect(await readTrade(folder, 'content')).toMatchObject({
    found: [],
    problems: [{ file: 'content/business.yaml', line: 2, column: 8 }],
  });
});
