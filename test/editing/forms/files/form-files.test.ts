import { expect, it } from 'vitest';
import { FILES_WITH_FORMS, formFileOf } from '../../../../src/editing/forms/files/form-files.ts';

it('knows a file by its name, and any page', () => {
  for (const [name, kind] of FILES_WITH_FORMS) expect(formFileOf(name)).toBe(kind);
  expect(formFileOf('pages/imprint.md')?.name).toBe('page');
});

it('knows no form of other files, and none by a path that leads elsewhere', () => {
  const others = ['removed.yaml', 'toString', 'pages/../notice.md', 'pages/a/b.md', 'pages/Über.md', 'pages/a.json', 'pages/.md'];
  expect(others.filter(formFileOf)).toEqual([]);
});
