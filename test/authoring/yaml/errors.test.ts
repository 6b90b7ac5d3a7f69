import { describe, expect, it } from 'vitest';
import { errorFaults } from '../../../src/authoring/yaml/errors.ts';
import { MISSING_COLON } from '../../../src/authoring/yaml/fault.ts';
import { parseYaml } from '../../../src/authoring/yaml/parse.ts';
import { tokensOf } from '../../../src/authoring/yaml/tokens.ts';

/** The first fault as `offset words`. */
function first(text: string): string {
  const { document } = parseYaml(text);
  const [fault] = errorFaults([...document.errors, ...document.warnings], { text, tokens: tokensOf(text).tokens });
  return fault ? `${fault.offset} ${fault.message.replace('not valid YAML: ', '')}` : 'none';
}

const COLON = MISSING_COLON;
const COLON_INSIDE = 'a value with a colon and a space in it must be in quotes';
const INDENTED =
  'this line is indented, so it continues the value above; begin a key below the other keys, or put the whole value in quotes';
const INDENT =
  'nothing above is indented like this line; the keys of one group begin in one column, and so do the lines of one text';
const TEXT_INDENT = 'each line of a text below | or > must be indented alike, with spaces';
const TAB = 'there is a tab here; indent with spaces';
const DASH =
  'a list cannot begin here; each "- " stands on a line of its own below the key, and a value that begins with - in quotes';
const OUTSIDE = 'this line does not belong to what stands above; all keys, or each "- " of a list, must begin in one column';
const HEADER = 'nothing may follow | or >; a value that begins with | or > must be in quotes';
const NO_KEY = 'a key must be text; a value that begins with [ or { must be in quotes';
const DOCUMENT_END = 'a line --- or ... ends what stands above it; leave that line out';

function quoted(mark: string): string {
  return `a value that begins with ${mark} must be in quotes`;
}

function unclosed(mark: string, other: string): string {
  return `this ${mark} has no ${other} on its line or on an indented one; ${quoted(mark)}`;
}

type Case = readonly [how: string, text: string, offset: number, words: string];

/** Tests the first fault of each text: the offset where an editor must look, and the words. */
function tells(what: string, cases: readonly Case[]): void {
  describe(what, () => {
    it.each(cases)('%s', (_, text, offset, words) => {
      expect(first(text)).toBe(`${offset} ${words}`);
    });
  });
}

tells('a colon', [
  ['without a space, on the first line', 'rating:5\nauthor: M\n', 0, COLON],
  ['without a space, on the last line', 'author: M\nrating:5\n', 10, COLON],
  ['that is missing', 'author: M\nrating 5\ntitle: x\n', 10, COLON],
  ['within a value, as in "Note: this"', 'title: Note: this\n', 7, COLON_INSIDE],
  ['within a value between brackets', 'l: [a: b: c]\n', 7, `a comma is missing, or ${COLON_INSIDE}`],
]);

tells('the indentation', [
  ['of no text below |', 'r:\n  text: |\n  Thanks a lot\n', 15, TEXT_INDENT],
  ['of no text of several lines below |', 'text: |\nThanks a lot\nand bye\n', 8, TEXT_INDENT],
  [
    'of a key below a dash',
    '- question: Do you?\n answer: x\n',
    20,
    'the keys of one entry begin in one column, that of the first one behind its "- "',
  ],
  ['is a tab, as the key of that name writes it', 'v:\n\tmethod: invoice\n', 3, TAB],
  ['is a tab behind a dash', '-\ta: b\n', 1, TAB],
  ['is a tab in an entry of a list', '- question: Do you?\n\tanswer: x\n', 20, TAB],
  ['is too small', 'v:\n  method: invoice\n date: x\n', 22, INDENT],
  ['is too large', 'v:\n  method: invoice\n    date: x\n', 25, INDENTED],
  ['is too large below a value in quotes', 'v:\n  m: "x"\n    d: 1\n', 16, INDENT],
  ['of the first line is too large', ' a: 1\nb: 2\n', 6, OUTSIDE],
  ['of a text with a colon', 'a: x\n  y: z\n', 7, INDENTED],
  ['of an entry is too small', 'l:\n  - a\n - b\n', 10, 'this "- " must begin below the "- " above it'],
  ['of a text below | is missing', 'a: |\nb\n', 5, TEXT_INDENT],
  ['of a text below | is a tab', 'a: |\n\tx\n', 5, TAB],
  ['of a text below | shrinks', 'a: |\n  x\n y\nb: 1\n', 10, INDENT],
  [
    'of an empty line below | is too large, as editors leave it that indent by themselves',
    'a: |\n     \n  x\n',
    13,
    'empty lines at the beginning of a text must not be indented more than the text',
  ],
]);

