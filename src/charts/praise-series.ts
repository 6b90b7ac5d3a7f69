import { isQuoted } from '../insights/dataset/aspect-path.ts';
import type { ReviewReading } from '../insights/dataset/review-reading.ts';
import type { AspectInsight } from '../insights/dataset/schemas/insights-schema.ts';
import { wilson } from '../insights/dataset/score.ts';
import type { Review } from '../reviews/schemas/review.ts';
import { type Period, type Quarter, quarterOfDate, yearOf } from './quarters.ts';
import type { Point } from './series.ts';

/** A point of fewer mentions would show chance alone. */
const FEWEST_MENTIONS = 5;

/** The share of praise in the mentions of a period. `quarter` is its first quarter, and `count` the number of mentions. */
export interface PraisePoint extends Point {
  readonly praised: number;
  /** How many reviews the mentions are in: a review with two mentions is one witness. */
  readonly witnesses: number;
}

/** How often an aspect was praised, from the oldest period to the newest, at least two of them. */
export interface PraiseSeries {
  readonly aspect: AspectInsight;
  /** The points are of periods with five mentions or more: quarters, or years if most quarters have fewer mentions. */
  readonly period: Period;
  readonly points: readonly PraisePoint[];
  /** The oldest and the newest year with five mentions or more; if there are not two such years, the quarters. */
  readonly ends: { readonly period: Period; readonly first: PraisePoint; readonly last: PraisePoint };
}

/** What the series are made of. */
export interface Said {
  readonly reviews: readonly Pick<Review, 'id' | 'date'>[];
  readonly readings: ReadonlyMap<string, ReviewReading>;
  readonly aspects: readonly AspectInsight[];
}

interface Mention {
  readonly review: string;
  readonly quarter: Quarter;
  readonly isPraise: boolean;
}

/** The series of each aspect that is spoken of often enough, in the order of the aspects. */
export function praiseSeries({ reviews, readings, aspects }: Said): PraiseSeries[] {
  const mentions = Map.groupBy(
    reviews.flatMap(({ id, date }) => {
      const { statements = [], unquoted = [] } = readings.get(id) ?? {};
      const quarter = quarterOfDate(date);
      return [...statements, ...unquoted].map(({ aspect, sentiment }) => ({
        aspect,
        review: id,
        quarter,
        isPraise: sentiment === 'positive',
      }));
    }),
    ({ aspect }) => aspect,
  );
  return aspects.filter(isQuoted).flatMap((aspect) => seriesOf(aspect, mentions.get(aspect.id) ?? []));
}

function seriesOf(aspect: AspectInsight, mentions: readonly Mention[]): PraiseSeries[] {
  const isEnough = ({ count }: Point) => count >= FEWEST_MENTIONS;
  const quarters = pointsOf(mentions, (quarter) => quarter);
  const byQuarter = quarters.filter(isEnough);
  const byYear = pointsOf(mentions, (quarter) => 4 * yearOf(quarter)).filter(isEnough);
  const [quarterEnds, yearEnds] = [endsOf('quarter', byQuarter), endsOf('year', byYear)];
  const isByQuarter = quarterEnds !== undefined && 2 * byQuarter.length >= quarters.length;
  const ends = yearEnds ?? (isByQuarter ? quarterEnds : undefined);
  if (ends === undefined) return [];
  return [{ aspect, ends, ...(isByQuarter ? { period: 'quarter', points: byQuarter } : { period: 'year', points: byYear }) }];
}

function endsOf(period: Period, points: readonly PraisePoint[]): PraiseSeries['ends'] | undefined {
  const [first, last] = [points[0], points.at(-1)];
  return first && last && first !== last ? { period, first, last } : undefined;
}

/** The oldest first. */
function pointsOf(mentions: readonly Mention[], periodOf: (quarter: Quarter) => Quarter): PraisePoint[] {
  return [...Map.groupBy(mentions, ({ quarter }) => periodOf(quarter))]
    .map(([quarter, within]) => {
      const praised = within.filter(({ isPraise }) => isPraise).length;
      const witnesses = new Set(within.map(({ review }) => review)).size;
      const value = praised / within.length;
      return { quarter, value, ...wilson(value, witnesses), count: within.length, praised, witnesses };
    })
    .sort((a, b) => a.quarter - b.quarter);
}
