import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASPECT_IDS } from '../../../src/insights/aspects.ts';
import { type Analysis, type AnalysisInput, analyseReviews } from '../../../src/insights/dataset/analyse-reviews.ts';
import { type Insights, insightsSchema } from '../../../src/insights/dataset/schemas/insights-schema.ts';
import { languageOf } from '../../../src/insights/languages/language-of.ts';
import { accuracyOf } from '../../../src/insights/trades/accuracy.ts';
import { createCatalog } from '../../../src/reviews/catalog.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

const LATE = 'The plumber was two hours late and rude.';

const NOTHING_WRITTEN: AnalysisInput = {
  aliases: { technicians: new Map(), services: new Map(), service_areas: new Map() },
  aspects: [],
  editorial: { faq: [] },
};

const business = {
  name: 'Alder Creek',
  trade: 'home-services' as const,
  technicians: [{ name: 'Dana Whitfield' }],
  services: [{ id: 'drain-cleaning', name: 'Drain cleaning' }],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};

interface Given extends Partial<AnalysisInput> {
  readonly language?: string;
  readonly reviews: readonly AuthoredReview[];
}

function analysisOf({ language = 'en', reviews, ...input }: Given): Analysis {
  const catalog = createCatalog({ business, language, reviews, waiting: 0 }, 'https://example.com');
  return analyseReviews(catalog, { ...NOTHING_WRITTEN, ...input });
}

function analyse(given: Given): Insights {
  return analysisOf(given).insights;
}

/** All quotes in the dataset. */
function evidenceIn({ aspects, entities, topics }: Insights) {
  const { technicians, services, service_areas } = entities;
  return [aspects, technicians, services, service_areas, topics].flatMap((claims) => claims.flatMap(({ evidence }) => evidence));
}

