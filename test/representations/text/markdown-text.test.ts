import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownAddress, markdownInline, markdownLink, markdownQuote } from '../../../src/representations/text/markdown-text.ts';
import { hostileText } from '../../support/content/hostile/hostile-text.ts';
import { shownMarkdown } from '../../support/judges/markdown.ts';

/** What a reader sees of a text: without control characters, and with one space for any white space. */
function seen(text: string | null): string {
  return (text ?? '')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, ' ')
    .replace(/[^\t\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names of the elements inside. Links are left out, because a program may make them of bare addresses. */
function elementsIn(element: Element | undefined): string[] {
  const names = [...(element?.querySelectorAll('*') ?? [])].map(({ tagName }) => tagName);
  return [...new Set(names)].filter((name) => name !== 'A').sort();
}

describe('a quotation', () => {
  it('shows any text as it is, and nothing of it outside', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const [quote, ours, ...more] = shownMarkdown(`${markdownQuote(text)}\n\nours`).children;
        expect([quote?.tagName, ours?.textContent, more.length]).toEqual(['BLOCKQUOTE', 'ours', 0]);
        expect(['', 'P']).toContain(elementsIn(quote).join());
        expect(seen(quote?.textContent ?? null)).toBe(seen(text));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps paragraphs and lines', () => {
    expect(markdownQuote('one\ntwo\n\nthree\n')).toBe('> one\n> two\n>\n> three');
  });

  it.each([
    ['# Answer', '> \\# Answer'],
    ['1. first', '> 1\\. first'],
    ['- item', '> \\- item'],
    ['<b>', '> &lt;b>'],
    ['a\u2028# b', '> a\n> \\# b'],
    ['Q&A at 5 < 6 for $194.', '> Q&A at 5 &lt; 6 for $194.'],
    ['www.a.example<b>', '> www\\.a.example&lt;b>'],
  ])('writes %j as %j', (text, markdown) => {
    expect(markdownQuote(text)).toBe(markdown);
  });
});

it('text within a line shows any text as it is, in a heading and behind other words', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const [heading, list, ...more] = shownMarkdown(
        `# ours ${markdownInline(text)}\n\n- ours ${markdownInline(text)}\n`,
      ).children;
      expect([heading?.tagName, list?.tagName, more.length]).toEqual(['H1', 'UL', 0]);
      expect([elementsIn(heading), elementsIn(list)]).toEqual([[], ['LI']]);
      for (const element of [heading, list]) expect(seen(element?.textContent ?? null)).toBe(seen(`ours ${text}`));
    }),
    { numRuns: 500 },
  );
});

describe('an address', () => {
  const HOSTILE = 'https://example.com/a>b(c)<d>"`?e=[f]&g\\h#i)j';

  it('is a link whatever it holds', () => {
    for (const markdown of [markdownAddress(HOSTILE), markdownLink('Name', HOSTILE)]) {
      const body = shownMarkdown(`${markdown} ours`);
      const links = [...body.querySelectorAll('a')];
      expect(links).toHaveLength(1);
      expect(decodeURI(new URL(links[0]?.getAttribute('href') ?? '').pathname)).toBe('/a>b(c)<d>"`');
      expect(body.textContent?.trim()).toMatch(/ ours$/);
    }
  });
});
