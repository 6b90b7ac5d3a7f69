import { expect, it } from 'vitest';
import { withoutTxt } from '../../../../src/authoring/files/names/hidden-ending.ts';

it('a .txt that an editor put behind another ending is taken off', () => {
  expect(['a.md.txt', 'A.YML.TXT', 'a.txt', 'a.md', '2. notes.txt'].map(withoutTxt)).toEqual([
    'a.md',
    'A.YML',
    undefined,
    undefined,
    undefined,
  ]);
});
