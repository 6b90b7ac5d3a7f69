import { expect } from 'vitest';
import { onlyOne } from '../../../src/authoring/problems/read.ts';
import type { NamedFile } from '../../../src/editing/forms/files/form-file.ts';
import { formFileOf } from '../../../src/editing/forms/files/form-files.ts';
import { planFileSave, readFormFile } from '../../../src/editing/forms/files/plan-file.ts';
import type { FormValues } from '../../../src/editing/forms/form-value.ts';
import { makeFolder, review } from './content.ts';
import { workspaceOf } from './reading/workspace.ts';

export const BUSINESS = `# ours
name: A
technicians:
  # the owner
  - name: Dana Whitfield
    title: Plumber   # since 1994
  - name: Tom
`;
export const FAQ = '# asked often\n- question: A?\n  answer: B\n  review_ids: [a]\n';
export const POLICY = '# by Carol\nhow_checked: >-\n  We look\n  at invoices.\n';
/** A small folder of the files that have forms. */
export const FILES = {
  'business.yaml': BUSINESS,
  'faq.yaml': FAQ,
  'policy.yaml': POLICY,
  'reviews.jsonl': `${JSON.stringify({ ...review(1, { mentions: { technicians: ['Tom'] } }), id: 'a' })}\n`,
};

/** The file of that name in the content folder. */
export function at(name: string): NamedFile {
  return { name, kind: formFileOf(name) ?? expect.fail() };
}

/** What a save of the form with changed values writes, `undefined` if nothing, or the problem. */
export async function saved(name: string, change: FormValues, files: Readonly<Record<string, string>> = FILES) {
  const folder = await makeFolder(files);
  const workspace = await workspaceOf(folder);
  const shown = onlyOne(await readFormFile(folder, at(name))) ?? expect.fail('The file cannot be read');
  const { found, problems } = await planFileSave(workspace, at(name), { shown, given: { ...shown, ...change } });
  return problems[0]?.message ?? found[0]?.content;
}
