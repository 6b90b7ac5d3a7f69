import { describe, expect, it } from 'vitest';
import { lexiconFor } from '../../../src/insights/engine.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { readPassages } from '../../../src/insights/model/passages.ts';
import { createBareVerdicts } from '../../../src/insights/verdicts/bare-verdicts.ts';

const SIGNS = { positive: '+', neutral: '=', negative: '-' };
const withBareVerdicts = createBareVerdicts(ENGLISH, [
  { id: 'communication', name: 'Communication' },
  { id: 'staff', name: 'Service and staff' },
  { id: 'price', name: 'Price' },
  { id: 'workmanship', name: 'Workmanship' },
  { id: 'quality', name: 'Quality of the goods' },
  { id: 'style', name: 'Look and style' },
  { id: 'parking', name: 'Parking' },
]);

/** The passages with bare verdicts, each with these. */
function found(text: string): string[] {
  return withBareVerdicts(readPassages(text, lexiconFor(ENGLISH, 'other')), text).flatMap(({ start, end, cues }) => {
    const verdicts = cues.flatMap(({ own, aspect, sentiment }) => (own ? [`${aspect}${SIGNS[sentiment]}`] : []));
    return verdicts.length === 0 ? [] : [`${verdicts.join(' ')}: ${text.slice(start, end)}`];
  });
}

describe('a bare verdict', () => {
  it.each([
    ['Communication bad.', ['communication-: Communication bad']],
    ['Price: too high!', ['price-: Price', 'price-: too high']],
    ['Clean, the staff very good, and prices a bit steep.', ['staff+: the staff very good', 'price-: and prices a bit steep']],
    ['Service not great', ['staff-: Service not great']],
    ['Price 2/5, parking 👎🏽 😡', ['price-: Price 2/5', 'parking-: parking 👎🏽 😡']],
    ['Service ⭐⭐⭐⭐ Price ⭐⭐', ['staff+: Service ⭐⭐⭐⭐', 'price-: Price ⭐⭐']],
    ['Service 5/5 Price 2/5', ['staff+ price-: Service 5/5 Price 2/5']],
    // Of the later aspect with its noun, since those of a trade come last.
    ['Quality poor.', ['quality-: Quality poor']],
  ])('is in %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['a whole sentence', 'The price was high.', 'I found the price high.', 'They look great.', 'Look great!'],
    ['what goes on', 'Price good for what you get.', 'Staff, great service.'],
    ['a denial or a question', 'Price not bad.', 'Price good?', 'Work not just good, great.'],
    ['what others do', 'Another plumber charged less: price good.'],
    ['figures that are no rating', 'Price 7 days.', 'Work 9-5, so evenings suited me.', 'Repairs: 2, 10, 12.'],
    ['marks that stand before', '👍 Communication 👎 Price', '⭐⭐⭐⭐⭐ Service ⭐⭐ Price'],
    ['what people do', 'Staff joke, laugh and get the work done.'],
  ])('is not in %s', (_, ...texts) => {
    expect(texts.filter((text) => found(text).length > 0)).toEqual([]);
  });

  it('takes the place of the cues of its aspect', () => {
    const text = 'Communication bad';
    const [passage] = withBareVerdicts(readPassages(text, lexiconFor(ENGLISH, 'other')), text);
    expect(passage?.cues.map(({ aspect, sentiment }) => `${aspect} ${sentiment}`)).toEqual(['communication negative']);
  });
});

it.each([ENGLISH, SPANISH])('the judgements in $tag are written as words are compared', ({ judgements, dictionary }) => {
  for (const word of [...judgements.values()].flat()) expect(dictionary.forms.fold(word)).toBe(word);
});
