import { expect, it } from 'vitest';
import { formPath } from '../../../../src/editing/forms/backend/form-path.ts';
import { warningInWords } from '../../../../src/editing/forms/backend/told.ts';
import { FILES_WITH_FORMS, formFileOf } from '../../../../src/editing/forms/files/form-files.ts';
import { en } from '../../../../src/editing/forms/words/en.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

it('knows a file by its name, and any page', () => {
  for (const [name, kind] of FILES_WITH_FORMS) expect(formFileOf(name)).toBe(kind);
  expect(formFileOf('pages/imprint.md')?.name).toBe('page');
});

it.each(['removed.yaml', 'toString', 'pages/../notice.md', 'pages/a/b.md', 'pages/Über.md', 'pages/a.json', 'pages/.md'])(
  'knows no form of %s',
  (name) => {
    expect(formFileOf(name)).toBeUndefined();
  },
);

const NOW = new Date('2026-06-10T12:00:00Z');

it.each([
  [
    'notice.md',
    '---\nuntil: 2026-06-09\n---\nClosed.\n',
    ['Last day: 2026-06-09 is past: nobody sees the notice; choose another day, or empty the text'],
  ],
  ['notice.md', '---\nuntil: 2026-06-10\n---\nClosed.\n', []],
  ['notice.md', '', []],
  [
    'business.yaml',
    'name: A\nlanguage: de\naddress: { address_country: Spain }\n',
    [expect.stringMatching(/^Address › Country: .*; write ES$/)],
  ],
] as const)('warns of what a form saves in %s: %o', async (name, text, found) => {
  const workspace = await workspaceOf({ 'business.yaml': 'name: A\nlanguage: de\n' });
  const form = formPath(name);
  if (form?.of !== 'file') return expect.fail();
  const warnings = form.kind.warnings?.(workspace, { file: name, text }, NOW) ?? [];
  expect(warnings.map((warning) => warningInWords(en, form, warning))).toEqual(found);
});
