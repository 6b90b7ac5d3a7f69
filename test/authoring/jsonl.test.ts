import { expect, it } from 'vitest';
import { readJsonl } from '../../src/authoring/jsonl.ts';
import { formatProblem } from '../../src/authoring/problem.ts';

it('reads one value a line and skips blank lines', () => {
  const { found, problems } = readJsonl('a.jsonl', '{"id":"a"}\n\n \t\n{"id":"b"}');
  expect(problems).toEqual([]);
  expect(found.map(({ value }) => value)).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(found[1]?.locator()(['id'])).toEqual({ line: 4, column: 7 });
});

it('goes on after a line that is not JSON', () => {
  const { found, problems } = readJsonl('a.jsonl', '{"id":\n{"id":"b"}\n}');
  expect(found).toHaveLength(1);
  expect(problems.map(formatProblem)).toEqual([
    'a.jsonl:1:7  not valid JSON: it ends too soon',
    'a.jsonl:3:1  not valid JSON: unexpected "}"',
  ]);
});

it('holds nothing when empty', () => {
  expect(readJsonl('a.jsonl', '')).toEqual({ found: [], problems: [] });
});
