import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';
import { readMarkdown } from '../../../src/authoring/yaml/front-matter.ts';

function parsed(text: string): unknown {
  return readMarkdown({ file: 'a.md', text }).found[0]?.value;
}

function messages(text: string): string[] {
  return readMarkdown({ file: 'a.md', text }).problems.map(formatProblem);
}

describe('a review in Markdown', () => {
  it('has its keys above and its text below', () => {
    expect(parsed('---\nrating: 5\n---\nHello\n')).toEqual({ rating: 5, text: 'Hello' });
  });

  it('whose text stands above alone is told of that, not of a missing text', () => {
    expect(parsed('---\ntext: Hi\n---\n')).toEqual({ text: 'Hi' });
    expect(messages('---\ntext: Hi\n---\n')).toEqual([expect.stringContaining('belongs below the front matter')]);
  });

  it('keeps its text as it is, but for blank lines before it and white space after', () => {
    expect(parsed('---\na: 1\n---  \n\n \t\n  *Hi*\n\n---\n# x  \nend \n\n')).toEqual({
      a: 1,
      text: '  *Hi*\n\n---\n# x  \nend',
    });
  });

  it('may have no key and no text', () => {
    expect(parsed('---\n---')).toEqual({ text: '' });
  });

  it('takes no separator but a line feed for a line end', () => {
    expect(parsed('---\ntitle: Great\u2028---\n---\nElm\u2028---\u2029---\n')).toEqual({
      title: 'Great\u2028---',
      text: 'Elm\u2028---\u2029---',
    });
  });

  it.each(['date: x\n---\nrating: 5', 'rating: the best', '---\nrating: 5\n\n---', '---\nOn date: rating: 5\n---'])(
    'is not mistaken for two: %j',
    (text) => expect(messages(`---\na: 1\n---\nFirst.\n\n${text}\n`)).toEqual([]),
  );

  it('is told where a second one begins in its text', () => {
    const second = '---\nrating: 1\nauthor: Bob\ndate: 2026-01-01\n---\nSecond.\n';
    expect(messages(`---\na: 1\n---\nFirst.\n\n---\n\n${second}${second}`)).toEqual([
      'a.md:8:1  a second review begins here; write it in a file of its own',
    ]);
  });

  it('knows where its keys and its text stand', () => {
    const [source] = readMarkdown({ file: 'a.md', text: '---\nrating: 5\n---\n\n\nHello\n' }).found;
    expect(source?.locator()(['rating'])).toEqual({ line: 2, column: 9 });
    expect(source?.locator()(['text'])).toEqual({ line: 6, column: 1 });
  });

  it('tells a missing text at the end of the file', () => {
    const [source] = readMarkdown({ file: 'a.md', text: '---\nrating: 5\n---\n' }).found;
    expect(source?.locator()(['text'])).toEqual({ line: 4, column: 1 });
  });
});

describe('front matter', () => {
  it.each([
    ['is missing', 'Hello\n', 'a.md:1:1  the front matter is missing; the first line must be ---'],
    ['comes too late', '\n---\na: 1\n---\n', 'a.md:1:1  the front matter is missing; the first line must be ---'],
    ['is missing in an empty file', ' \n', 'a.md:1:1  is empty; bring back what was in it, as git restore does, or delete it'],
    [
      'has dashes of a word processor above',
      '—-—\na: 1\n---\n',
      'a.md:1:1  the front matter is missing; the first line must be three hyphens, ---, and not "—-—"',
    ],
    [
      'is that of no review',
      '# About us\n\nText.\n',
      'a.md:1:1  the front matter is missing; the first line must be --- (a page of yours belongs in the folder pages)',
    ],
    [
      'has dashes of a word processor below',
      '---\na: 1\n—-\nHello\n',
      'a.md:1:1  the front matter is not closed; the line below it must be three hyphens, ---, and line 3 is "—-"',
    ],
    [
      'has four hyphens below',
      '---\na: 1\n----\nHello\n',
      'a.md:1:1  the front matter is not closed; the line below it must be three hyphens, ---, and line 3 is "----"',
    ],
    ['is not closed', '---\na: 1\nHello\n', 'a.md:1:1  the front matter is not closed; a line --- must follow it'],
    [
      'has no space behind any colon',
      '---\ndate:2026-03-05\nrating:5\n---\nHello',
      'a.md:2:1  the front matter must be lines of `key: value`, with a space behind the colon',
    ],
    ['is a list', '---\n- a\n---\nHello', 'a.md:2:1  the front matter must be lines of `key: value`'],
    ['holds the text', '---\na: 1\ntext: Hi\n---\nHello', 'a.md:3:1  text: belongs below the front matter, not in it'],
    ['is not YAML', '---\na: 1\nb: !x 1\n---\nHello', 'a.md:3:4  a value that begins with ! must be in quotes'],
  ])('is told when it %s', (_, text, message) => {
    expect(messages(text)).toEqual([message]);
  });
});
