import { basename } from 'node:path';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import type { WordFile } from '../../../src/word-files/word-file.ts';
import { readRows } from '../../../src/word-files/word-table.ts';
import type { LabelledReview } from './corpus.ts';

const SAYS = {
  positive: { sentiment: 'positive', rating: 5 },
  neutral: { sentiment: 'neutral', rating: 3 },
  negative: { sentiment: 'negative', rating: 1 },
} as const;

/**
 * Turns each cue into a short review. From these, a language with a small corpus learns the words of its cues. Of alternative
 * words the first is used; cues with a placeholder for any word are left out.
 */
export function cueReviews(
  files: readonly WordFile[],
  classes: ReadonlyMap<string, readonly string[]>,
  trade: Trade = 'other',
): LabelledReview[] {
  return files.flatMap(({ path, text: rows }) =>
    readRows(rows).flatMap(({ key, value, line }) => {
      if (!(key in SAYS) || value.includes('*')) return [];
      const { sentiment, rating } = SAYS[key as keyof typeof SAYS];
      const text = textOf(value, classes);
      const label = { aspect: basename(path, '.tsv'), sentiment, optional: false, start: 0, end: text.length };
      return [{ trade, id: `cue/${path}-${line}`, text, rating, labels: [label] }];
    }),
  );
}

const FIGURES: Readonly<Record<string, string>> = { number: '3', money: '$50', clock: '10:30' };

function textOf(cue: string, classes: ReadonlyMap<string, readonly string[]>): string {
  const needed = cue.split(' ').filter((place) => place !== '...' && !place.endsWith('?'));
  const first = needed.map((place) => place.split('|')[0] ?? '');
  return first.map((word) => word.replace(/^<(.*)>$/, (_, name) => FIGURES[name] ?? classes.get(name)?.[0] ?? '')).join(' ');
}
