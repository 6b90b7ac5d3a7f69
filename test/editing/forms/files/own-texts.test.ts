import { expect, it } from 'vitest';
import { planFileSave } from '../../../../src/editing/forms/files/plan-file.ts';
import type { FormValues } from '../../../../src/editing/forms/form-value.ts';
import { at, FILES, saved } from '../../../support/content/form-files.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

const NOTICE = '---\nuntil: "2026-08-20"   # a Thursday\n---\n\nClosed from 1 August.\n\n';
const withNotice = (text: string) => ({ ...FILES, 'notice.md': text });

it.each<[string, FormValues, string | undefined, string]>([
  ['loses no comment', { until: '' }, NOTICE, 'would lose the comment "# a Thursday"; change it in a text editor'],
  ['may link to a page', { text: 'See [this](/reviews/a).' }, undefined, 'See [this](/reviews/a).\n'],
  ['may not link to no page', { text: 'See [this](/reviews/x).' }, undefined, '/reviews/x is not there'],
  ['is short', { text: 'A'.repeat(301) }, undefined, 'is longer than 300 characters'],
  ['with front matter alone refuses another day', { until: '2026-12-02' }, '---\nuntil: 2026-12-01\n---\n', 'text: is missing'],
  ['is not read for front matter', { text: '---\nA.' }, undefined, 'the front matter is not closed'],
])('a notice %s', async (_, change, before, after) => {
  const result = await saved('notice.md', change, before === undefined ? FILES : withNotice(before));
  if (after.endsWith('\n')) expect(result).toBe(after);
  else expect(result).toContain(after);
});

it('a notice goes with its text, and comes again with the day that its form still shows', async () => {
  const before = { text: 'Closed from 1 August.', until: '2026-08-20' };
  const shown = { ...before, text: '' };
  const save = async (files: Readonly<Record<string, string>>, form: { shown: FormValues; given: FormValues }) =>
    planFileSave(await workspaceOf(files), at('notice.md'), form);
  expect(await save(withNotice(NOTICE), { shown: before, given: shown })).toMatchObject({
    found: [{ before: NOTICE, content: undefined }],
    problems: [],
  });
  const { found } = await save(FILES, { shown, given: { ...shown, text: 'Closed.' } });
  expect(found[0]?.content).toBe('---\nuntil: 2026-08-20\n---\nClosed.\n');
});

it('a notice is opened with a day that is none, which the form can mend', async () => {
  const files = withNotice('---\nuntil: soon\n---\nClosed.\n');
  expect(await saved('notice.md', { until: '2026-08-20' }, files)).toBe('---\nuntil: 2026-08-20\n---\nClosed.\n');
  expect(await saved('notice.md', { text: 'Open.' }, files)).toMatch(/^until: "soon" is not a date/);
});

const PAGE = '---\n# by Carol\nmenu:   header\n---\n\n# About us\n\n* one\n* _two_  \n  three\n\n';

it.each<[string, string, FormValues, string]>([
  ['links to itself', 'about', { text: '# A\n\n[A](/about)' }, PAGE.replace(/# About us.*three/s, '# A\n\n[A](/about)')],
  ['links to a page', 'about', { text: '# A\n\n[A](/imprint)' }, '/imprint is not there'],
  ['has a title', 'about', { text: 'Who we are.' }, 'the page has no title'],
  ['has a short title', 'about', { title: 'A'.repeat(121) }, 'title: is longer than 120 characters'],
  ['is made', 'imprint', { title: 'A', text: 'A  \nB\n\n[Us](/about)' }, '---\ntitle: A\n---\nA  \nB\n\n[Us](/about)\n'],
])('a page %s', async (_, name, change, after) => {
  const result = await saved(`pages/${name}.md`, change, { ...FILES, 'pages/about.md': PAGE });
  if (after.startsWith('---')) expect(result).toBe(after);
  else expect(result).toContain(after);
});
