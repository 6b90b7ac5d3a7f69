import { barX, type Markish, type PlotOptions, ruleX, text } from '@observablehq/plot';
import type { Locale } from '../locales/locale.ts';
import { starAt } from '../marks.ts';
import type { Catalog } from '../reviews/catalog.ts';
import { drawBoth, roomFor, type Size, WIDTHS } from './draw.ts';
import type { Figure } from './figure.ts';
import { reviewCount } from './format.ts';

type Aggregate = Catalog['aggregateRating'];

interface Bar {
  readonly stars: number;
  readonly count: number;
  readonly share: number;
}

/** How many reviews gave each rating; `undefined` without reviews. */
export function ratingDistribution({ aggregateRating }: Pick<Catalog, 'aggregateRating'>, locale: Locale): Figure | undefined {
  const { rating_count: total, rating_value: average } = aggregateRating;
  if (average === null) return undefined;
  const { charts, rating } = locale.messages;
  const bars = barsOf(aggregateRating);
  return {
    id: 'chart-rating-distribution',
    title: charts.distribution.title,
    description: `${charts.distribution.average(reviewCount(locale, total), locale.rating(average))} ${describe(bars, locale)}`,
    svg: drawBoth((size) => chart(bars, size, locale)),
    table: {
      columns: [charts.rating, charts.reviews, charts.share],
      rows: bars.map(({ stars, count, share }) => [rating.short(stars), locale.number(count), locale.percent(share)]),
    },
  };
}

function barsOf({ distribution, rating_count }: Aggregate): Bar[] {
  return ([5, 4, 3, 2, 1] as const).map((stars) => ({
    stars,
    count: distribution[stars],
    share: distribution[stars] / rating_count,
  }));
}

function describe(bars: readonly Bar[], locale: Locale): string {
  const { charts, rating } = locale.messages;
  const highest = Math.max(...bars.map(({ count }) => count));
  const most = bars.filter(({ count }) => count === highest);
  const low = bars.filter(({ stars }) => stars <= 2);
  const sum = (of: 'count' | 'share') => low.reduce((total, bar) => total + bar[of], 0);
  return [
    // If several have the most reviews, none is named.
    ...(most.length > 1 ? [] : most).map(({ stars, count, share }) =>
      charts.distribution.most(rating.short(stars), locale.number(count), locale.percent(share)),
    ),
    charts.distribution.low(locale.number(sum('count')), locale.percent(sum('share'))),
  ].join(' ');
}

function chart(bars: readonly Bar[], size: Size, locale: Locale): PlotOptions {
  const place = { y: 'stars', x: 'count' } as const;
  const labelOf = ({ count, share }: Bar) => `${locale.number(count)} · ${locale.percent(share)}`;
  return {
    width: WIDTHS[size],
    height: 30 * bars.length,
    marginLeft: 40,
    marginRight: roomFor(bars.map(labelOf)),
    marginTop: 0,
    marginBottom: 0,
    x: { type: 'linear', domain: [0, Math.max(...bars.map(({ count }) => count))] },
    y: { type: 'band', domain: bars.map(({ stars }) => stars), padding: 0.4 },
    marks: [
      text(bars, { y: 'stars', text: ({ stars }: Bar) => locale.number(stars), frameAnchor: 'left', textAnchor: 'end', dx: -28 }),
      starsOf(bars),
      barX(bars, { ...place, className: 'rating' }),
      ruleX([0], { className: 'axis' }),
      text(bars, { ...place, text: labelOf, textAnchor: 'start', dx: 8, className: 'value' }),
    ],
  };
}

/** In user units, those of the drawing. */
const STAR = 15;

/** A star beside the number of each bar. */
function starsOf(bars: readonly Bar[]): Markish {
  return (_index, { y, scales }, _channels, { marginLeft }, { document }) => {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    group.setAttribute('class', 'rating');
    for (const { stars } of bars) {
      const top = y?.(stars) + ((scales.y?.bandwidth ?? 0) - STAR) / 2;
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('transform', `translate(${marginLeft - STAR - 10},${top}) scale(${STAR / 20})`);
      path.setAttribute('d', starAt(0));
      group.append(path);
    }
    return group;
  };
}
