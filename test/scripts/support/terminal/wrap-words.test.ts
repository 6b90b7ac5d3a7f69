import { describe, expect, it } from 'vitest';
import { wrapWords } from '../../../../scripts/support/terminal/wrap-words.ts';

describe('a text for a terminal', () => {
  it('breaks at spaces, and where a line fits stays as it is', () => {
    expect(wrapWords('These reviews wait for\na verification by somebody', 22)).toBe(
      'These reviews wait for\na verification by\nsomebody',
    );
  });

  it('keeps words that are longer than a line, such as addresses', () => {
    expect(wrapWords('See https://example.com/reviews/2026-03-14-maria-g for more', 20)).toBe(
      'See\nhttps://example.com/reviews/2026-03-14-maria-g\nfor more',
    );
  });

  it('keeps a command whole, to be copied', () => {
    expect(wrapWords('if it is a copy: npm run reviews -- remove a --reason "the same as b"', 30)).toBe(
      'if it is a copy:\nnpm run reviews -- remove a --reason "the same as b"',
    );
    expect(wrapWords('→ npm run reviews -- verify', 20)).toBe('→ npm run reviews -- verify');
    expect(wrapWords('Next: CONTENT_DIR=a npm run build', 25)).toBe('Next:\nCONTENT_DIR=a npm run build');
  });

  it('keeps an option to copy whole, and breaks what is said behind it', () => {
    expect(wrapWords(`say --map 'date=Day of it,author=Dr. O'\\'' Neil' or write in what is missing`, 24)).toBe(
      `say\n--map 'date=Day of it,author=Dr. O'\\'' Neil'\nor write in what is\nmissing`,
    );
  });

  it('says beside each command of a list what it does', () => {
    expect(wrapWords('  npm run dev    shows the site, and follows it', 40)).toBe(
      '  npm run dev    shows the site, and\n                 follows it',
    );
  });

  it('indents further lines like the first, behind its arrow, or as it is told', () => {
    expect(wrapWords('    → write the year of the visit', 28)).toBe('    → write the year of the\n      visit');
    expect(wrapWords('a.md:3:9  rating: 6 is wrong', 24, '  ')).toBe('a.md:3:9  rating: 6 is\n  wrong');
  });

  it('counts no colours', () => {
    expect(wrapWords('\u001b[31mwaits for somebody\u001b[39m', 20)).toBe('\u001b[31mwaits for somebody\u001b[39m');
    expect(wrapWords('    \u001b[2m→\u001b[22m write the year of the visit', 28)).toBe(
      '    \u001b[2m→\u001b[22m write the year of the\n      visit',
    );
  });
});
