import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerIn, createExcerpts, partAround } from '../../../src/mcp/word-search/excerpt.ts';
import { createTermReader } from '../../../src/mcp/word-search/terms.ts';

const read = createTermReader();
const excerptOf = createExcerpts(read, 300);
const FILLER = 'Nothing of interest happened on that day. '.repeat(12);
const WORDS = fc.array(fc.constantFrom('boiler', 'leak.', 'Night!', '\n', '👩‍🔧', 'x'.repeat(350), 'Æ'), { maxLength: 120 });

describe('an excerpt', () => {
  it('is the whole text where that is short', () => {
    expect(excerptOf('The boiler broke. We froze.', ['boiler'])).toBe('The boiler broke. We froze.');
  });

  it('begins with the sentence from which most of the words follow', () => {
    const text = `We had a boiler. ${FILLER}Then the boiler leaked at night. Priya came. ${FILLER}`;
    const excerpt = excerptOf(text, read('boiler leak at night'));
    expect(excerpt.startsWith('…')).toBe(true);
    expect(excerpt).toContain('the boiler leaked at night. Priya came.');
  });

  it('is the beginning where nothing is asked for, or all is as good', () => {
    expect(excerptOf(FILLER, [])).toMatch(/^Nothing of .*…$/);
    expect(excerptOf(FILLER, ['day'])).toMatch(/^Nothing of .*…$/);
  });

  it('takes each word once, however many sentences a text has', () => {
    let length = 0;
    const counted = createExcerpts((text) => {
      length += text.length;
      return read(text);
    }, 300);
    const text = `${'Heat. '.repeat(300)}Then the boiler leaked.`;
    expect(counted(text, read('boiler heat'))).toMatch(/^…(Heat\. )+Then the boiler/);
    expect(length).toBeLessThanOrEqual(text.length);
  });

  it('is a part of the text, of 300 characters at most', () => {
    fc.assert(
      fc.property(WORDS, (words) => {
        const whole = words.join(' ');
        const excerpt = excerptOf(whole, ['boiler', 'night']);
        expect(excerpt.length).toBeLessThanOrEqual(300);
        expect(whole).toContain(excerpt.replace(/^…/, '').replace(/…$/, ''));
      }),
    );
  });
});

it("the business's answer comes with its beginning, and not at all where there is none", () => {
  const response = { date: '2026-01-01', text: 'We are sorry.' };
  expect(answerIn({ response }, 13)).toEqual({ response: 'We are sorry.' });
  expect(answerIn({ response }, 8)).toEqual({ response: 'We are…' });
  expect(answerIn({}, 8)).toEqual({});
});

describe('the part around a passage', () => {
  it('is the whole text where that is short', () => {
    expect(partAround('We waited. He came at noon.', 11, 300)).toBe('We waited. He came at noon.');
  });

  it('begins with the sentence before, where that is short', () => {
    const text = `${FILLER}The window was 8 to 10. He came at noon. ${FILLER}`;
    expect(partAround(text, text.indexOf('He came'), 300)).toMatch(/^…The window was 8 to 10\. He came at noon\. Nothing/);
    const after = `${'y'.repeat(280)}. He came at noon. ${FILLER}`;
    expect(partAround(after, after.indexOf('He came'), 300)).toMatch(/^…He came at noon\./);
    const ofWords = `${'so nice '.repeat(35)}work. He came at noon. ${FILLER}`;
    expect(partAround(ofWords, ofWords.indexOf('He came'), 300)).toMatch(/^…He came at noon\./);
  });

  it('of a long sentence begins with a word, and never within a character', () => {
    const text = `${'so nice 😀 '.repeat(200)}the price was fair`;
    for (const passage of [2197, 2198, 2199, 2200]) expect(partAround(text, passage, 400)).toMatch(/^…(so|nice|😀) /);
    const unbroken = `${'😀'.repeat(600)} the price was fair`;
    for (const longest of [400, 401, 402]) {
      const part = partAround(unbroken, 1201, longest);
      expect([part.isWellFormed(), part.includes('the price')]).toEqual([true, true]);
    }
  });

  it('is a part of the text that holds the beginning of the passage, of 300 characters at most', () => {
    fc.assert(
      fc.property(WORDS, WORDS, (words, others) => {
        const before = words.join(' ');
        const whole = `${before} PASSAGE ${others.join(' ')}`;
        const part = partAround(whole, before.length + 1, 300);
        expect(part.length).toBeLessThanOrEqual(300);
        expect(part.isWellFormed()).toBe(true);
        expect(whole).toContain(part.replace(/^…/, '').replace(/…$/, ''));
        expect(part).toContain('PASSAGE');
      }),
    );
  });
});