describe('the insights', () => {
  it('tell what is said plainly, of the aspect, of who came, what was done and where', () => {
    const insights = analyse({
      reviews: [
        authoredReview({
          id: 'a',
          rating: 1,
          text: LATE,
          mentions: { technicians: ['Dana Whitfield'], services: ['drain-cleaning'] },
          service_area: 'riverside',
        }),
      ],
    });
    for (const id of ['punctuality', 'staff']) {
      const aspect = insights.aspects.find((each) => each.id === id);
      expect(aspect).toMatchObject({ reviews: 1, positive: 0, score: -1, low: -1 });
      expect(aspect?.trend).toMatchObject([{ period: '2026-Q1', score: -1 }]);
    }
    const { technicians, services, service_areas } = insights.entities;
    for (const [entity] of [technicians, services, service_areas]) {
      expect(entity).toMatchObject({ mentions: 1, average_rating: 1, score: -1 });
      expect(entity?.evidence[0]).toMatchObject({ review_id: 'a', sentiment: 'negative' });
      expect(entity?.aspects.map(({ id }) => id)).toEqual(expect.arrayContaining(['punctuality', 'staff']));
    }
  });

  it('are nulls, zeros and empty lists without reviews, and no words', () => {
    const insights = analyse({ reviews: [] });
    expect(insightsSchema.strict().parse(insights)).toEqual(insights);
    expect(insights).toMatchObject({
      version: '1.0.0',
      updated: null,
      review_count: 0,
      not_analysed: 0,
      topics: [],
      faq: [],
      editorial_summary: '',
      method: { accuracy: accuracyOf('home-services') },
    });
    expect(insights.aspects.map(({ id }) => id)).toEqual([...ASPECT_IDS].sort());
    for (const aspect of insights.aspects) expect(aspect).toMatchObject({ mentions: 0, score: null, trend: [], evidence: [] });
    const nobody = { mentions: 0, average_rating: null, score: null, aspects: [], evidence: [] };
    expect(insights.entities).toEqual({
      technicians: [{ name: 'Dana Whitfield', ...nobody }],
      services: [{ id: 'drain-cleaning', name: 'Drain cleaning', ...nobody }],
      service_areas: [{ id: 'riverside', name: 'Riverside', ...nobody }],
    });
  });

  it.each([
    ['en-GB', true],
    ['de', false],
  ])('read a review in %s: %j', (language, isRead) => {
    const reviews = [authoredReview({ rating: 1, text: LATE, language, service_area: 'riverside' })];
    const insights = analyse({ language: isRead ? 'de' : 'en', reviews });
    expect(insights).toMatchObject({ review_count: 1, not_analysed: isRead ? 0 : 1 });
    expect(evidenceIn(insights).length > 0).toBe(isRead);
    // What the record says counts in every language.
    expect(insights.entities.service_areas).toMatchObject([{ mentions: 1, average_rating: 1 }]);
  });

  it('take a review without a language to be in that of the business, unless its text is plainly in another', () => {
    const analysed = (text: string, language: string) =>
      1 - analyse({ language, reviews: [authoredReview({ text })] }).not_analysed;
    expect(['en-US', 'es-MX', 'de'].map((language) => analysed(LATE, language))).toEqual([1, 1, 1]);
    expect(['en-US', 'es-MX', 'de'].map((language) => analysed('Bien.', language))).toEqual([1, 1, 0]);
    expect(analysed('Der Monteur kam eine Stunde zu spät und war unhöflich.', 'en')).toBe(0);
  });

  it('read Spanish reviews like English ones, quote them as written, and tell how well', () => {
    const text = 'El fontanero llegó dos horas tarde y fue muy maleducado. ¡Y me cobraron de más!';
    const insights = analyse({ reviews: [authoredReview({ rating: 1, text, service_area: 'riverside' })] });
    expect(insights).toMatchObject({ not_analysed: 0, topics: [], method: { accuracy: accuracyOf('home-services', 'es') } });
    expect(insights.method.accuracy).toMatchObject({ language: 'es', trade: 'other' });
    const said = insights.aspects.flatMap(({ id, evidence }) => evidence.map(({ quote, sentiment }) => [id, sentiment, quote]));
    expect(said).toContainEqual(['punctuality', 'negative', 'El fontanero llegó dos horas tarde']);
    expect(said).toContainEqual(['staff', 'negative', 'El fontanero llegó dos horas tarde y fue muy maleducado']);
    expect(insights.entities.service_areas[0]?.evidence.length).toBeGreaterThan(0);
  });

  it('have topics in the language of most reviews, and a share of the reviews in it', () => {
    const spanish = ['la casa', 'el hotel', 'mi piso'].map((where, at) =>
      authoredReview({ id: `es-${at}`, text: `No había agua caliente en ${where}.` }),
    );
    const english = authoredReview({ id: 'd', text: 'They fixed the water heater in the basement and they were kind.' });
    expect(analyse({ reviews: [...spanish, english] }).topics).toMatchObject([{ label: 'Agua caliente', share: 1 }]);
  });

  it('have the aspects of the trade, each by its name', () => {
    const odour = { id: 'odour', name: 'Odour', positive: [], neutral: [], negative: ['smells of fish'], not: [], hidden: false };
    const insights = analyse({
      aspects: [odour],
      reviews: [authoredReview({ text: 'The water smells of fish since. They were on time.' })],
    });
    expect(insights.aspects.length).toBeGreaterThan(1);
    expect(insights.aspects.find(({ id }) => id === 'odour')).toMatchObject({ name: 'Odour', mentions: 1, negative: 1 });
  });

  it('tell what part of what is said the aspects cover', () => {
    const late = authoredReview({ id: 'a', text: 'He was late.' });
    const moon = authoredReview({ id: 'b', text: 'The moon over the sea.' });
    expect(analyse({ reviews: [late] }).coverage).toBe(1);
    // Something is said there, although nothing is recognised.
    expect(analyse({ reviews: [late, moon] }).coverage).toBe(0.5);
    expect(analyse({ reviews: [moon] }).coverage).toBeNull();
  });

  it('tell nowhere of an aspect that the reviews do not prove to be one of the trade', () => {
    const reviews = [authoredReview({ id: 'a', text: 'He was late.', service_area: 'riverside' })];
    const other = { ...business, trade: 'other' } as const;
    const strange = createCatalog({ business: other, language: 'en', reviews, waiting: 0 }, 'https://example.com');
    const { insights, readings } = analyseReviews(strange, NOTHING_WRITTEN);
    expect(insights.coverage).toBe(0);
    expect(insights.aspects.some(({ id }) => id === 'punctuality')).toBe(false);
    expect(insights.entities.service_areas).toMatchObject([{ score: null, aspects: [] }]);
    expect(readings.get('a')).toMatchObject({ statements: [], unquoted: [] });
  });

  it("have the editors' questions and summary as they are", () => {
    const faq = [{ question: 'On Sundays?', answer: 'No.', review_ids: ['a'] }];
    const reviews = [authoredReview({ id: 'a' })];
    expect(analyse({ reviews, editorial: { faq, summary: 'Good people.' } })).toMatchObject({
      faq,
      editorial_summary: 'Good people.',
    });
    expect(analyse({ reviews }).editorial_summary).toMatch(/^Customers give 5.0 of 5 stars on average, in 1 verified review\./);
  });
});

describe('the reading of a review', () => {
  it('has what the text says and whom and what it names, each where it stands', () => {
    const text = 'Dana Whitfield did the drain cleaning in Riverside. The plumber was two hours late. He left a mess behind.';
    const { statements = [], names = [] } =
      analysisOf({ reviews: [authoredReview({ id: 'a', rating: 1, text })] }).readings.get('a') ?? {};
    const said = statements.map(({ aspect, sentiment, start, end }) => `${aspect} ${sentiment}: ${text.slice(start, end)}`);
    expect(said).toEqual(['punctuality negative: The plumber was two hours late', 'cleanliness negative: He left a mess behind']);
    expect(names.map(({ kind, id, start, end }) => [kind, id, text.slice(start, end)])).toEqual([
      ['technician', 'Dana Whitfield', 'Dana Whitfield'],
      ['service', 'drain-cleaning', 'drain cleaning'],
      ['service_area', 'riverside', 'Riverside'],
    ]);
  });

  it('is there where the text says nothing, and not in a language that is not analysed', () => {
    const reviews = [authoredReview({ id: 'a', text: 'Well.' }), authoredReview({ id: 'b', text: LATE, language: 'de' })];
    expect([...analysisOf({ reviews }).readings]).toEqual([['a', { statements: [], unquoted: [], names: [] }]]);
  });
});

