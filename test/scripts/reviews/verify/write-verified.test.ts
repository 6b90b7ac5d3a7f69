import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeVerified, writtenLines } from '../../../../scripts/reviews/verify/write-verified.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

const INVOICE = { method: 'invoice', date: '2026-03-20' } as const;

it('names the first twenty files', () => {
  const files = Array.from({ length: 22 }, (_, index) => `reviews/${String(index).padStart(2, '0')}.md`);
  expect(writtenLines(files, 0, INVOICE)).toEqual([
    '',
    '22 reviews verified by invoice, 2026-03-20:',
    ...files.slice(0, 20).map((file) => `  ${file}`),
    '  and 2 more',
  ]);
});

it('names a table once', () => {
  expect(writtenLines(['reviews.csv', 'reviews.csv'], 0, INVOICE)).toEqual([
    '',
    '2 reviews verified by invoice, 2026-03-20:',
    '  reviews.csv',
  ]);
});

it('leaves a review with a mistake as it is, and writes the others', async () => {
  const folder = await makeFolder({
    'business.yaml': 'name: A\n',
    'reviews/a.md': '---\ndate: 2026-03-14\nrating: 5\nauthor: Ann\nservice_area: nowhere\n---\nGood.\n',
    'reviews/b.md': '---\ndate: 2026-03-13\nrating: 5\nauthor: Bo\n---\nFast.\n',
  });
  const workspace = await workspaceOf(folder);
  let written = 0;
  const sources = workspace.reviews.map((source) => ({ source }));
  await writeVerified(workspace, sources, INVOICE, () => {
    written += 1;
  });
  const texts = await Promise.all(['a.md', 'b.md'].map((name) => readFile(join(folder, 'reviews', name), 'utf8')));
  expect([written, ...texts]).toEqual([1, expect.not.stringContaining('invoice'), expect.stringContaining('method: invoice')]);
  expect(writtenLines([], 1, INVOICE)).toEqual(['', '1 review with mistakes not verified; npm run check names them.']);
});
