import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onlyOne } from '../../../../src/authoring/problems/read.ts';
import type { FormName } from '../../../../src/editing/forms/files/form-files.ts';
import { planFileSave } from '../../../../src/editing/forms/files/plan-file.ts';
import { readFileForm } from '../../../../src/editing/forms/files/read-forms.ts';
import type { FormValues } from '../../../../src/editing/forms/form-value.ts';
import { makeFolder, review } from '../../../support/content/content.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

const BUSINESS = `# ours
name: A
technicians:
  # the owner
  - name: Dana Whitfield
    title: Plumber   # since 1994
  - name: Tom
`;
const FAQ = '# asked often\n- question: A?\n  answer: B\n  review_ids: [a]\n';
const POLICY = '# by Carol\nhow_checked: >-\n  We look\n  at invoices.\n';
const FILES = {
  'business.yaml': BUSINESS,
  'faq.yaml': FAQ,
  'policy.yaml': POLICY,
  'reviews.jsonl': `${JSON.stringify({ ...review(1, { mentions: { technicians: ['Tom'] } }), id: 'a' })}\n`,
};

/** What a save of the form with changed values writes, `undefined` if nothing, or the problem. */
async function saved(name: FormName, change: (shown: FormValues) => FormValues, files: Readonly<Record<string, string>> = FILES) {
  const folder = await makeFolder(files);
  const workspace = await workspaceOf(folder);
  const shown = onlyOne(await readFileForm(folder, name)) ?? expect.fail('The file cannot be read');
  const { found, problems } = await planFileSave(workspace, name, { shown, given: { ...shown, ...change(shown) } });
  return problems[0]?.message ?? found[0]?.content;
}

describe('business.yaml', () => {
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
  ])('gets %s', async (_, change, expected) => {
    const after = await saved('business.yaml', () => change);
    if (expected === undefined) expect(after).toBeUndefined();
    else expect(after?.startsWith(expected.slice(0, 60)), after).toBe(true);
    if (expected?.startsWith('#')) expect(after).toBe(expected);
  });
});

it.each([
  ['without the first entry', ['B', 'C']],
  ['with a new entry in front', ['X', 'A', 'B', 'C']],
])('writes nothing into a file that another tab saved alike, %s', async (_, names) => {
  const technicians = (all: readonly string[]) => all.map((name) => ({ name }));
  const text = `name: A\ntechnicians:\n${names.map((name) => `  - name: ${name}\n`).join('')}`;
  const workspace = await workspaceOf({ 'business.yaml': text });
  const [shown, given] = [['A', 'B', 'C'], names].map((all) => ({ name: 'A', technicians: technicians(all) }));
  if (shown === undefined || given === undefined) return expect.fail();
  expect(await planFileSave(workspace, 'business.yaml', { shown, given })).toEqual({ found: [], problems: [] });
});

it('leaves a file alone that is not UTF-8, as old editors on Windows save it', async () => {
  const folder = await makeFolder({ ...FILES, 'policy.yaml': '' });
  const file = join(folder, 'policy.yaml');
  await writeFile(file, 'order: Neueste\nrefused: Beleidigungen, für immer\n', 'latin1');
  const workspace = await workspaceOf(folder);
  const unread = [{ message: 'the byte 0xfc is not UTF-8; save the file as UTF-8' }];
  expect(await readFileForm(folder, 'policy.yaml')).toMatchObject({ found: [], problems: unread });
  const saving = planFileSave(workspace, 'policy.yaml', { shown: { order: 'Neueste' }, given: { order: 'Alle' } });
  expect(await saving).toMatchObject({ found: [], problems: unread });
});

describe('faq.yaml', () => {
  const entry = { question: 'A?', answer: 'B', review_ids: ['a'] };

  it('gets entries, changed ones and new ones', async () => {
    expect(await saved('faq.yaml', () => ({ entries: [{ ...entry, answer: 'X' }] }))).toBe(FAQ.replace('B', 'X'));
    expect(await saved('faq.yaml', () => ({ entries: [entry, { question: 'C?', answer: 'D', review_ids: [] }] }))).toBe(
      `${FAQ}- { question: C?, answer: D }\n`,
    );
  });

  it('goes with its last entry, unless that would lose a comment', async () => {
    expect(await saved('faq.yaml', () => ({ entries: [] }))).toBe(
      'would lose the comment "# asked often"; change it in a text editor',
    );
    const bare = { ...FILES, 'faq.yaml': FAQ.replace('# asked often\n', '') };
    expect(await saved('faq.yaml', () => ({ entries: [] }), bare)).toBeUndefined();
  });

  it('names published reviews alone', async () => {
    expect(await saved('faq.yaml', () => ({ entries: [{ ...entry, review_ids: ['b'] }] }))).toMatch(/"b" is the id of no review/);
  });

  it('is made where there is none', async () => {
    const { 'faq.yaml': _, ...files } = FILES;
    expect(await saved('faq.yaml', () => ({ entries: [entry] }), files)).toBe('- question: A?\n  answer: B\n  review_ids: [a]\n');
  });
});

describe('brand/theme.yaml', () => {
  it('is made when the first field is filled in, and refuses what is no colour', async () => {
    expect(await saved('brand/theme.yaml', () => ({ accent: '#0b5c66' }))).toBe('accent: "#0b5c66"\n');
    expect(await saved('brand/theme.yaml', () => ({ accent: 'yellow' }))).toContain('"yellow" is not a colour');
  });
});

