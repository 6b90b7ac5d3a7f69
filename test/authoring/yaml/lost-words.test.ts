import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MISSING_COLON } from '../../../src/authoring/yaml/fault.ts';
import { lostWords } from '../../../src/authoring/yaml/lost-words.ts';
import { parseYaml } from '../../../src/authoring/yaml/parse.ts';
import { readYaml } from '../../../src/authoring/yaml/read-yaml.ts';
import { tokensOf } from '../../../src/authoring/yaml/tokens.ts';

function found(text: string): string[] {
  const { document } = parseYaml(text);
  return lostWords(text, document, tokensOf(text)).map(({ offset, message }) => `${offset} ${message}`);
}

describe('a value that begins with a mark', () => {
  it.each([
    ['&', 'text: &Sons did it\n', 6],
    ['*', 'title: *great*\n', 7],
    ['!', 'a: ! b\n', 3],
  ])('would lose it: %s in %s', (mark, text, offset) => {
    expect(found(text)).toEqual([`${offset} a value that begins with ${mark} must be in quotes`]);
  });

  it('keeps a mark that stands within it, in quotes or below |', () => {
    expect(found('a: b & *c* !\nd: "&e"\nf: |\n  *g*\n  !h\n')).toEqual([]);
  });
});

it('a list whose entry is indented too much would become one value', () => {
  expect(found('l:\n- a\n  - b\n')).toEqual([expect.stringMatching(/^9 this "- " is indented too much/)]);
  expect(found('text: a long one\n  - folded by a program\n')).toEqual([]);
  expect(found('l:\n  - a-b\n  - -5 below\n  - c -\n    d\n')).toEqual([]);
});

describe('a key between braces', () => {
  it('needs its colon', () => {
    expect(found('v: {method:invoice, date: 2026-03-14}\n')).toEqual([`4 ${MISSING_COLON}`]);
    expect(found('v: { method: , "date":5 }\nw: {}\n')).toEqual([]);
  });

  it.each(['home:\n  all: {count} reviews\n', 'home:\n  all: { count }\n'])('is none where a blank begins a text: %j', (text) => {
    expect(found(text)).toEqual(['13 a value that begins with { must be in quotes']);
  });

  it('is none where a comma has torn a text in two', () => {
    expect(found('r: { date: 2026-01-03, text: Thanks, Maria. }\n')).toEqual([
      '37 a value with a comma in it must be in quotes between { and }',
    ]);
  });
});

it('a code in double quotes is what YAML says it is, as programs write them', () => {
  expect(found('a: "\\t\\u00e9\\_\\/ \\\n  b"\nc: \'C:\\temp\'\nd: C:\\temp\n')).toEqual([]);
});

it('finds any number of faults in one value', () => {
  expect(found(`- a\n${'  - c\n'.repeat(50_000)}`)).toHaveLength(50_000);
});

it('lets no letter of an unquoted value disappear', () => {
  const parts = fc.constantFrom(...'gh  #&*!:-,?%@`\\.=<\n', '\n  ');
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 14 }), (written) => {
      // Lines that end with a colon would be keys, and a # followed by a space is always a comment.
      const value = written
        .join('')
        .replace(/\n(?! )/g, '\n   ')
        .replace(/:(?=\s*(?:\n|$))|#(?=[\s#]|$)/g, '');
      for (const text of [
        `text: g${value}\n`,
        `- g${value}\n`,
        `v: { a: ${value} }\n`,
        `text:\n  ${value}\n`,
        `text: ${value}\n  g\n`,
        `text: |\n   g${value}\n`,
      ]) {
        const { found: read } = readYaml({ file: 'a.yaml', text });
        // If the value is empty or a group, the schema reports it.
        if (isText(read[0]?.value)) expect([text, lettersOf(JSON.stringify(read[0]?.value))]).toEqual([text, lettersOf(text)]);
      }
    }),
    { numRuns: 500 },
  );
});

function lettersOf(text: string): string {
  return text.replace(/[^gh]/g, '');
}

/** Whether the value is a text: under `text`, in the list, or in the group `v`. */
function isText(value: unknown): boolean {
  const { text, v, 0: entry } = { ...(value as { text?: unknown; v?: { a?: unknown }; 0?: unknown }) };
  return typeof (text ?? v?.a ?? entry) === 'string';
}
