import { expect, it } from 'vitest';
import { languageName, tagsFor } from '../../../../src/editing/warnings/reviews/stated-language.ts';

it('has a name and a tag, or several where they are too alike', () => {
  expect([languageName('es'), languageName('zh-Hant'), languageName('ms')]).toEqual([
    'Spanish',
    'Traditional Chinese',
    'Indonesian or Malay',
  ]);
  expect([tagsFor('es'), tagsFor('ms')]).toEqual(['es', 'id or ms']);
});
