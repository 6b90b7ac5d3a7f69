import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { ENGLISH_FORMS } from '../../../src/insights/languages/english/forms.ts';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';
import { splitSentences } from '../../../src/insights/text/segments.ts';
import { tokenise } from '../../../src/insights/text/tokens.ts';
import { anyText } from '../../support/content/hostile/any-text.ts';

it('reads a text into its tokens and sentences', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const tokens = tokenise(text, ENGLISH_FORMS);
      const expected = { text, language: ENGLISH, tokens, sentences: splitSentences(text, tokens, ENGLISH.joints) };
      expect(readText(text)).toEqual(expected);
    }),
  );
});
