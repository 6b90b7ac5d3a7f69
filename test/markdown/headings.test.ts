import { describe, expect, it } from 'vitest';
import { headingsOf, titled } from '../../src/markdown/headings.ts';
import { tokensOf } from '../../src/markdown/tokens.ts';

function levels(text: string): string[] {
  return [...headingsOf(tokensOf(text)).values()].map(({ level, id }) => `${level} ${id}`);
}

describe('headings', () => {
  it('begin at the second level, and leave none out', () => {
    expect(levels('# A\n\n### B\n\n# C\n')).toEqual(['2 a', '3 b', '2 c']);
    expect(levels('### A\n\n###### B\n\n#### C\n')).toEqual(['2 a', '3 b', '3 c']);
  });

  it('have ids of their own, in every script, and none that a page has', () => {
    expect(levels('# Öffnung & Zeit\n\n# 時間\n\n# !\n\n# Content\n\n# !\n')).toEqual([
      '2 öffnung-zeit',
      '2 時間',
      '2 section',
      '2 content-2',
      '2 section-2',
    ]);
  });
});

describe('the title', () => {
  it.each([
    ['# About *us*\n\nText', undefined, 'About us', ['paragraph']],
    ['<!-- note -->\n\n# About\n', undefined, 'About', ['html']],
    ['# About\n\nText', 'About', 'About', ['paragraph']],
    ['# Hello\n\nText', 'About', 'About', ['heading', 'paragraph']],
    ['Text\n\n# Later', undefined, undefined, ['paragraph', 'heading']],
    ['#\n\nText', undefined, undefined, ['paragraph']],
  ])('of %j with %j above it is %j', (text, given, title, types) => {
    const found = titled(text, given);
    expect(found.title).toBe(title);
    expect(found.body.map(({ type }) => type).filter((type) => type !== 'space')).toEqual(types);
  });
});
