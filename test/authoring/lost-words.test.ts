import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lostWords } from '../../src/authoring/lost-words.ts';
import { parseYaml, readYaml } from '../../src/authoring/yaml-source.ts';
import { tokensOf } from '../../src/authoring/yaml-tokens.ts';

function found(text: string): string[] {
  const { document } = parseYaml(text);
  return lostWords(text, document, tokensOf(text)).map(({ offset, message }) => `${offset} ${message}`);
}

describe('a comment behind a text without quotes', () => {
  it.each([
    ['a value', 'text: Flooded, apartment #4 was wet\n', 25],
    ['the end of the file', 'text: a #4', 8],
    ['an entry', '- Ana  # x\n', 7],
    ['the last line of a text', 'text: a\n  b #4 c\n', 12],
    ['the first line of a text', 'text: first line #4\n  second line\n', 17],
    ['an entry between brackets', 'l: [Ana #4\n]\n', 8],
    ['a value between braces', 'v: { method: invoice #4\n }\n', 21],
    ['a date', 'date: 2026-03-14\t# Monday\n', 17],
    ['a word that is no number', 'rating: 5 stars #1\n', 16],
    ['a key', 'a #b: c\n', 2],
    ['a key, before a text on the next line', 'text: #1 plumber\n  in town\n', 6],
    ['a dash, before a text on the next line', '- #1 plumber\n  in town\n', 2],
  ])('would be lost: %s', (_, text, offset) => {
    expect(found(text)).toEqual([
      `${offset} what stands after " #" would be lost; put the value in quotes, or the comment on a line of its own`,
    ]);
  });

  it.each([
    ['on a line of its own', '# a\nb: c\n# d\ne:\n  # f\n  - g\n  # h\n'],
    ['behind a number, a truth value, a null', 'a: 5 # b\nc: true # d\ne: null # f\ng: ~ # h\n'],
    ['behind quotes', 'a: "b" # c\nd: \'e\' # f\n'],
    ['behind | and >', 'a: | # b\n  c #d\ne: > # f\n  g #h\n'],
    ['behind a key', 'a: # b\n  c: d\ne: # f\n  - g\n'],
    ['behind brackets and commas', 'a: [b, # c\n  d ] # e\nf: { g: h } # i\n'],
    ['not at all, as no space stands before it', 'a: b#c\nd: https://e.example/#f\n'],
  ])('is a comment: %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a value that begins with a mark', () => {
  it('is empty, for # begins a comment', () => {
    const words = 'the value is empty, because what begins with # is a comment; a value that begins with # must be in quotes';
    expect(found('title: #1 plumber\nrating: 5\n')).toEqual([`7 ${words}`]);
    expect(found('- #4\n- b\n')).toEqual([`2 ${words}`]);
    expect(found('v: { title: #1 }\n')).toEqual([`12 ${words}`]);
    expect(found('title:\n  # not yet\nrating: 5\n')).toEqual([]);
  });

  it.each([
    ['&', 'text: &Sons did it\n', 6],
    ['&', 'text: & sons\n', 6],
    ['*', 'title: *great*\n', 7],
    ['*', 'title: * great\n', 7],
    ['!', 'a: ! b\n', 3],
    ['!', 'a: !!binary aGk=\n', 3],
    ['%', '%x: 1\n', 0],
  ])('would lose it: %s in %s', (mark, text, offset) => {
    expect(found(text)).toEqual([`${offset} a value that begins with ${mark} must be in quotes`]);
  });

  it('keeps a mark that stands within it, in quotes or below |', () => {
    expect(found('a: b & *c* !\nd: "&e"\nf: |\n  *g*\n  !h\n')).toEqual([]);
  });
});

describe('a list', () => {
  it('whose entry is indented too much would become one value', () => {
    expect(found('l:\n- a\n  - b\n')).toEqual([expect.stringMatching(/^9 this "- " is indented too much/)]);
    expect(found('l:\n  - a-b\n  - -5 below\n  - c -\n    d\n')).toEqual([]);
  });
});

describe('a key between braces', () => {
  it('needs its colon', () => {
    const words = 'a colon and a space must stand between a key and its value, as in key: value';
    expect(found('v: {method:invoice, date: 2026-03-14}\n')).toEqual([`4 ${words}`]);
    expect(found('v: { method: , "date":5 }\nw: {}\n')).toEqual([]);
  });
});

describe('a line below a text', () => {
  it.each([
    ['a key', 'text: a\n  #4 was wet\n', 10],
    ['a key in a list', 'l:\n  - name: Ana\n      # 2\n    title: b\n', 23],
    ['a dash', '- a\n  #4\n', 6],
    ['a text of several lines', 'text: a\n  b\n  #4 c\n', 14],
  ])('that begins with # and is indented below %s would be lost', (_, text, offset) => {
    expect(found(text)).toEqual([expect.stringMatching(new RegExp(`^${offset} a line that begins with # is a comment`))]);
  });

  it.each([
    ['in the column of its key', 'a: b\n# c\nl:\n  - name: Ana\n    # 2\n    title: b\n'],
    ['in the column of its dash', 'l:\n  - Ana\n  # - Bob\n  - Cleo\n'],
    ['after an empty line', 'a: b\n\n  # c\nd: e\n'],
    ['between brackets', 'l: [a,\n  b\n  # c\n ]\n'],
  ])('is a comment %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

it('a code in double quotes is what YAML says it is, as programs write them', () => {
  expect(found('a: "\\t\\u00e9\\_\\/ \\\n  b"\nc: \'C:\\temp\'\nd: C:\\temp\n')).toEqual([]);
});

it('finds any number of faults in one value', () => {
  expect(found(`a: b\n${'  - c\n'.repeat(50_000)}`)).toHaveLength(50_000);
});

it('lets no letter of an unquoted value disappear', () => {
  const parts = fc.constantFrom('g', 'h', ' ', ' ', '#', '&', '*', '!', ':', '-', ',', '?', '%', '@', '`', '\\', '.', '=', '<');
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 12 }), (written) => {
      const value = written.join('');
      for (const text of [
        `text: ${value}\n`,
        `- ${value}\n`,
        `v: { a: ${value} }\n`,
        `text: g\n  ${value}\n`,
        `text: ${value}\n  g\n`,
      ]) {
        const { found: read } = readYaml('a.yaml', text);
        if (read[0]) expect(lettersOf(JSON.stringify(read[0].value))).toBe(lettersOf(text));
      }
    }),
    { numRuns: 300 },
  );
});

function lettersOf(text: string): string {
  return text.replace(/[^gh]/g, '');
}
