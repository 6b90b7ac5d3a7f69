import { dot, type Markish, type PlotOptions, ruleX, ruleY, text } from '@observablehq/plot';
import type { Insights } from '../insights/dataset/schemas/insights-schema.ts';
import type { Locale } from '../locales/locale.ts';
import type { Catalog } from '../reviews/catalog.ts';
import { LEAST_FOR_A_PERSON } from '../reviews/mean.ts';
import { drawBoth, roomFor, type Size, WIDTHS } from './draw.ts';
import type { Figure } from './figure.ts';
import { reviewCount, signed, twoDecimals } from './format.ts';
import { type Interval, ratingInterval } from './rating-interval.ts';

interface Rated extends Interval {
  readonly name: string;
  readonly average: number;
  readonly reviews: number;
  /** What the texts say of the technician, from −1 to 1; `null` if they say nothing. */
  readonly score: number | null;
}

/** A drawing has at most so many rows. Further ones are in the table alone. */
const MOST_ROWS = 20;

/** In ems: a longer name is cut. */
const NAME_WIDTH = 13;

/** The places of the rows, in user units. A wide drawing has the names beside what it marks, a narrow one above. */
interface Rows {
  readonly height: number;
  /** How much room there is at the left of the marks, for the names and an indent. */
  readonly left: number;
  /** The middle of a row's name, and of its marks. */
  readonly nameAt: (row: number) => number;
  readonly markAt: (row: number) => number;
}

/** In user units: the height of the scale above the rows, and room at the left and the right of the marks. */
const HEAD = 40;
const INDENT = 8;
const ROOM_FOR_AVERAGE = 34;

/** The average ratings of technicians with ten reviews or more, by name; `undefined` where there are not two to compare. */
export function techniciansCompared(
  { aggregateRating }: Pick<Catalog, 'aggregateRating'>,
  { entities }: Pick<Insights, 'entities'>,
  locale: Locale,
): Figure | undefined {
  const rated = ratedOf(entities.technicians, locale);
  const { rating_value: average } = aggregateRating;
  if (rated.length < 2 || average === null) return undefined;
  const { charts } = locale.messages;
  const shown = mostReviewed(rated);
  const others = entities.technicians.filter(({ mentions }) => mentions > 0).length - rated.length;
  const notes = [
    charts.intervalNote,
    ...(others > 0 ? [locale.counted(charts.technicians.few, others)] : []),
    ...(shown.length < rated.length ? [charts.partNote] : []),
  ];
  return {
    id: 'chart-technicians',
    title: charts.technicians.title,
    description: describe(rated, locale),
    svg: drawBoth((size) => chart(shown, average, size, locale)),
    table: tableOf(rated, locale),
    note: notes.join(' '),
  };
}

/** Sorted by name, because an order by averages would say more than their intervals allow. */
function ratedOf(technicians: Insights['entities']['technicians'], { tag }: Locale): Rated[] {
  const { compare } = new Intl.Collator(tag);
  return technicians
    .flatMap(({ name, mentions, average_rating: average, score }) =>
      average === null || mentions < LEAST_FOR_A_PERSON
        ? []
        : [{ name, average, ...ratingInterval(average, mentions), reviews: mentions, score }],
    )
    .sort((a, b) => compare(a.name, b.name));
}

/** The technicians with the most reviews, in the same order. To leave out the lowest averages would hide the worse half. */
function mostReviewed(rated: readonly Rated[]): Rated[] {
  const kept = new Set(rated.toSorted((a, b) => b.reviews - a.reviews).slice(0, MOST_ROWS));
  return rated.filter((one) => kept.has(one));
}

