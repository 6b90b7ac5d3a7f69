import { expect, it } from 'vitest';
import { formPath } from '../../../../src/editing/forms/backend/form-path.ts';
import { warningInWords } from '../../../../src/editing/forms/backend/told.ts';
import { en } from '../../../../src/editing/forms/words/en.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

const NOW = new Date('2026-06-10T12:00:00Z');

it.each([
  [
    'notice.md',
    '---\nuntil: 2026-06-09\n---\nClosed.\n',
    ['Last day: 2026-06-09 is past: nobody sees the notice; choose another day, or empty the text'],
  ],
  ['notice.md', '---\nuntil: 2026-06-10\n---\nClosed.\n', []],
  ['notice.md', '', []],
  ['pages/a.md', '---\ntitle: A\n---\n“A', []],
  [
    'business.yaml',
    'name: A\nlanguage: de\naddress: { address_country: Spain }\n',
    [expect.stringMatching(/^Address › Country: .*; write ES$/)],
  ],
  ['brand/theme.yaml', 'accent: "#ffff00"\n', []],
  ['policy.yaml', 'order: “Newest”\n', []],
  ['summary.md', '“A: [', []],
] as const)('of %s: %o', async (name, text, found) => {
  const workspace = await workspaceOf({ 'business.yaml': 'name: A\nlanguage: de\n' });
  const form = formPath(name);
  if (form?.of !== 'file') return expect.fail();
  const warnings = form.kind.warnings?.(workspace, { file: name, text }, NOW) ?? [];
  expect(warnings.map((warning) => warningInWords(en, form, warning))).toEqual(found);
});
