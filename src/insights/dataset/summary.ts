import type { Locale } from '../../locales/locale.ts';
import { aspectName } from '../trades/aspect-name.ts';
import { aspectPath, isQuoted } from './aspect-path.ts';
import { leadingAspects, type Side } from './leading-aspects.ts';
import type { AspectInsight, Evidence, Insights } from './schemas/insights-schema.ts';

/** The summary leaves out aspects of which fewer reviews speak. */
const LEAST = 3;

/** A piece of the summary. */
export interface SummaryPart {
  readonly text: string;
  /** The address of what the text counts or quotes, relative to `{base_url}`. */
  readonly path?: string;
}

/** What replaces each name in a sentence such as `They praise {aspect}.` */
type Slots = Readonly<Record<string, readonly SummaryPart[]>>;

/** What a summary tells of. */
export type Summarised = Pick<Insights, 'review_count' | 'not_analysed' | 'aspects'>;

/**
 * A summary for when the editors wrote none, made only of counts and quotes; empty without reviews. It says what customers praise
 * and criticise only if most of the reviews are read.
 */
export function composeSummary(insights: Summarised, average: number | null, locale: Locale): string {
  return summarySentences(insights, average, locale)
    .map((sentence) => sentence.map(({ text }) => text).join(''))
    .join(' ');
}

/** Whether most reviews are in languages that are read; if not, what was found in the others is not what customers say. */
export function areMostlyRead({
  review_count: all,
  not_analysed: unread,
}: Pick<Insights, 'review_count' | 'not_analysed'>): boolean {
  return unread <= all / 2;
}

/** Returns the quote that shows best that an aspect is praised or criticised. */
export type QuoteOf = (aspect: AspectInsight, side: Side) => Pick<Evidence, 'quote' | 'review_id'> | undefined;

/** Chooses the newest quote, and none with a disclosure: a sentence has no room for it. */
const newestQuote: QuoteOf = ({ evidence }, side) =>
  evidence.find(({ sentiment, disclosure }) => sentiment === side && disclosure === undefined);

/** The same summary with links to what it counts and quotes. No sentence has more than one quote. */
export function summarySentences(
  insights: Summarised,
  average: number | null,
  locale: Locale,
  quoteOf = newestQuote,
): SummaryPart[][] {
  const { review_count, aspects } = insights;
  if (review_count === 0 || average === null) return [];
  const { summary, count } = locale.messages;
  const named = (side: Side, most: number) =>
    leadingAspects(
      aspects.filter(({ reviews }) => reviews >= LEAST),
      side,
    ).slice(0, most);
  const mostOf = (side: Side) => Math.max(...aspects.filter(isQuoted).map((aspect) => aspect[`${side}_reviews`]));
  const all = { text: locale.counted(count.verifiedReviews, review_count), path: '/reviews' };
  const inAll = fill(summary.average, { average: [{ text: locale.rating(average) }], reviews: [all] });
  if (!areMostlyRead(insights)) return [inAll];
  return [
    inAll,
    ...sentencesOf(named('positive', 3), 'positive', mostOf('positive'), locale, quoteOf),
    ...sentencesOf(named('negative', 2), 'negative', mostOf('negative'), locale, quoteOf),
  ];
}

/**
 * A sentence on the first aspect, with a quote, and one that names the others. `most` is how many reviews praise (or criticise) the
 * aspect with most praise (or criticism), even if that one cannot be named.
 */
function sentencesOf(
  [first, ...others]: readonly AspectInsight[],
  side: Side,
  most: number,
  locale: Locale,
  quoteOf: QuoteOf,
): SummaryPart[][] {
  const evidence = first && quoteOf(first, side);
  if (first === undefined || evidence === undefined) return [];
  const { summary } = locale.messages;
  const telling = first[`${side}_reviews`] < most ? summary.some[side] : summary.most[side];
  const quote = [{ text: locale.messages.site.quoted(evidence.quote), path: `/reviews/${evidence.review_id}` }];
  // If the quote ends with a sentence mark, the sentence around it needs no full stop.
  const sentence = /[.!?…]$/.test(evidence.quote) ? telling.replace(/(\{quote\})\.$/, '$1') : telling;
  const told = fill(sentence, { aspect: withReviews(first, side, locale), quote });
  if (others.length === 0) return [told];
  const listed = new Intl.ListFormat(locale.tag).formatToParts(others.map(({ id }) => id));
  const aspects = listed.flatMap(({ type, value }) => {
    const aspect = type === 'element' ? others.find(({ id }) => id === value) : undefined;
    return aspect ? withReviews(aspect, side, locale) : [{ text: value }];
  });
  return [told, fill(summary.also[side], { aspects })];
}

function withReviews(aspect: AspectInsight, side: Side, locale: Locale): SummaryPart[] {
  const { messages, number } = locale;
  const reviews = messages.home.ofReviews(number(aspect[`${side}_reviews`]), number(aspect.reviews));
  return [
    { text: `${messages.summary.named(aspectName(locale, aspect))} (` },
    { text: reviews, path: aspectPath(aspect.id, side) },
    { text: ')' },
  ];
}

function fill(sentence: string, slots: Slots): SummaryPart[] {
  return sentence
    .split(/\{(\w+)\}/)
    .flatMap((piece, at) => (at % 2 === 1 ? (slots[piece] ?? []) : piece === '' ? [] : [{ text: piece }]));
}
