import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../../src/authoring/read-content.ts';
import type { EntityInsight, Insights } from '../../src/insights/dataset/schemas/insights-schema.ts';
import { createEngine } from '../../src/insights/engine.ts';
import { ENGLISH } from '../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../src/insights/languages/spanish/spanish.ts';
import { readLearned } from '../../src/insights/learned.ts';
import type { Mention } from '../../src/insights/mention.ts';
import type { Review } from '../../src/reviews/schemas/review.ts';
import { root } from '../support/build.ts';
import { sampleDist } from '../support/shared.ts';

let insights: Insights;
let reviews: readonly Review[];
/** The reviews in English or Spanish. */
let read: readonly Review[];
let english: readonly Review[];
let found: readonly (Mention & { readonly review: Review })[];

beforeAll(async () => {
  const client = join(await sampleDist(), 'client');
  const fileOf = (name: string) => JSON.parse(readFileSync(join(client, name), 'utf8'));
  insights = fileOf('insights.json');
  ({ reviews } = fileOf('reviews.json'));
  read = reviews.filter(({ language = 'en' }) => /^(?:en|es)(?:-|$)/.test(language));
  english = read.filter(({ language = 'en' }) => language.startsWith('en'));
  const content = await readContent(join(root, 'content'));
  if (!content.ok) throw new Error('the content of the sample business has problems');
  const [inEnglish, inSpanish] = [ENGLISH, SPANISH].map((language) =>
    createEngine(readLearned('other', language), content.aspects),
  );
  const engineFor = ({ language = 'en' }: Review) => (language.startsWith('es') ? inSpanish : inEnglish);
  found = read.flatMap((review) => (engineFor(review)?.mentions(review) ?? []).map((mention) => ({ ...mention, review })));
});

/** A quotient to two decimals, rounded half away from zero. */
function rounded(dividend: number, divisor: number): number {
  const hundreds = Math.floor((200 * Math.abs(dividend) + divisor) / (2 * divisor));
  return hundreds === 0 ? 0 : (Math.sign(dividend) * hundreds) / 100;
}

/** Counts the reviews in which at least one of the verdicts stands. */
function reviewsOf(mentions: readonly { readonly review: Review }[]): number {
  const ids: string[] = [];
  for (const { review } of mentions) if (!ids.includes(review.id)) ids.push(review.id);
  return ids.length;
}

/** Counts the verdicts one by one. */
function tally(mentions: readonly Mention[]) {
  let positive = 0;
  let neutral = 0;
  let negative = 0;
  for (const { sentiment } of mentions) {
    if (sentiment === 'positive') positive += 1;
    else if (sentiment === 'negative') negative += 1;
    else neutral += 1;
  }
  return { positive, neutral, negative };
}

function scoreOf(mentions: readonly Mention[]): number | null {
  const { positive, negative } = tally(mentions);
  return mentions.length === 0 ? null : rounded(positive - negative, mentions.length);
}