const DOUBLE = 'nothing may follow the closing "; put the whole value in single quotes, or write each " in it as \\"';
const SINGLE = "nothing may follow the closing '; put the whole value in double quotes, or write each ' in it as ''";

function open(mark: string, others: string): string {
  return `this ${mark} is not closed; another ${mark} must be at the end of the value, or the whole in ${others}`;
}

tells('a quote', [
  ['with words behind it', 'a: "x" y\n', 7, DOUBLE],
  ['within quotes', 'a: "The "best" plumber"\n', 9, DOUBLE],
  ['within single quotes', "a: 'it's fine'\n", 7, SINGLE],
  ['that is not closed', 'a: "x\nb: 1\n', 3, open('"', 'single quotes')],
  ['that is an apostrophe at the beginning of a value', "t: 'tis\nb: 'x'\n", 3, open("'", 'double quotes')],
]);

tells('a value that begins', [
  ...['@', '`', '%', ','].map((mark): Case => [`with ${mark}`, `a: ${mark}x\n`, 3, quoted(mark)]),
  ['with ?, as one who is not sure writes', 'a: ? b\n', 3, quoted('?')],
  ['with -, or a list on the line of its key', 'a: - b\n', 3, DASH],
  ['with |', 'a: | b\n', 5, HEADER],
  ['with > for more than', 'a: >5 stars\n', 6, HEADER],
  ['with >>', 'a: >>\n x\n', 4, HEADER],
  ['with {{, as the blank of a template that was not filled in', 'a: {{ b }}\n', 4, NO_KEY],
  ['with { and ends with a semicolon', 'a: { b: c };\n', 11, 'no ; may be at the end of a line; delete it'],
  ['with " and ends with a comma', 'a: "b",\n', 6, 'no , may be at the end of a line; delete it'],
  ['with [ and ends elsewhere', 'a: [b] c\n', 7, 'nothing may follow ]; put the whole value in quotes'],
  ['with ]', 'a: ]\n', 3, `this ] is one too many; ${quoted(']')}`],
]);

tells('brackets and braces', [
  ['are not closed', 'l: [a, b\nc: 1\n', 3, unclosed('[', ']')],
  ['are not closed at the end', '[a, {b: c}', 0, unclosed('[', ']')],
  ['are closed by the wrong one', 'v: {a: b]\n', 3, unclosed('{', '}')],
  ['lack an entry', 'l: [a,, b]\n', 6, 'a comma too many; a value stands before each comma'],
  ['lack a comma between lines', 'l: [a\n  b: c]\n', 4, `a comma is missing, or ${COLON_INSIDE}`],
  ['lack a comma between quotes', 'l: ["a" "b"]\n', 8, 'a comma is missing before this'],
  ['hold a value with another in it', 'v: { a: b {c} d }\n', 10, 'a value with { in it must be in quotes between { and }'],
]);

tells('a line', [
  ['of another kind than those above', '- a\nb: 1\n', 4, OUTSIDE],
  ['of a list among keys', 'a: 1\n- b\n', 5, DASH],
  ['--- as above a second review, or as in front matter', 'a: 1\n---\nb: 2\n', 5, DOCUMENT_END],
  ['... as for words left out', 'a: 1\n...\nb: 2\n', 9, DOCUMENT_END],
]);

it('are none in a text without errors', () => {
  expect(first('a: [b, { c: d }]\ne: |\n  f: g\n')).toBe('none');
});
