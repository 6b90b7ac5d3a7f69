import { expect, it } from 'vitest';
import { commentFaults } from '../../../src/authoring/yaml/comment-faults.ts';
import { tokensOf } from '../../../src/authoring/yaml/tokens.ts';

const found = (text: string) => commentFaults(text, tokensOf(text)).map(({ offset, message }) => `${offset} ${message}`);

it.each([
  ['words', 'text: Flooded, apartment #4 was wet\n', 25],
  ['the first line of a text', 'text: first line #4\n  second line\n', 17],
  ['a word that is no number', 'rating: 5 stars #1\n', 16],
  ['a colon, a text following', 'text: #1 plumber\n  in town\n', 6],
  ['a dash, a text following', '- #1 plumber\n  in town\n', 2],
])('a comment may be a text behind %s', (_, text, offset) => {
  expect(found(text)).toEqual([expect.stringMatching(new RegExp(`^${offset} what follows " #" would be lost; put the value`))]);
});

it.each([
  ['a word', 'text: Great #1\n', 12],
  ['quotes', 'title: "Best" #1 plumber\n', 14],
  ['a bracket', 'l: [a] #2 too\n', 7],
  ['| or >', 'text: > #1 plumber\n  in town\n', 8],
])('a comment may be a text behind %s, where no space follows the #', (_, text, offset) => {
  expect(found(text)).toEqual([expect.stringMatching(new RegExp(`^${offset} .*or a space behind the # of a comment$`))]);
});

it.each([
  ['title: #1 plumber\nrating: 5\n', 7],
  ['- #4\n- b\n', 2],
  ['l:\n  - a: #1\n  - b: 2\n', 10],
])('a comment may be a text in the place of a value: %j', (text, offset) => {
  expect(found(text)).toEqual([expect.stringMatching(new RegExp(`^${offset} the value is empty`))]);
});

it.each(['l: [Ana #4\n]\n', 'l: [ Dana, #2 on the list, Sam\n Bo ]\n', 'l: [a,\n  # b\n  c]\n'])(
  'a comment may be a text between brackets: %j',
  (text) => {
    expect(found(text)).toEqual([expect.stringMatching(/no comment between brackets$/)]);
  },
);

it.each([
  ['a key', 'text: a\n  #4 was wet\n', 10],
  ['a key, after another comment', 'title: Great work.\n# own\n  #1 plumber in town\n', 27],
  ['a key in a list', 'l:\n  - name: Ana\n      # 2\n    title: b\n', 23],
  ['a text in quotes', 'text: "a"\n  #4\n', 12],
  ['the key of a text below |', 'text: |\n    Great work.\n  #1 plumber\n', 26],
  ['a key, before its text', 'title:\n  #1 plumber\n  in town\n', 9],
])('a comment on a line of its own may be a text where it is indented below %s', (_, text, offset) => {
  expect(found(text)).toEqual([expect.stringMatching(new RegExp(`^${offset} a line that begins with # is a comment`))]);
});

it.each([
  ['on a line of its own', '# a\nb: c\n# d\ne:\n  # f\n  - g\n  # h\n'],
  ['in the column of its key', 'a: b\n# c\nl:\n  - name: Ana\n    # 2\n    title: b\n#i: j\n'],
  ['in the column of its dash', 'l:\n  - Ana\n  # - Bob\n  - Cleo\n'],
  ['before the first key', '\n  #1\na: b\n'],
  ['behind a number, a date, a truth value, a null', 'a: 5 # b\nc: true # d\ne: null # f\ng: ~ #\nh: 2026-03-14 ## i\n'],
  ['behind quotes', 'a: "b" # c\nd: \'e\' # f\n'],
  ['behind a word, with a space behind its #', 'method: invoice # no 1234\nl:\n  - id: drain-cleaning # never change\n'],
  ['below quotes or a number, with a space behind its #', 'title: "Nice"\n  # by the editor\nrating: 5\n  # out of 5\n'],
  ['behind | and >', 'a: | # b\n  c #d\ne: > # f\n  g #h\n'],
  ['behind a key with a group, a list or a text in quotes below', 'a: # b\n  c: d\ne: # f\n  - g\nh: #i\n- j\nk: # l\n  "m"\n'],
  ['below a key without a value', 'title:\n  # not yet\nrating: 5\n'],
  ['behind brackets', 'a: [b,\n  d ] # e\nf: { g: h } # i\n'],
  ['not, as it stands in a text', 'a: "#b"\nc: |\n  #d\n'],
])('a comment is one %s', (_, text) => {
  expect(found(text)).toEqual([]);
});
