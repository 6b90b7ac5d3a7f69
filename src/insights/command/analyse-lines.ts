import { analyseLine, type EngineFor, type OutputLine } from './analyse-line.ts';
import { type ExplainJson, readLine } from './read-line.ts';
import type { RawLine } from './split-lines.ts';

/** What has been done so far. */
export interface Tally {
  readonly reviews: number;
  readonly mentions: number;
  readonly notAnalysed: number;
}

export const NOTHING_YET: Tally = { reviews: 0, mentions: 0, notAnalysed: 0 };

export interface Analysis {
  readonly engineFor: EngineFor;
  readonly stars: boolean;
  readonly explain: ExplainJson;
  /** Called after each review with what has been done so far. */
  onReview(tally: Tally): void;
}

/** Yields a line of output for each review, in their order. Ends at the first line that has a mistake. */
export async function* analyseLines(lines: AsyncIterable<RawLine>, analysis: Analysis): AsyncGenerator<string> {
  let tally = NOTHING_YET;
  for await (const line of lines) {
    const read = readLine(line, analysis.explain);
    if (read === undefined) continue;
    if (!read.ok) return;
    const output = analyseLine(analysis.engineFor, read.value, analysis.stars);
    tally = added(tally, output);
    yield `${JSON.stringify(output)}\n`;
    analysis.onReview(tally);
  }
}

function added({ reviews, mentions, notAnalysed }: Tally, { aspects, not_analysed }: OutputLine): Tally {
  return {
    reviews: reviews + 1,
    mentions: mentions + aspects.length,
    notAnalysed: notAnalysed + (not_analysed ? 1 : 0),
  };
}

/** `1,234 reviews, 2,345 mentions, 12 not analysed, 0.4 s (3,085 reviews/s)` */
export function summaryOf({ reviews, mentions, notAnalysed }: Tally, seconds: number): string {
  const rate = seconds > 0 ? Math.round(reviews / seconds) : 0;
  const time = `${seconds.toFixed(1)} s (${inWords(rate)} reviews/s)`;
  return `${counted(reviews, 'review')}, ${counted(mentions, 'mention')}, ${inWords(notAnalysed)} not analysed, ${time}`;
}

function counted(number: number, noun: string): string {
  return `${inWords(number)} ${noun}${number === 1 ? '' : 's'}`;
}

function inWords(number: number): string {
  return number.toLocaleString('en');
}
