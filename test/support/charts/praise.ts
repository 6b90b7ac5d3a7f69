import type { Said } from '../../../src/charts/praise-series.ts';
import type { Sentiment } from '../../../src/insights/aspects.ts';
import { aspectOf } from './drawings.ts';

/** How many reviews praised an aspect, and how many criticised it. */
type Counts = readonly [praise: number, criticism: number];

/** The counts of each date. */
export type Days = Readonly<Record<string, Counts>>;

/** What was said of an aspect on some days. Each review says one thing. */
export function said(days: Days, fields: { readonly id: string; readonly name: string } = { id: 'price', name: 'Price' }): Said {
  const each = Object.entries(days).flatMap(([date, [praise, criticism]]) =>
    [...Array<Sentiment>(praise).fill('positive'), ...Array<Sentiment>(criticism).fill('negative')].map((sentiment, at) => ({
      id: `${fields.id}-${date}-${at}`,
      date,
      sentiment,
    })),
  );
  const countOf = (sentiment: Sentiment) => each.filter((one) => one.sentiment === sentiment).length;
  return {
    reviews: each.map(({ id, date }) => ({ id, date })),
    readings: new Map(
      each.map(({ id, sentiment }) => [
        id,
        { statements: [{ aspect: fields.id, sentiment, start: 0, end: 4 }], unquoted: [], names: [] },
      ]),
    ),
    aspects: [aspectOf([countOf('positive'), 0, countOf('negative')], fields)],
  };
}

/** Joins what was said of several aspects. */
export function saidTogether(...parts: readonly Said[]): Said {
  return {
    reviews: parts.flatMap(({ reviews }) => reviews),
    readings: new Map(parts.flatMap(({ readings }) => [...readings])),
    aspects: parts.flatMap(({ aspects }) => aspects),
  };
}

/** What was said of an aspect in the first quarter of 2023, and in the first quarter of 2026. */
export function changing(id: string, before: Counts, after: Counts): Said {
  return said({ '2023-01-10': before, '2026-01-10': after }, { id, name: id });
}
