import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../../src/authoring/json/read-json.ts';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';

function messages(text: string): string[] {
  return readJson({ file: 'a.json', text }).problems.map(formatProblem);
}

describe('JSON mistakes', () => {
  it.each([
    ['{"a": abc}', 'a.json:1:7  not valid JSON: unexpected "a"'],
    ['{\n  "rating": 5,\n}', 'a.json:3:1  not valid JSON: expected double-quoted property name'],
    ['', 'a.json:1:1  not valid JSON: it ends too soon'],
    ['[1, 2,\n nul]', 'a.json:2:5  not valid JSON: unexpected "]"'],
    ['{"a": 1} x', 'a.json:1:10  not valid JSON: unexpected non-whitespace character'],
    ['{"a": " at position 3, in JSON at position 3" ?}', "a.json:1:47  not valid JSON: expected ',' or '}' after property value"],
    ['😀', 'a.json:1:1  not valid JSON: unexpected "😀"'],
    ["{'a': 1}", "a.json:1:2  not valid JSON: expected property name or '}'"],
    ['// note\n{}', 'a.json:1:1  not valid JSON: unexpected "/"'],
  ])('are told with their place: %s', (text, message) => {
    expect(messages(text)).toEqual([message]);
  });

  it('are not the line breaks of other systems, which become line feeds', () => {
    expect(readJson({ file: 'a.json', text: '{"text": "a\\r\\nb\\r"}' }).found[0]?.value).toEqual({ text: 'a\nb\n' });
  });

  it('are what JSON.parse refuses, nothing else', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', '"', ',', '}', 'x', '\\'), (json, place, inserted) => {
        const at = place % (json.length + 1);
        const text = json.slice(0, at) + inserted + json.slice(at);
        const read = readJson({ file: 'a.json', text }, 1);
        let value: unknown;
        try {
          value = JSON.parse(text, (_, part) => (typeof part === 'string' ? part.replace(/\r\n?/g, '\n') : part));
        } catch {
          expect(read.problems).toHaveLength(1);
          expect(read.problems[0]?.column).toBeLessThanOrEqual(text.length + 1);
          return;
        }
        expect(read.found[0]?.value).toEqual(value);
      }),
    );
  });

  it('do not include deep nesting', () => {
    const [source] = readJson({ file: 'a.json', text: `{"x": ${'['.repeat(20_000)}${']'.repeat(20_000)}}` }).found;
    expect(source?.locator()(['x'], 'key').line).toBe(1);
  });
});

it('places in JSON are those in the file, also where YAML would differ', () => {
  const [source] = readJson({ file: 'a.jsonl', text: '{\t"a\\/b": "\\ud800", "rating": 6 }' }, 7).found;
  expect(source?.locator()(['rating'])).toEqual({ line: 7, column: 31 });
  expect(source?.locator()(['rating'], 'key')).toEqual({ line: 7, column: 21 });
  expect(source?.locator()(['a/b'])).toEqual({ line: 7, column: 11 });
});
