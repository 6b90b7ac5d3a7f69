import { expect, it } from 'vitest';
import { offsetOf, parseYaml } from '../../../src/authoring/yaml/parse.ts';

it('takes only numbers, truth values and null for what they are: a date is text', () => {
  const { document } = parseYaml('date: 2026-03-14\nyes: no\nzip: "053"\nrating: 5\nwell: true\nempty:\n');
  expect(document.toJS()).toEqual({ date: '2026-03-14', yes: 'no', zip: '053', rating: 5, well: true, empty: null });
});

it('counts lines from the one on which the text begins in its file', () => {
  const { document, positionAt } = parseYaml('a:\n  - b\n', 5);
  expect(positionAt(offsetOf(document.getIn(['a', 0], true)) ?? 0)).toEqual({ line: 6, column: 5 });
  expect(offsetOf(undefined)).toBeUndefined();
});

it.each([
  ['quotes with words behind them', 'a: "We are "the best"\n  plumbers" in town\nb: c\n'],
  ['brackets with words behind them', 'a: [Ad] We mend\n  pipes\n  daily\nb: c\n'],
])('counts every line of a text with %s', (_, text) => {
  expect(parseYaml(text).positionAt(text.indexOf('c\n'))).toEqual({ line: text.split('\n').length - 1, column: 4 });
});
