import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aspectTrends } from '../../src/charts/aspect-trends.ts';
import type { Figure } from '../../src/charts/figure.ts';
import type { Said as Spoken } from '../../src/charts/praise-series.ts';
import { ratingDistribution } from '../../src/charts/rating-distribution.ts';
import { ratingOverTime } from '../../src/charts/rating-over-time.ts';
import { techniciansCompared } from '../../src/charts/technicians-compared.ts';
import type { Insights } from '../../src/insights/dataset/schemas/insights-schema.ts';
import { localeOf } from '../../src/locales/locale.ts';
import type { Catalog } from '../../src/reviews/catalog.ts';
import { catalogOf, elementsOf, teamOf, technicianOf, xmlFaults } from '../support/charts/drawings.ts';
import { saidTogether, said as spokenOf } from '../support/charts/praise.ts';

interface Said {
  readonly catalog: Catalog;
  readonly spoken: Spoken;
  readonly insights: Pick<Insights, 'entities'>;
  readonly language: string;
}

/** All figures for what was said. */
function figuresOf({ catalog, spoken, insights, language }: Said): Figure[] {
  const locale = localeOf(language);
  return [
    ratingDistribution(catalog, locale),
    ratingOverTime(catalog, locale),
    ...(aspectTrends(spoken, locale)?.changes ?? []).map(({ figure }) => figure),
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

/** Most aspects have two days that are far enough apart to be drawn. */
const spoken: fc.Arbitrary<Spoken> = fc
  .array(
    fc.tuple(
      name,
      fc.array(fc.tuple(day, fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }))), { maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((list) =>
    saidTogether(...list.map(([called, days], at) => spokenOf(Object.fromEntries(days), { id: `own-${at}`, name: called }))),
  );

const technicians = fc
  .array(fc.tuple(name, fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 100, max: 500 }), fc.option(score)), {
    maxLength: 22,
  })
  .map((list) => list.map(([called, reviews, average, of]) => technicianOf(called, reviews, average / 100, of)));

const said: fc.Arbitrary<Said> = fc
  .record({
    reviews: fc.array(fc.tuple(day, fc.integer({ min: 1, max: 5 })), { maxLength: 60 }),
    spoken,
    technicians,
    language: fc.constantFrom('en', 'es', 'es-MX', 'en-GB'),
  })
  .map(({ reviews, technicians, ...rest }) => ({
    ...rest,
    catalog: catalogOf(reviews),
    insights: teamOf(technicians),
  }));

/** Checks the figures for `numRuns` random inputs. */
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
    expect(drawings.length).toBeGreaterThan(20);
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
  const days = Array.from({ length: 17 }, (_, at) => `${2022 + ((at + 3) >> 2)}-${['03', '06', '09', '12'][(at + 3) % 4]}-10`);
  const reviews = days.flatMap((day, at) =>
    Array.from({ length: 3 + ((at * 7) % 14) }, (_, n) => [day, 1 + ((at + n) % 5)] as const),
  );
  const said = Object.fromEntries(days.map((day, at) => [day, at < 8 ? ([12, 2] as const) : ([2, 12] as const)]));
  const figures = figuresOf({
    catalog: catalogOf(reviews),
    spoken: saidTogether(...Array.from({ length: 11 }, (_, at) => spokenOf(said, { id: `a${at}`, name: `Aspect ${at}` }))),
    insights: teamOf(Array.from({ length: 12 }, (_, at) => technicianOf(`Technician ${at}`, 40 + at, 4 + at / 20))),
    language: 'en',
  });
  expect(figures).toHaveLength(6);
  for (const svg of drawingsOf(figures)) expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6000);
});
