import { expect, it } from 'vitest';
import { ENGLISH_FORMS } from '../../../../src/insights/languages/english/forms.ts';
import { tokenise } from '../../../../src/insights/text/tokens.ts';

it('reads amounts and numbers', () => {
  const stems = tokenise('$1,200, 45 quid, £3.50k, €9, twenty', ENGLISH_FORMS).map(({ stem }) => stem);
  expect(stems.filter((stem) => stem.startsWith('<'))).toEqual(['<money>', '<money>', '<money>', '<money>', '<number>']);
});
