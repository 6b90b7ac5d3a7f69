import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspectBalance } from '../../src/charts/aspect-balance.ts';
import { aspectTrends } from '../../src/charts/aspect-trends.ts';
import type { Figure } from '../../src/charts/figure.ts';
import { ratingDistribution } from '../../src/charts/rating-distribution.ts';
import { ratingOverTime } from '../../src/charts/rating-over-time.ts';
import { techniciansCompared } from '../../src/charts/technicians-compared.ts';
import type { AspectInsight, Insights } from '../../src/insights/dataset/insights-schema.ts';
import { localeOf } from '../../src/locales/locale.ts';
import type { Catalog } from '../../src/reviews/catalog.ts';
import { aspectOf, catalogOf, elementsOf, teamOf, technicianOf, xmlFaults } from '../support/browser/drawings.ts';

interface Said {
  readonly catalog: Catalog;
  readonly insights: Pick<Insights, 'aspects' | 'entities'>;
  readonly language: string;
}

/** All figures of what was said. */
function figuresOf({ catalog, insights, language }: Said): Figure[] {
  const locale = localeOf(language);
  return [
    ratingDistribution(catalog, locale),
    ratingOverTime(catalog, locale),
    aspectBalance(insights, locale),
    ...aspectTrends(insights, locale).map(({ figure }) => figure),
    techniciansCompared(catalog, insights, locale),
  ].filter((figure) => figure !== undefined);
}

function drawingsOf(figures: readonly Figure[]): string[] {
  return figures.flatMap(({ svg }) => (svg.wide === undefined ? [svg.narrow] : [svg.narrow, svg.wide]));
}

const day = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const name = fc
  .array(fc.oneof(fc.constantFrom('<', '>', '&', '"', "'", ']]>', 'Dana ', 'Ñ', '漢', '😀'), fc.string({ maxLength: 6 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => `A${parts.join('')}`);
const score = fc.integer({ min: -100, max: 100 }).map((hundredths) => hundredths / 100);
const count = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 20_000 }));

const trend = fc
  .uniqueArray(fc.record({ year: fc.integer({ min: 2015, max: 2027 }), quarter: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 20,
    selector: ({ year, quarter }) => 4 * year + quarter,
  })
  .chain((quarters) =>
    fc.tuple(
      ...quarters
        .toSorted((a, b) => a.year - b.year || a.quarter - b.quarter)
        .map(({ year, quarter }) =>
          fc
            .tuple(score, fc.integer({ min: 1, max: 50 }))
            .map(([value, mentions]) => ({ period: `${year}-Q${quarter}`, mentions, score: value, low: -1, high: 1 })),
        ),
    ),
  );

const aspects: fc.Arbitrary<AspectInsight[]> = fc
  .array(fc.tuple(fc.tuple(count, count, count), name, trend), { maxLength: 22 })
  .map((list) =>
    list.map(([counts, called, quarters], at) => aspectOf(counts, { id: `own-${at}`, name: called, trend: quarters })),
  );

const technicians = fc
  .array(fc.tuple(name, fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 100, max: 500 }), fc.option(score)), {
    maxLength: 22,
  })
  .map((list) => list.map(([called, reviews, average, of]) => technicianOf(called, reviews, average / 100, of)));

const said: fc.Arbitrary<Said> = fc
  .record({
    reviews: fc.array(fc.tuple(day, fc.integer({ min: 1, max: 5 })), { maxLength: 60 }),
    aspects,
    technicians,
    language: fc.constantFrom('en', 'es', 'es-MX', 'en-GB'),
  })
  .map(({ reviews, aspects, technicians, language }) => ({
    catalog: catalogOf(reviews),
    insights: { aspects, ...teamOf(technicians) },
    language,
  }));

/** Looks at the figures of so many things that could be said. */
function forAny(numRuns: number, look: (figures: Figure[], all: Said) => void): void {
  fc.assert(
    fc.property(said, (all) => void look(figuresOf(all), all)),
    { numRuns },
  );
}

describe('every figure, whatever was said,', () => {
  it('has a drawing without style, script, warning or a place that is no number', () => {
    forAny(12, (figures) => {
      for (const svg of drawingsOf(figures)) {
        const elements = elementsOf(svg, '*');
        const attributes = elements.flatMap((element) => [...element.attributes]);
        expect(attributes.filter(({ name }) => /^(style|on.*|href)$/.test(name))).toEqual([]);
        expect(attributes.filter(({ value }) => /NaN|Infinity|undefined/.test(value))).toEqual([]);
        expect(elements.filter(({ localName }) => /^(style|script|foreignobject|a)$/i.test(localName))).toEqual([]);
        expect(svg).not.toContain('⚠');
      }
    });
  });

  it('is XML', async () => {
    const drawings: string[] = [];
    forAny(10, (figures) => void drawings.push(...drawingsOf(figures)));
    expect(drawings.length).toBeGreaterThan(50);
    expect(await xmlFaults(drawings)).toEqual([]);
  });

  it('has an id of its own, a name, a description and a table whose rows have all columns', () => {
    forAny(12, (figures) => {
      expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
      for (const { id, title, description, table } of figures) {
        expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
        expect(title).not.toBe('');
        expect(description).not.toBe('');
        expect(table.rows.length).toBeGreaterThan(0);
        for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
        expect(JSON.stringify([title, description, table])).not.toMatch(/NaN|Infinity|undefined/);
      }
    });
  });

  it('is the same each time', () => {
    forAny(5, (figures, all) => expect(figures).toEqual(figuresOf(structuredClone(all))));
  });

  it('tells the counts of the catalog in its tables', () => {
    const sum = (figure: Figure | undefined, column: number) =>
      figure?.table.rows.reduce((total, row) => total + Number(row[column]), 0) ?? 0;
    forAny(20, (_, { catalog }) => {
      const locale = localeOf('en');
      expect(sum(ratingDistribution(catalog, locale), 1)).toBe(catalog.reviews.length);
      expect(sum(ratingOverTime(catalog, locale), 3)).toBe(catalog.reviews.length);
    });
  });
});

it('four years of a business make drawings of at most 6 kB each', () => {
  const quarters = Array.from({ length: 17 }, (_, at) => ({ year: 2022 + ((at + 3) >> 2), quarter: 1 + ((at + 3) % 4) }));
  const reviews = quarters.flatMap(({ year, quarter }, at) =>
    Array.from(
      { length: 3 + ((at * 7) % 14) },
      (_, n) => [`${year}-${String(3 * quarter).padStart(2, '0')}-10`, 1 + ((at + n) % 5)] as const,
    ),
  );
  const periods = quarters.map(({ year, quarter }, at) => ({
    period: `${year}-Q${quarter}`,
    mentions: 5 + at,
    score: ((at % 7) - 3) / 3,
    low: -0.97,
    high: 0.93,
  }));
  const figures = figuresOf({
    catalog: catalogOf(reviews),
    insights: {
      aspects: Array.from({ length: 11 }, (_, at) =>
        aspectOf([150 - at, at, 30], { id: `a${at}`, name: `Aspect ${at}`, trend: periods }),
      ),
      ...teamOf(Array.from({ length: 12 }, (_, at) => technicianOf(`Technician ${at}`, 40 + at, 4 + at / 20))),
    },
    language: 'en',
  });
  expect(figures).toHaveLength(15);
  for (const svg of drawingsOf(figures)) expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6000);
});
