import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { ENGLISH_FORMS } from '../../../src/insights/languages/english/forms.ts';
import { type Span, splitSentences } from '../../../src/insights/text/segments.ts';
import { tokenise } from '../../../src/insights/text/tokens.ts';
import { anyText } from '../../support/content/hostile/any-text.ts';

/** The sentences of a text, with a bar between segments. */
function split(text: string): string[] {
  const tokens = tokenise(text, ENGLISH_FORMS);
  const sliceOf = ({ first, last }: Span) => text.slice(tokens[first]?.start, tokens[last - 1]?.end);
  return splitSentences(text, tokens, ENGLISH.joints).map(({ segments }) => segments.map(sliceOf).join(' | '));
}

const LINE = 'He came at half past ten with her';

describe('a sentence ends', () => {
  it.each([
    ['at a full stop', 'He came. She left.', ['He came.', 'She left.']],
    ['at a full stop without a space before a capital', 'He came.She left.', ['He came.', 'She left.']],
    ['at the last of several marks', 'Really?! Never again...', ['Really?!', 'Never again...']],
    ['after the quotation mark that closes it', '"Soon." She left.', ['"Soon."', 'She left.']],
    ['at a line break', 'He came\nshe left', ['He came', 'she left']],
    ['not where a long line was broken', `${LINE}\nwith him`, [`${LINE}\nwith him`]],
    ['at a line break before a capital', `${LINE}\nShe left`, [LINE, 'She left']],
    ['at a blank line', `${LINE}\n\nshe left`, [LINE, 'she left']],
    ['at a full stop before a line break', `${LINE}.\nshe left`, [`${LINE}.`, 'she left']],
    ['at an emoji before a capital', 'He came 😡 She left', ['He came 😡', 'She left']],
    [
      'at the full stop of a time of day',
      'He left at 5 p.m. She came by 8am. Late',
      ['He left at 5 p.m.', 'She came by 8am.', 'Late'],
    ],
    ['at the full stop of initials', 'Best in the U.S. She came.', ['Best in the U.S.', 'She came.']],
    ['not in the middle of a time of day', 'At 5 p.m. sharp he left', ['At 5 p.m. sharp he left']],
    ['not at an abbreviation', 'Mr. Smith came', ['Mr. Smith came']],
    ['not at a dot inside a word or a number', 'See their.com for 3.5 stars', ['See their.com for 3.5 stars']],
    ['not at an emoji before a small letter', 'He came 😡 late', ['He came 😡 late']],
  ])('%s', (_, text, expected) => {
    expect(split(text)).toEqual(expected);
  });
});

describe('a segment begins', () => {
  it.each([
    ['after a comma', 'Late, rude', ['Late, | rude']],
    ['at a joining word', 'He came but she left', ['He came | but she left']],
    ['once where both stand together', 'He came, and she left', ['He came, | and she left']],
    ['not inside a fixed pair', 'They were up and running', ['They were up and running']],
    ['at a stroke beside a space', 'Late / rude', ['Late / | rude']],
    ['not at a stroke within an expression', 'The A/C is on 24/7', ['The A/C is on 24/7']],
    ['at a plus beside a space', 'Late + rude', ['Late + | rude']],
    ['not at a plus within an expression', 'A 3+1 room flat', ['A 3+1 room flat']],
    ['not where "so" strengthens', 'They were so friendly, so I stayed', ['They were so friendly, | so I stayed']],
    ['only where it has a word', 'Late, ; and', ['Late, ; and']],
  ])('%s', (_, text, expected) => {
    expect(split(text)).toEqual(expected);
  });
});

it('sentences and segments cover the tokens of any text without gap or overlap', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const tokens = tokenise(text, ENGLISH_FORMS);
      const sentences = splitSentences(text, tokens, ENGLISH.joints);
      expectCover(sentences, 0, tokens.length);
      for (const { segments, first, last } of sentences) expectCover(segments, first, last);
    }),
  );
});

function expectCover(spans: readonly Span[], from: number, to: number): void {
  let at = from;
  for (const { first, last } of spans) {
    expect(first).toBe(at);
    expect(last).toBeGreaterThan(first);
    at = last;
  }
  expect(at).toBe(to);
}
