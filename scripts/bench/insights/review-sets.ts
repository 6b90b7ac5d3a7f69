import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ASPECT_IDS, SENTIMENTS, type Sentiment } from '../../../src/insights/aspects.ts';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import { type Part, readPart } from '../../insights/corpus.ts';
import { root } from '../../support/project.ts';

/** A review, and what a human reader found in it. */
export interface JudgedReview {
  readonly text: string;
  readonly rating?: number | undefined;
  readonly labels: readonly { readonly aspect: string; readonly sentiment: Sentiment; readonly optional?: boolean | undefined }[];
}

/** Reviews to measure on. If there are none, `absent` says why. */
export interface ReviewSet {
  readonly title: string;
  readonly reviews: readonly JudgedReview[];
  readonly absent?: string;
}

const DEV_LOCAL = '../shared/insights/dev-local.jsonl';

const lineSchema = z.object({
  text: z.string(),
  rating: z.number().optional(),
  gold: z.array(z.object({ aspect: z.string(), sentiment: z.enum(SENTIMENTS), optional: z.boolean().optional() })),
});

/** The trades that have all shared aspects: the peers know no others. */
const COMPARED: readonly Trade[] = ['home-services', 'auto', 'dental', 'beauty'];

function readCompared(part: Part): JudgedReview[] {
  const shared: ReadonlySet<string> = new Set(ASPECT_IDS);
  const reviews = readPart(part, COMPARED);
  return reviews.map((review) => ({ ...review, labels: review.labels.filter(({ aspect }) => shared.has(aspect)) }));
}

export function readTestPart(): ReviewSet {
  return { title: `the test part of the corpus (${COMPARED.join(', ')})`, reviews: readCompared('test') };
}

/** Reviews that were written after the cues. */
export function readFreshPart(): ReviewSet {
  return { title: 'the fresh part of the corpus', reviews: readCompared('fresh') };
}

/** Reviews by another author, kept beside the project. */
export function readDevLocal(): ReviewSet {
  const title = 'dev-local.jsonl beside the project (open to tuning, not held out)';
  const file = join(root, DEV_LOCAL);
  if (!existsSync(file)) return { title, reviews: [], absent: `there is no ${DEV_LOCAL}` };
  return { title, reviews: parseJudged(readFileSync(file, 'utf8')) };
}

/** Parses lines of `{ text, rating?, gold: [{ aspect, sentiment, optional? }] }`. */
export function parseJudged(lines: string): JudgedReview[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { text, rating, gold } = lineSchema.parse(JSON.parse(line));
      return { text, rating, labels: gold };
    });
}
