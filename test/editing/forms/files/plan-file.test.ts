import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planFileSave, readFormFile } from '../../../../src/editing/forms/files/plan-file.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { at, FAQ, FILES, POLICY, saved } from '../../../support/content/form-files.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

it.each([
  ['without the first entry', ['B', 'C']],
  ['with a new entry in front', ['X', 'A', 'B', 'C']],
])('writes nothing into a file that another tab saved alike, %s', async (_, names) => {
  const text = `name: A\ntechnicians:\n${names.map((name) => `  - name: ${name}\n`).join('')}`;
  const workspace = await workspaceOf({ 'business.yaml': text });
  const form = (all: readonly string[]) => ({ name: 'A', technicians: all.map((name) => ({ name })) });
  const values = { shown: form(['A', 'B', 'C']), given: form(names) };
  expect(await planFileSave(workspace, at('business.yaml'), values)).toEqual({ found: [], problems: [] });
});

it('leaves a file alone that is not UTF-8, as old editors on Windows save it', async () => {
  const folder = await makeFolder({ ...FILES, 'policy.yaml': '' });
  const file = join(folder, 'policy.yaml');
  await writeFile(file, 'order: Neueste\nrefused: Beleidigungen, für immer\n', 'latin1');
  const workspace = await workspaceOf(folder);
  const unread = [{ message: 'the byte 0xfc is not UTF-8; save the file as UTF-8' }];
  expect(await readFormFile(folder, at('policy.yaml'))).toMatchObject({ found: [], problems: unread });
  const saving = planFileSave(workspace, at('policy.yaml'), { shown: { order: 'Neueste' }, given: { order: 'Alle' } });
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

it('brand/theme.yaml is made when the first field is filled in, and refuses what is no colour', async () => {
  expect(await saved('brand/theme.yaml', () => ({ accent: '#0b5c66' }))).toBe('accent: "#0b5c66"\n');
  expect(await saved('brand/theme.yaml', () => ({ accent: 'yellow' }))).toContain('"yellow" is not a colour');
});

it('policy.yaml gets a key, and keeps its comments', async () => {
  expect(await saved('policy.yaml', () => ({ deadline_days: 7 }))).toBe(`${POLICY}deadline_days: 7\n`);
  expect(await saved('policy.yaml', () => ({ deadline_days: 0 }))).toBe('deadline_days: 0 is less than 1');
});

it('summary.md is plain text, and goes when it is empty', async () => {
  expect(await saved('summary.md', () => ({ text: 'People like us.' }))).toBe('People like us.\n');
  expect(await saved('summary.md', () => ({ text: '---\nx' }))).toMatch(/^front matter is not allowed here/);
  expect(await saved('summary.md', () => ({ text: '' }), { ...FILES, 'summary.md': 'Old.\n' })).toBeUndefined();
  const withFacts = { ...FILES, 'summary.md': '---\n# Ours\n---\nOld.\n' };
  expect(await saved('summary.md', () => ({ text: 'New.' }), withFacts)).toBe('New.\n');
  expect(await saved('summary.md', () => ({ text: '' }), withFacts)).toBeUndefined();
});
