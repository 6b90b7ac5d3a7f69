import { expect, it } from 'vitest';
import { offsetOf, parseYaml } from '../../../src/authoring/yaml/parse.ts';

it('takes only numbers, truth values and null for what they are: a date is text', () => {
  const { document } = parseYaml('date: 2026-03-14\nyes: no\nzip: "053"\nrating: 5\nwell: true\nempty:\n');
  expect(document.toJS()).toEqual({ date: '2026-03-14', yes: 'no', zip: '053', rating: 5, well: true, empty: null });
});

it.each(['T00:00:00.000Z', 'T00:00:00Z', 't00:00:00+00:00', ' 00:00:00.000000000 Z', ' 00:00:00', 'T00:00:00'])(
  'reads a day that a program wrote as a moment, 2026-03-14%s, as the day',
  (time) => {
    expect(parseYaml(`date: 2026-03-14${time}\n`).document.toJS()).toEqual({ date: '2026-03-14' });
    expect(parseYaml(`date: "2026-03-14${time}"\n`).document.toJS()).toEqual({ date: `2026-03-14${time}` });
  },
);

it.each(['2026-03-13T22:00:00.000Z', '2026-03-14T00:00:00+01:00', '2026-03-14T00:00:00Z, early', '2026-03-14T00:00'])(
  'leaves %s as it is, which may be on another day where the business is, or is a text',
  (written) => {
    expect(parseYaml(`date: ${written}\n`).document.toJS()).toEqual({ date: written });
  },
);

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
