import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { planFileSave, readFormFile } from '../../../../src/editing/forms/files/plan-file.ts';
import type { FormValues } from '../../../../src/editing/forms/form-value.ts';
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

const ENTRY = { question: 'A?', answer: 'B', review_ids: ['a'] };

it.each<[string, string, FormValues, string]>([
  ['an entry that changes', 'faq.yaml', { entries: [{ ...ENTRY, answer: 'X' }] }, FAQ.replace('B', 'X')],
  ['a new entry', 'faq.yaml', { entries: [ENTRY, { question: 'C?', answer: 'D' }] }, `${FAQ}- { question: C?, answer: D }\n`],
  ['a first colour', 'brand/theme.yaml', { accent: '#0b5c66' }, 'accent: "#0b5c66"\n'],
  ['a key', 'policy.yaml', { deadline_days: 7 }, `${POLICY}deadline_days: 7\n`],
  ['a text', 'summary.md', { text: 'People like us.' }, 'People like us.\n'],
])('writes %s into %s, and nothing else', async (_, name, change, content) => {
  expect(await saved(name, change)).toBe(content);
});

it.each<[string, string, FormValues, string]>([
  ['faq.yaml', 'loses no comment', { entries: [] }, 'would lose the comment "# asked often"; change it in a text editor'],
  ['faq.yaml', 'names published reviews', { entries: [{ ...ENTRY, review_ids: ['b'] }] }, '"b" is the id of no review'],
  ['brand/theme.yaml', 'has no colour that is none', { accent: 'yellow' }, '"yellow" is not a colour'],
  ['policy.yaml', 'has a day to decide in', { deadline_days: 0 }, 'deadline_days: 0 is less than 1'],
  ['summary.md', 'has no front matter', { text: '---\nx' }, 'front matter is not allowed here'],
])('%s %s', async (name, _, change, message) => {
  expect(await saved(name, change)).toContain(message);
});

it.each<[string, FormValues, string, string | undefined]>([
  ['faq.yaml', { entries: [] }, '- question: A?\n  answer: B\n', undefined],
  ['summary.md', { text: '' }, 'Old.\n', undefined],
  ['summary.md', { text: '' }, '---\n# Ours\n---\nOld.\n', undefined],
  ['summary.md', { text: 'New.' }, '---\n# Ours\n---\nOld.\n', 'New.\n'],
])('of %s nothing is left but what the form has: %o', async (name, change, before, after) => {
  expect(await saved(name, change, { ...FILES, [name]: before })).toBe(after);
});
