import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { documentAt } from '../../support/browser/document.ts';
import { sampleOrigin } from '../../support/shared.ts';

const origin = await sampleOrigin();

it('tells of each file the size and the digest of what is served', async () => {
  const document = await documentAt(`${origin}/data`);
  const rows = [...document.querySelectorAll('tr[data-path]')];
  const digests = new Map(
    [...document.querySelectorAll('.digests dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );
  expect(rows.map((row) => row.getAttribute('data-path'))).toEqual(
    expect.arrayContaining(['/reviews.json', '/reviews.csv', '/reviews.jsonl', '/reviews.parquet', '/insights.json']),
  );
  for (const row of rows) {
    const path = row.getAttribute('data-path') ?? '';
    const served = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } });
    const bytes = Buffer.from(await served.arrayBuffer());
    expect([path, served.status, row.getAttribute('data-bytes')]).toEqual([path, 200, String(bytes.length)]);
    expect(digests.get(path.slice(1))).toBe(hash('sha256', bytes));
    expect(row.querySelector('a')?.getAttribute('href')).toBe(path);
  }
});

it.each([
  ['/data', 'main'],
  ['/', 'footer'],
])('%s links to the licence of the data in its %s', async (path, part) => {
  const licence = (await documentAt(origin + path)).querySelector(`${part} a[rel=license]`);
  expect(licence?.textContent).toBe('CC BY 4.0');
  expect(licence?.getAttribute('href')).toBe('https://creativecommons.org/licenses/by/4.0/');
});
