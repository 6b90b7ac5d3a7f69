import { expect, it } from 'vitest';
import { chosenEditor } from '../../../../scripts/reviews/change/chosen-editor.ts';

const BY_NPM = { npm_lifecycle_event: 'reviews' };

it('is the one that the user has set', () => {
  expect(chosenEditor({ EDITOR: 'vi' })).toBe('vi');
  expect(chosenEditor({ ...BY_NPM, EDITOR: 'vim' })).toBe('vim');
  expect(chosenEditor({ ...BY_NPM, VISUAL: 'vi', EDITOR: 'vi' })).toBe('vi');
  expect(chosenEditor({ ...BY_NPM, EDITOR: 'vi', npm_config_editor: 'vi' })).toBe('vi');
});

it('is none if there is only what npm sets for its scripts', () => {
  expect(chosenEditor({ ...BY_NPM, EDITOR: 'vi' })).toBeUndefined();
  expect(chosenEditor({ EDITOR: '' })).toBeUndefined();
});
