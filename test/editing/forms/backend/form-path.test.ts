import { expect, it } from 'vitest';
import { formPath } from '../../../../src/editing/forms/backend/form-path.ts';

it('names a review, whatever file holds it, or a file', () => {
  expect(formPath('reviews/2026-03-14-ann.json')).toEqual({ of: 'review', id: '2026-03-14-ann' });
  expect(formPath('notice.md')).toMatchObject({ of: 'file', name: 'notice.md', kind: { name: 'notice' } });
});

it.each(['reviews/a.md', 'reviews/../a.json', 'reviews/a/b.json', 'removed.yaml'])('%s is the path of none', (path) => {
  expect(formPath(path)).toBeUndefined();
});
