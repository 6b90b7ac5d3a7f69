import { expect, it } from 'vitest';
import { readJsonl } from '../../../src/authoring/json/read-jsonl.ts';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';

it('reads one value a line and skips blank lines', () => {
  const { found, problems } = readJsonl({ file: 'a.jsonl', text: '{"id":"a"}\n\n \t\n{"id":"b"}' });
  expect(problems).toEqual([]);
  expect(found.map(({ value }) => value)).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(found[1]?.locator()(['id'])).toEqual({ line: 4, column: 7 });
});

it('goes on after a line that is not JSON', () => {
  const { found, problems } = readJsonl({ file: 'a.jsonl', text: '{"id":"a"\n{"id":"b"}\n}' });
  expect(found).toHaveLength(1);
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^a\.jsonl:1:\d+ {2}not valid JSON: /),
    'a.jsonl:3:1  not valid JSON: unexpected "}"',
  ]);
});

const GOES_ON = 'this review goes on in the next line; write each review on one line of its own';
const COMMA = 'a comma ends this line; write each review on one line of its own, without a comma after it';
const LIST = 'a list begins here; write one review a line, without [ and ] and without commas between the reviews';
const REVIEWS = [{ id: 'a', mentions: { services: ['x'] } }, { id: 'b' }];

it.each([
  ['an indented review', JSON.stringify(REVIEWS[0], null, 2), `1:1  ${GOES_ON}`],
  ['a list on one line', ` ${JSON.stringify(REVIEWS)}\n`, `1:2  ${LIST}`],
  ['a list of one review a line', `\n[\n${REVIEWS.map((review) => JSON.stringify(review)).join(',\n')}\n]`, `2:1  ${LIST}`],
  ['lines with commas', '{"id":"a"},\n{"id":"b"},\n{"id":"c"}', `1:1  ${COMMA}`],
  ['a review that goes on below others', '{"id":"a"}\n{"id":\n"b"}', `2:1  ${GOES_ON}`],
])('tells once that %s is no JSON Lines', (_, text, message) => {
  expect(readJsonl({ file: 'a.jsonl', text }).problems.map(formatProblem)).toEqual([`a.jsonl:${message}`]);
});

it.each(['', '\n \n'])('must not be empty: %j', (text) => {
  const { problems } = readJsonl({ file: 'a.jsonl', text });
  expect(problems.map(formatProblem)).toEqual(['a.jsonl:1:1  is empty; write one review a line as JSON, or remove the file']);
});
