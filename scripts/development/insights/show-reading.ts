import { createEngine, lexiconFor } from '../../../src/insights/engine.ts';
import type { Language } from '../../../src/insights/languages/language.ts';
import { readLearned } from '../../../src/insights/learned.ts';
import { type Passage, readPassages } from '../../../src/insights/model/passages.ts';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import { labelName } from './corpus.ts';

/** How a text is to be read. */
export interface Reading {
  readonly language: Language;
  readonly trade: Trade;
  /** 1 to 5; without stars, the words alone count. */
  readonly stars: number | undefined;
}

/**
 * Lines that tell why a text is read as it is: each passage with its owner, the cues that stand in it, as they are meant there, and
 * what is denied; then the mentions, each with how likely it is, and whether it may be quoted.
 */
export function readingLines(text: string, { language, trade, stars }: Reading): string[] {
  const passages = readPassages(text, lexiconFor(language, trade), language);
  const { mentions } = createEngine(readLearned(trade, language));
  return [
    ...passages.flatMap((passage) => passageLines(text, passage)),
    '',
    ...mentions({ text, rating: stars }).map(({ aspect, sentiment, confidence, quote }) => {
      const words = text.slice(quote.start, quote.end);
      return `${labelName({ aspect, sentiment, optional: false })} ${confidence.toFixed(2)}${quote.showsVerdict ? '' : ', not to be quoted'}: ${words}`;
    }),
  ];
}

function passageLines(text: string, { start, end, within, cues, denied, owned }: Passage): string[] {
  const whose = owned.owner === 'firm' ? '' : ` (${owned.owner}: ${within.words.slice(owned.first, owned.last).join(' ')})`;
  return [
    `${text.slice(start, end)}${whose}`,
    ...cues.map(({ aspect, sentiment, isTurned, first, last }) => {
      const words = within.words.slice(first, last).join(' ');
      return `    ${labelName({ aspect, sentiment, optional: false })} ${words}${isTurned ? ' (turned by what is around it)' : ''}`;
    }),
    ...denied.map((aspect) => `    no ${aspect}`),
  ];
}