describe('policy.yaml', () => {
  it('gets a key, and keeps its comments', async () => {
    expect(await saved('policy.yaml', () => ({ deadline_days: 7 }))).toBe(`${POLICY}deadline_days: 7\n`);
    expect(await saved('policy.yaml', () => ({ deadline_days: 0 }))).toBe('deadline_days: 0 is less than 1');
  });
});

it('summary.md is plain text, and goes when it is empty', async () => {
  expect(await saved('summary.md', () => ({ text: 'People like us.' }))).toBe('People like us.\n');
  expect(await saved('summary.md', () => ({ text: '---\nx' }))).toMatch(/^front matter is not allowed here/);
  expect(await saved('summary.md', () => ({ text: '' }), { ...FILES, 'summary.md': 'Old.\n' })).toBeUndefined();
});

describe('notice.md', () => {
  const NOTICE = '---\nuntil: "2026-08-20"   # a Thursday\n---\n\nClosed from 1 August.\n\n';
  const withNotice = (text: string) => ({ ...FILES, 'notice.md': text });

  it.each<[string, FormValues, string | undefined, string]>([
    ['loses no comment', { until: '' }, NOTICE, 'would lose the comment "# a Thursday"; change it in a text editor'],
    ['gets a day', { until: '2026-08-21' }, 'Closed.\n', '---\nuntil: 2026-08-21\n---\nClosed.\n'],
    ['may link to a page', { text: 'See [this](/reviews/a).' }, undefined, 'See [this](/reviews/a).\n'],
    ['may not link to no page', { text: 'See [this](/reviews/x).' }, undefined, '/reviews/x is not there'],
    ['is one paragraph', { text: 'A.\n\nB.' }, undefined, 'a notice is one paragraph'],
    ['is short', { text: 'A'.repeat(301) }, undefined, 'is longer than 300 characters'],
    ['is more than a day', { until: '2026-08-20' }, undefined, 'text: is missing'],
    ['has a day of the calendar', { text: 'A.', until: '2026-02-30' }, undefined, 'until: "2026-02-30" is not a date'],
    ['is not read for front matter', { text: '---\nA.' }, undefined, 'the front matter is not closed'],
  ])('%s', async (_, change, before, after) => {
    const files = before === undefined ? FILES : withNotice(before);
    const result = await saved('notice.md', () => change, files);
    if (after.endsWith('\n')) expect(result).toBe(after);
    else expect(result).toContain(after);
  });

  it('goes with its text, and comes again with the day that its form still shows', async () => {
    const taken = await makeFolder(withNotice(NOTICE));
    const before = { text: 'Closed from 1 August.', until: '2026-08-20' };
    const shown = { ...before, text: '' };
    expect(await planFileSave(await workspaceOf(taken), 'notice.md', { shown: before, given: shown })).toMatchObject({
      found: [{ before: NOTICE, content: undefined }],
      problems: [],
    });
    const folder = await makeFolder(FILES);
    const { found } = await planFileSave(await workspaceOf(folder), 'notice.md', { shown, given: { ...shown, text: 'Closed.' } });
    expect(found[0]?.content).toBe('---\nuntil: 2026-08-20\n---\nClosed.\n');
  });

  it('is opened with a day that is none, which the form can mend', async () => {
    const files = withNotice('---\nuntil: soon\n---\nClosed.\n');
    expect(await saved('notice.md', () => ({ until: '2026-08-20' }), files)).toBe('---\nuntil: 2026-08-20\n---\nClosed.\n');
    expect(await saved('notice.md', () => ({ text: 'Open.' }), files)).toMatch(/^until: "soon" is not a date/);
  });
});

describe('a page', () => {
  const PAGE = '---\n# by Carol\nmenu:   header\n---\n\n# About us\n\n* one\n* _two_  \n  three\n\n';
  const files = { ...FILES, 'pages/about.md': PAGE };

  it.each<[string, FormValues, string]>([
    ['changes its text alone', { text: '# About us\n\n* one' }, PAGE.replace('\n* _two_  \n  three', '')],
    ['gets a title', { title: 'Us' }, PAGE.replace('menu:', 'title: Us\nmenu:')],
    ['loses its menu', { menu: undefined }, PAGE.replace('menu:   header\n', '')],
    ['links to itself', { text: '# A\n\n[A](/about)' }, PAGE.replace(/# About us.*three/s, '# A\n\n[A](/about)')],
    ['links to a page', { text: '# A\n\n[A](/imprint)' }, '/imprint is not there'],
    ['has a title', { text: 'Who we are.' }, 'the page has no title'],
    ['has a text', { text: '' }, 'the page has no title'],
    ['has no HTML', { text: '# A\n\n<p>B</p>' }, 'HTML is not allowed: <p>B</p>'],
    ['has a short title', { title: 'A'.repeat(121) }, 'title: is longer than 120 characters'],
  ])('%s', async (_, change, after) => {
    const result = await saved('pages/about.md', () => change, files);
    if (after.startsWith('---')) expect(result).toBe(after);
    else expect(result).toContain(after);
  });

  it('is made, and may be linked to', async () => {
    expect(await saved('pages/imprint.md', () => ({ title: 'Imprint', text: 'A  \nB\n\n[Us](/about)' }), files)).toBe(
      '---\ntitle: Imprint\n---\nA  \nB\n\n[Us](/about)\n',
    );
  });
});
