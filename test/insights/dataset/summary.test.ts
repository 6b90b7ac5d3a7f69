import { describe, expect, it } from 'vitest';
import { aspectInsights } from '../../../src/insights/dataset/aspect-insights.ts';
import { composeSummary as composeIn, summarySentences } from '../../../src/insights/dataset/summary.ts';
import { localeOf } from '../../../src/locales/locale.ts';
import { foundIn } from '../../support/content/reading/insights.ts';

interface Counts {
  readonly positive?: number;
  readonly neutral?: number;
  readonly negative?: number;
}

/** Insights into aspects, given by name. */
function aspects(counts: Readonly<Record<string, Counts>>) {
  const found = Object.entries(counts).flatMap(([aspect, of]) =>
    (['positive', 'neutral', 'negative'] as const).flatMap((sentiment) =>
      Array.from({ length: of[sentiment] ?? 0 }, (_, n) =>
        foundIn({ id: `${sentiment}-${n}`, text: `${aspect}, ${sentiment} ${n}` }, { aspect, sentiment }),
      ),
    ),
  );
  return aspectInsights(
    Object.keys(counts).map((name) => ({ id: name, name })),
    found,
    found.length,
  );
}

/** The summary in English. */
const composeSummary = (all: number, average: number | null, found: ReturnType<typeof aspects>, locale = localeOf('en')) =>
  composeIn(summarised(all, found), average, locale);

/** So many reviews, all of which are read. */
const summarised = (all: number, found: ReturnType<typeof aspects>) => ({ review_count: all, not_analysed: 0, aspects: found });