describe("the sample business's insights, counted anew", () => {
  it('are of all reviews, be they English or Spanish', () => {
    expect(reviews.filter(({ language }) => language?.startsWith('es')).length).toBeGreaterThan(5);
    expect(insights).toMatchObject({ review_count: reviews.length, not_analysed: 0 });
    expect(read.length).toBe(reviews.length);
  });

  it('have every verdict of the engine, by aspect', () => {
    for (const aspect of insights.aspects) {
      const mentions = found.filter((mention) => mention.aspect === aspect.id);
      expect(aspect, aspect.id).toMatchObject({
        mentions: mentions.length,
        reviews: reviewsOf(mentions),
        ...tally(mentions),
        positive_reviews: reviewsOf(mentions.filter(({ sentiment }) => sentiment === 'positive')),
        negative_reviews: reviewsOf(mentions.filter(({ sentiment }) => sentiment === 'negative')),
        score: scoreOf(mentions),
      });
    }
    expect(insights.aspects.reduce((sum, { mentions }) => sum + mentions, 0)).toBe(found.length);
    expect(found.length).toBeGreaterThan(reviews.length);
  });

  it('have every verdict in its quarter', () => {
    for (const aspect of insights.aspects) {
      const told: unknown[] = [];
      for (let year = 2000; year < 2040; year += 1) {
        for (const [quarter, months] of ['01 02 03', '04 05 06', '07 08 09', '10 11 12'].entries()) {
          const within = found.filter(
            ({ aspect: id, review }) =>
              id === aspect.id && review.date.startsWith(`${year}-`) && months.split(' ').includes(review.date.slice(5, 7)),
          );
          const period = `${year}-Q${quarter + 1}`;
          if (within.length > 0) told.push({ period, mentions: within.length, score: scoreOf(within) });
        }
      }
      expect(aspect.trend.map(({ period, mentions, score }) => ({ period, mentions, score }))).toEqual(told);
    }
  });

  it('count for whom and what the records name, and the mean of these ratings', () => {
    const names: Record<keyof Insights['entities'], (entity: EntityInsight & { id?: string }, review: Review) => boolean> = {
      technicians: ({ name }, { mentions }) => mentions.technicians.includes(name),
      services: ({ id = '' }, { mentions }) => mentions.services.includes(id),
      service_areas: ({ id }, { service_area }) => service_area === id,
    };
    for (const kind of ['technicians', 'services', 'service_areas'] as const) {
      let all = 0;
      for (const entity of insights.entities[kind]) {
        let count = 0;
        let stars = 0;
        for (const review of reviews) {
          if (!names[kind](entity, review)) continue;
          count += 1;
          stars += review.rating;
        }
        all += count;
        const { mentions, average_rating } = entity;
        expect({ mentions, average_rating }, entity.name).toEqual({
          mentions: count,
          average_rating: count === 0 ? null : rounded(stars, count),
        });
      }
      expect(all).toBeGreaterThan(50);
    }
  });

  it('have topics that as many reviews speak of as they say', () => {
    expect(insights.topics.length).toBeGreaterThanOrEqual(8);
    expect(insights.topics.length).toBeLessThanOrEqual(20);
    for (const { id, terms, review_count, share } of insights.topics) {
      const about = read.filter(({ text }) => terms.some((term) => holds(wordsOf(text), wordsOf(term))));
      expect(about.length, id).toBeGreaterThanOrEqual(review_count);
      // The words occur in more reviews than the topic, because verbs and words before another noun do not count.
      expect(about.length, id).toBeLessThanOrEqual(2.5 * review_count);
      expect(share).toBe(rounded(review_count, english.length));
    }
  });

  it('quote what stands there', () => {
    const { aspects, entities, topics } = insights;
    const claims = [...aspects, ...entities.technicians, ...entities.services, ...entities.service_areas, ...topics];
    let quotes = 0;
    for (const { evidence } of claims) {
      for (const { review_id, quote, start, end } of evidence) {
        const text = read.find(({ id }) => id === review_id)?.text;
        expect(text?.slice(start, end)).toBe(quote);
        expect(quote.length).toBeLessThanOrEqual(200);
        quotes += 1;
      }
    }
    expect(quotes).toBeGreaterThan(100);
    for (const aspect of aspects) {
      for (const { review_id, start, end, sentiment } of aspect.evidence) {
        const isVerdict = found.some(
          (mention) =>
            mention.aspect === aspect.id &&
            mention.review.id === review_id &&
            mention.quote.start === start &&
            mention.quote.end === end &&
            mention.sentiment === sentiment,
        );
        expect(isVerdict, `${aspect.id}: ${review_id}`).toBe(true);
      }
    }
  });
});

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
}

function holds(words: readonly string[], term: readonly string[]): boolean {
  return words.some((_, at) => term.every((word, offset) => isFormOf(words[at + offset] ?? '', word)));
}

/**
 * "Draining" is a form of "drain" because of its first four letters, and "freeze" of "frozen" because of its first three
 * consonants.
 */
function isFormOf(word: string, other: string): boolean {
  const isLike = word.slice(0, 4) === other.slice(0, 4) || consonantsOf(word) === consonantsOf(other);
  return isLike && Math.abs(word.length - other.length) <= 3;
}

function consonantsOf(word: string): string {
  const consonants = word.replaceAll(/[aeiou]/g, '').slice(0, 3);
  return consonants.length === 3 ? consonants : word;
}