/** Says which two technicians differ most, if the intervals of any two do not overlap. */
function describe(rated: readonly Rated[], locale: Locale): string {
  const { byName, overlap, apart } = locale.messages.charts.technicians;
  const [best] = rated.toSorted((a, b) => b.low - a.low);
  const [worst] = rated.toSorted((a, b) => a.high - b.high);
  if (best === undefined || worst === undefined || best.low <= worst.high) return `${byName} ${overlap}`;
  const words = ({ name, average, reviews }: Rated) => [name, locale.rating(average), reviewCount(locale, reviews)] as const;
  return `${byName} ${apart(...words(best), ...words(worst))}`;
}

function tableOf(rated: readonly Rated[], locale: Locale): Figure['table'] {
  const { charts } = locale.messages;
  const [written, signedScore] = [twoDecimals(locale), signed(locale)];
  return {
    columns: [charts.technician, charts.average, charts.interval, charts.reviews, charts.score],
    rows: rated.map(({ name, average, low, high, reviews, score }) => [
      name,
      written(average),
      charts.range(written(low), written(high)),
      locale.number(reviews),
      score === null ? '–' : signedScore(score),
    ]),
  };
}

function chart(rated: readonly Rated[], average: number, size: Size, locale: Locale): PlotOptions {
  const rows = rowsOf(rated.length, size);
  const { all } = locale.messages.charts.technicians;
  const levels = [1, 2, 3, 4, 5];
  const right = size === 'wide' ? ROOM_FOR_AVERAGE + roomFor(rated.map(({ reviews }) => reviewCount(locale, reviews))) : INDENT;
  const down = { y1: HEAD - 4, y2: rows.height };
  return {
    width: WIDTHS[size],
    height: rows.height,
    marginLeft: rows.left,
    marginRight: right,
    marginTop: 0,
    marginBottom: 0,
    x: { type: 'linear', domain: [1, 5] },
    y: { type: 'identity' },
    marks: [
      ruleX(levels, { ...down, className: 'grid' }),
      text(levels, { x: (level) => level, y: HEAD - 14, text: String, className: 'soft' }),
      ruleX([average], { ...down, className: 'reference' }),
      text([average], {
        x: [average],
        y: 8,
        text: [all(locale.rating(average))],
        textAnchor: average > 3 ? 'end' : 'start',
        className: 'soft',
      }),
      rowNames(rated, rows),
      rowMarks(rated, rows, right, locale),
    ],
  };
}

function rowsOf(count: number, size: Size): Rows {
  const isWide = size === 'wide';
  const top = (row: number) => HEAD + row * (isWide ? 32 : 46);
  return {
    height: top(count),
    left: INDENT + (isWide ? 180 : 0),
    nameAt: (row) => top(row) + (isWide ? 16 : 12),
    markAt: (row) => top(row) + (isWide ? 16 : 31),
  };
}

/** The names at the left edge. A cut name has the whole as its title. */
function rowNames(rated: readonly Rated[], { left, nameAt }: Rows): Markish {
  return text(rated, {
    text: ({ name }: Rated) => name,
    y: (_: Rated, row: number) => nameAt(row),
    frameAnchor: 'left',
    textAnchor: 'start',
    dx: -left,
    lineWidth: NAME_WIDTH,
    textOverflow: 'ellipsis',
  });
}

function rowMarks(rated: readonly Rated[], rows: Rows, right: number, locale: Locale): Markish[] {
  const markAt = (_: Rated, row: number) => rows.markAt(row);
  const atEdge = { y: (_: Rated, row: number) => rows.nameAt(row), frameAnchor: 'right', textAnchor: 'end' } as const;
  return [
    ruleY(rated, { y: markAt, x1: 'low', x2: 'high', className: 'interval' }),
    dot(rated, { x: 'average', y: markAt, r: 5, className: 'dot' }),
    text(rated, { ...atEdge, dx: right, text: ({ average }: Rated) => locale.rating(average), className: 'value' }),
    text(rated, {
      ...atEdge,
      dx: right - ROOM_FOR_AVERAGE,
      text: ({ reviews }: Rated) => reviewCount(locale, reviews),
      className: 'soft',
    }),
  ];
}
