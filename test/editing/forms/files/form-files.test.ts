import { expect, it } from 'vitest';
import { FILES_WITH_FORMS, formFileOf } from '../../../../src/editing/forms/files/form-files.ts';

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