describe('whatever the reviews say', () => {
  const SENTENCES = [
    LATE,
    'Dana was on time and fixed the leak fast!',
    'The price was fair; but they left a mess 😀.',
    'Came out to Riverside',
    'called back within the hour,\r\nno charge.',
    'w'.repeat(230),
    'He said that he would come at nine and then at ten and then again at noon, and when he came at last the part that he had with him was not the one we had ordered, so that we had to wait for one more week for it to come',
  ];
  const anyReview = fc.record({
    date: fc.constantFrom('2025-06-30', '2025-07-01', '2026-01-01'),
    rating: fc.integer({ min: 1, max: 5 }),
    language: fc.constantFrom('en', 'en-GB', 'es', 'de', undefined),
    text: fc.oneof(
      fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 6 }).map((some) => some.join(' ')),
      fc.string({ unit: anyCharacter, minLength: 1 }),
    ),
    mentions: fc.record({
      technicians: fc.subarray(['Dana Whitfield']),
      services: fc.subarray(['drain-cleaning']),
    }),
    service_area: fc.constantFrom('riverside', undefined),
  });
  const anyReviews = fc.array(anyReview, { maxLength: 12 }).map((list) =>
    list.map(({ language, service_area, ...fields }, n): AuthoredReview => {
      const optional = { ...(language !== undefined && { language }), ...(service_area !== undefined && { service_area }) };
      return authoredReview({ id: `review-${n}`, author: `Author ${n}`, ...fields, ...optional });
    }),
  );

  it('the insights are true to them and to their schema, and the same again', () => {
    fc.assert(
      fc.property(anyReviews, (reviews) => {
        const { insights } = sampleSite({ business, reviews });
        expect(insightsSchema.strict().parse(insights)).toEqual(insights);
        expect(JSON.stringify(sampleSite({ business, reviews: reviews.toReversed() }).insights)).toBe(JSON.stringify(insights));
        const texts = new Map(reviews.map(({ id, language, text }) => [id, language === 'de' ? undefined : text]));
        for (const { review_id, quote, start, end } of evidenceIn(insights)) {
          expect(texts.get(review_id)?.slice(start, end)).toBe(quote);
          expect(quote.length).toBeGreaterThan(0);
          expect(quote.length).toBeLessThanOrEqual(200);
          expect(quote.isWellFormed() || !texts.get(review_id)?.isWellFormed()).toBe(true);
        }
        for (const { positive, neutral, negative, mentions } of insights.aspects) {
          expect(positive + neutral + negative).toBe(mentions);
        }
        expect(insights.entities.technicians[0]?.mentions).toBe(
          reviews.filter(({ mentions }) => mentions.technicians.length > 0).length,
        );
        expect(insights.not_analysed).toBe(reviews.filter((review) => languageOf(review, 'en') === undefined).length);
      }),
      { numRuns: 30 },
    );
  });

  it('their readings lie in their texts, in order, and hold what the insights count and quote', () => {
    fc.assert(
      fc.property(anyReviews, (reviews) => {
        const { insights, readings } = sampleSite({ business, reviews });
        const texts = new Map(reviews.map(({ id, text }) => [id, text]));
        expect([...readings.keys()].sort()).toEqual(
          reviews.flatMap((review) => (languageOf(review, 'en') ? [review.id] : [])).sort(),
        );
        for (const [id, { statements, names }] of readings) {
          for (const list of [statements, names]) {
            expect(list.map(({ start }) => start)).toEqual(list.map(({ start }) => start).toSorted((a, b) => a - b));
            for (const { start, end } of list) expect(texts.get(id)?.slice(start, end).trim()).not.toBe('');
          }
        }
        const { aspects, entities } = insights;
        const said = [...readings.values()].flatMap(({ statements, unquoted }) => [...statements, ...unquoted]);
        expect(aspects.reduce((sum, { mentions }) => sum + mentions, 0)).toBe(said.length);
        // Topics quote whole sentences, the other claims what was said.
        const claims = [...aspects, ...Object.values(entities).flat()];
        for (const { review_id, start, end, sentiment } of claims.flatMap(({ evidence }) => evidence)) {
          expect(readings.get(review_id)?.statements).toContainEqual(expect.objectContaining({ start, end, sentiment }));
        }
      }),
      { numRuns: 30 },
    );
  });
});
