import { describe, expect, it } from 'vitest';
import type { Insights } from '../../../src/insights/dataset/schemas/insights-schema.ts';
import { accuracyOf } from '../../../src/insights/trades/accuracy.ts';
import { localeOf } from '../../../src/locales/locale.ts';
import { accuracyWords } from '../../../src/representations/text/accuracy-words.ts';

type Accuracy = Insights['method']['accuracy'];

const NOTHING = { aspect_f1: 0, aspect_precision: 0, pair_f1: 0, polarity_accuracy: 0, polarity_macro_f1: 0 };

/** An accuracy where the share `right` of what is found is right, and the share `found` of what customers say is found. */
function measured(right: number, found: number, low?: readonly [right: number, found: number]): Accuracy {
  const figures = { ...NOTHING, pair_precision: right, aspect_recall: found };
  const withBounds = { ...figures, pair_f1_low: 0, pair_f1_high: 1 };
  const lowStars = low && { ...NOTHING, stars: '1-2', reviews: 40, pair_precision: low[0], aspect_recall: low[1] };
  return {
    ...accuracyOf('home-services'),
    words: 110,
    reviews: 101,
    with_stars: withBounds,
    without_stars: withBounds,
    by_stars: lowStars ? [lowStars] : [],
  };
}

describe('the accuracy', () => {
  it('is told by tens, with how it was measured', () => {
    expect(accuracyWords(measured(0.87, 0.79, [0.81, 0.68]), localeOf('en'))).toBe(
      'It is right in nine of ten things that it says, and finds eight of ten that customers say (measured on 101 reviews of home ' +
        'services that it had not learned from). Where customers gave one or two stars, it is right in eight of ten and finds ' +
        'seven. The reviews themselves are the truth.',
    );
    expect(accuracyWords(measured(0.87, 0.79), localeOf('es'))).toBe(
      'Acierta en nueve de cada diez cosas que dice y encuentra ocho de cada diez que dicen los clientes (medido en 101 opiniones ' +
        'de servicios para el hogar de las que no había aprendido). La verdad son las propias opiniones.',
    );
  });

  it('is all ten only where nothing is missing', () => {
    expect(accuracyWords(measured(0.97, 1), localeOf('en'))).toMatch(/right in nine of ten .* finds ten of ten/);
  });

  it('is said to be unknown where nothing was measured', () => {
    expect(accuracyWords({ ...measured(0, 0), reviews: 0 }, localeOf('en'))).toBe(
      'How often it is wrong in this trade has not been measured. The reviews themselves are the truth.',
    );
  });
});
