import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseReviews } from '../../../src/insights/dataset/analyse-reviews.ts';
import { keepFindings } from '../../../src/insights/dataset/kept-findings.ts';
import { type Content, createCatalog } from '../../../src/reviews/catalog.ts';
import type { AuthoredReview } from '../../../src/reviews/schemas/review.ts';
import { authoredReview } from '../../support/content/sample-site.ts';

const BUSINESS = {
  trade: 'home-services' as const,
  name: 'Alder Creek',
  technicians: [{ name: 'Dana Whitfield' }],
  services: [{ id: 'drain-cleaning', name: 'Drain cleaning' }],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};
const ALIASES = { technicians: new Map(), services: new Map(), service_areas: new Map() };
const INPUT = { aliases: ALIASES, aspects: [], editorial: { faq: [] } };
const TEXTS = [
  'Dana Whitfield was late and rude.',
  'Fair price for the drain cleaning.',
  'They left no mess in Riverside.',
  'Fine.',
];

function catalogOf(reviews: readonly AuthoredReview[], business: Content['business'] = BUSINESS) {
  return createCatalog({ business, language: 'en', reviews, waiting: 0 }, 'https://example.com');
}

/** Analyses with the findings that were kept. */
function analyse(reviews: readonly AuthoredReview[], kept: string | undefined, code = 'code', business?: Content['business']) {
  const catalog = catalogOf(reviews, business);
  const findings = keepFindings(kept, code);
  const analysis = analyseReviews(catalog, INPUT, findings);
  return { analysis, kept: findings.changed() };
}

/** Analyses only the reviews, without kept findings. */
function analyseAnew(reviews: readonly AuthoredReview[], business?: Content['business']) {
  return analyseReviews(catalogOf(reviews, business), INPUT);
}

const review = (text: string, rating = 5) => authoredReview({ id: `r-${text.length}-${rating}`, text, rating });

describe('kept findings', () => {
  it('give what a finder finds that has read nothing before', () => {
    const oneReview = fc.record({ text: fc.constantFrom(...TEXTS), rating: fc.integer({ min: 1, max: 5 }) });
    const reviews = fc
      .uniqueArray(oneReview, { selector: ({ text, rating }) => `${text} ${rating}`, maxLength: 6 })
      .map((all) => all.map(({ text, rating }) => review(text, rating)));
    fc.assert(
      fc.property(fc.array(reviews, { minLength: 2, maxLength: 3 }), (builds) => {
        let kept: string | undefined;
        for (const each of builds) {
          const made = analyse(each, kept);
          kept = made.kept ?? kept;
          expect(made.analysis).toEqual(analyseAnew(each));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('are used: of a review that was read before, what was kept is given', () => {
    const { kept = '' } = analyse([review(TEXTS[0] ?? '', 1)], undefined);
    const { insights } = analyse([review(TEXTS[0] ?? '', 1)], kept.replaceAll('"negative"', '"positive"')).analysis;
    expect(insights.aspects.reduce((sum, { negative }) => sum + negative, 0)).toBe(0);
    expect(insights.aspects.reduce((sum, { positive }) => sum + positive, 0)).toBeGreaterThan(0);
  });

  it('name the language that was found in a text, so that it is not looked for again', () => {
    const foreign = [authoredReview({ id: 'foreign', text: 'Chegaram na hora e deixaram tudo muito limpo, recomendo.' })];
    const { analysis, kept = '' } = analyse(foreign, undefined);
    expect(analysis.insights.not_analysed).toBe(1);
    const asEnglish = kept.replace('"pt"', '"en"');
    expect(analyse(foreign, asEnglish).analysis.insights.not_analysed).toBe(0);
    expect(analyse(foreign, asEnglish, 'other code').analysis.insights.not_analysed).toBe(1);
    expect(analyse(foreign, kept).kept).toBeUndefined();
  });

  it('are what was kept where nothing is new, and other where a review is gone', () => {
    const two = [review('Dana was late and rude.'), review('Fine.')];
    const { kept } = analyse(two, undefined);
    expect(analyse(two, kept).kept).toBeUndefined();
    expect(analyse(two.slice(1), kept).kept).not.toBe(kept);
  });

  it('are what was kept where two reviews have the same words', () => {
    const two = [review('Fine.'), authoredReview({ id: 'another', text: 'Fine.', rating: 5 })];
    const { kept } = analyse(two, undefined);
    expect(analyse(two, kept).kept).toBeUndefined();
  });

  it.each([
    ['of other code', (kept: string) => kept, 'other code'],
    ['that are cut short', (kept: string) => kept.slice(0, -5), 'code'],
  ])('%s are not used', (_, change, code) => {
    const reviews = [review('Dana was late and rude.', 1)];
    const { kept = '' } = analyse(reviews, undefined);
    const { analysis } = analyse(reviews, change(kept.replaceAll('"negative"', '"positive"')), code);
    expect(analysis).toEqual(analyseAnew(reviews));
  });

  it.each([
    ['its town, by which areas are named', { address: { address_locality: 'Springfield' } }],
    ['an area', { service_areas: [] }],
    ['its name', { name: 'Rude' }],
  ])('are not used where the business has changed %s', (_, change) => {
    const business = { ...BUSINESS, service_areas: [{ id: 'east', name: 'East Side Springfield' }] };
    const reviews = [review('They came to East Side quickly, and were Rude.')];
    const { kept } = analyse(reviews, undefined, 'code', business);
    const changed = { ...business, ...change };
    expect(analyse(reviews, kept, 'code', changed).analysis).toEqual(analyseAnew(reviews, changed));
  });
});
