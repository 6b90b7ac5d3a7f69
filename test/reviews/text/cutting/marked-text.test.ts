import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markText } from '../../../../src/reviews/text/cutting/marked-text.ts';

it('cuts a text where spans begin and end', () => {
  const inner = { start: 4, end: 8 };
  const outer = { start: 0, end: 8 };
  expect(markText('Dana came early.', [outer, inner])).toEqual([
    { text: 'Dana', spans: [outer] },
    { text: ' cam', spans: [outer, inner] },
    { text: 'e early.', spans: [] },
  ]);
  expect(markText('plain', [])).toEqual([{ text: 'plain', spans: [] }]);
  expect(markText('', [])).toEqual([]);
});

it('keeps the text, and covers exactly what each span covers', () => {
  const spans = fc.array(fc.tuple(fc.nat(30), fc.nat(30)).map(([start, end]) => ({ start, end })));
  fc.assert(
    fc.property(fc.string({ maxLength: 25 }), spans, (text, given) => {
      const runs = markText(text, given);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      for (const span of given.filter(({ start, end }) => start < end && end <= text.length)) {
        const covered = runs.filter((run) => run.spans.includes(span)).map((run) => run.text);
        expect(covered.join('')).toBe(text.slice(span.start, span.end));
      }
    }),
  );
});