describe('the summary that nobody wrote', () => {
  it('is empty without reviews', () => {
    expect(composeSummary(0, null, aspects({ Price: {} }))).toBe('');
  });

  it('tells of praise and blame by counts and quotes', () => {
    const insights = aspects({ Price: { positive: 2, negative: 3 }, Staff: { positive: 9, neutral: 1 } });
    expect(composeSummary(260, 4.7, insights)).toBe(
      'Customers give 4.7 of 5 stars on average, in 260 verified reviews. ' +
        'What they praise most is staff (9 of 10 reviews about it), as in “Staff, positive 0”. ' +
        'What they criticize most is price (3 of 5 reviews about it), as in “Price, negative 0”.',
    );
  });

  it('knows where what it counts and quotes is', () => {
    const parts = summarySentences(summarised(260, aspects({ Price: { negative: 3 } })), 4.7, localeOf('en')).flat();
    expect(parts.filter(({ path }) => path !== undefined)).toEqual([
      { text: '260 verified reviews', path: '/reviews' },
      { text: '3 of 3 reviews about it', path: '/insights/Price#negative' },
      { text: '“Price, negative 0”', path: '/reviews/negative-0' },
    ]);
  });

  it('quotes nobody who was rewarded or is close to the business', () => {
    const disclosure = { relation: { kind: 'friend' as const } };
    const summaryWith = (friends: number) =>
      composeSummary(
        3,
        5,
        aspects({ Price: { positive: 3 } }).map((aspect) => ({
          ...aspect,
          evidence: aspect.evidence.map((each, at) => (at < friends ? { ...each, disclosure } : each)),
        })),
      );
    expect(summaryWith(1)).toContain('“Price, positive 1”');
    expect(summaryWith(2)).toBe('Customers give 5.0 of 5 stars on average, in 3 verified reviews.');
  });

  it('has the quotes that it is given', () => {
    const parts = summarySentences(summarised(9, aspects({ Price: { positive: 3 } })), 5, localeOf('en'), ({ id }, side) => ({
      quote: `${id}, ${side}`,
      review_id: 'a',
    })).flat();
    expect(parts).toContainEqual({ text: '“Price, positive”', path: '/reviews/a' });
  });

  it('ends a sentence once where the quote ends one', () => {
    const [aspect] = aspects({ Price: { negative: 3 } });
    const evidence = (aspect?.evidence ?? []).map((each) => ({ ...each, quote: 'Too dear.' }));
    expect(composeSummary(4, 4, [{ ...aspect, evidence } as never])).toMatch(/as in “Too dear\.”$/);
  });

  it('is told in the words of another locale, with its numbers', () => {
    const insights = aspects({ Price: { positive: 4, negative: 3 }, Staff: { positive: 3 } }).map((aspect) => ({
      ...aspect,
      id: aspect.id.toLowerCase(),
    }));
    expect(composeSummary(1200, 4.75, insights, localeOf('es-MX'))).toBe(
      'Los clientes dan 4.8 de 5 estrellas de media, en 1,200 opiniones verificadas. ' +
        'Lo que más elogian es «Precio» (4 de 7 opiniones que hablan de ello), como en «Price, positive 0». ' +
        'También elogian «Trato» (3 de 3 opiniones que hablan de ello). ' +
        'Lo que más critican es «Precio» (3 de 7 opiniones que hablan de ello), como en «Price, negative 0».',
    );
  });

  it('says what is left where there is little to say', () => {
    expect(composeSummary(1, 5, aspects({ Price: { positive: 2 } }))).toBe(
      'Customers give 5.0 of 5 stars on average, in 1 verified review.',
    );
    expect(composeSummary(3, 5, aspects({ Price: { positive: 3 } }))).toBe(
      'Customers give 5.0 of 5 stars on average, in 3 verified reviews. ' +
        'What they praise most is price (3 of 3 reviews about it), as in “Price, positive 0”.',
    );
  });

  it('says nothing of what customers praise where most reviews are in a language that is not read', () => {
    const summaryWith = (not_analysed: number) =>
      composeIn({ ...summarised(10, aspects({ Price: { positive: 3 } })), not_analysed }, 4, localeOf('en'));
    expect(summaryWith(5)).toContain('What they praise most is price (3 of 3 reviews about it)');
    expect(summaryWith(6)).toBe('Customers give 4.0 of 5 stars on average, in 10 verified reviews.');
  });

  it('names three aspects with the most praise and two with the most blame', () => {
    const summary = composeSummary(
      99,
      3,
      aspects({
        A: { positive: 9 },
        B: { positive: 8 },
        C: { positive: 7 },
        D: { positive: 6 },
        E: { negative: 3 },
        F: { negative: 5 },
        G: { negative: 4 },
      }),
    );
    expect([...summary.matchAll(/(\w+) \(\d+ of/g)].map(([, name]) => name)).toEqual(['a', 'b', 'c', 'f', 'g']);
  });

  it('counts a review once, however often it says so, and leaves out what only two speak of', () => {
    const found = (aspect: string, reviews: readonly string[], times: number) =>
      reviews.flatMap((id) =>
        Array.from({ length: times }, (_, at) =>
          foundIn({ id, text: `${aspect} of ${id}` }, { aspect, sentiment: 'negative', start: 20 * at }),
        ),
      );
    const insights = aspectInsights(
      ['Price', 'Staff'].map((name) => ({ id: name, name })),
      [...found('Staff', ['a', 'b'], 8), ...found('Price', ['a', 'b', 'c'], 1)],
      3,
    );
    expect(composeSummary(3, 2, insights)).toMatch(
      /reviews\. What they criticize most is price \(3 of 3 reviews about it\), as in “[^”]*”\.$/,
    );
  });

  it('praises nothing that is blamed as often', () => {
    const summary = composeSummary(9, 3, aspects({ Price: { positive: 4, negative: 4 } }));
    expect(summary).toMatch(/reviews\. What they criticize most is price \(4 of 8 reviews about it\)/);
  });

  it('calls nothing the most praised or blamed if more reviews praise or blame another thing', () => {
    const disputed = aspects({ Cleanliness: { positive: 3 }, Work: { positive: 5, negative: 6 } });
    const summary = composeSummary(20, 2, disputed);
    expect(summary).toContain(' They praise cleanliness (3 of 3 reviews about it), as in “');
    expect(summary).toContain(' What they criticize most is work (6 of 11 reviews about it)');
    const hardlyQuoted = aspects({ Manners: { negative: 3 }, Speed: { negative: 4 } }).map((aspect) =>
      aspect.id === 'Speed' ? { ...aspect, evidence: aspect.evidence.slice(0, 1) } : aspect,
    );
    expect(composeSummary(20, 2, hardlyQuoted)).toMatch(/reviews\. They criticize manners \(3 of 3/);
  });

  it('keeps initials at the beginning of a name', () => {
    const summary = composeSummary(3, 5, aspects({ 'HVAC comfort': { positive: 3 }, 'Speed of the work': { positive: 4 } }));
    expect(summary).toContain('speed of the work (4');
    expect(summary).toContain('HVAC comfort (3');
  });
});
