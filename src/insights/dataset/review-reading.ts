import type { Sentiment } from '../aspects.ts';
import type { NamedEntity } from '../entities/named-entity.ts';
import type { Mention } from '../mention.ts';
import { isQuotable } from './evidence/evidence.ts';

/** What a review says of an aspect: `text.slice(start, end)` shows it, in UTF-16 code units. */
interface Statement {
  /** The id of a built-in aspect or of one of the trade's own. */
  readonly aspect: string;
  readonly sentiment: Sentiment;
  readonly start: number;
  readonly end: number;
}

/** What one review says, for the pages that show it; each list is in the order of the text. */
export interface ReviewReading {
  /** Those that may be quoted; two may share their words. */
  readonly statements: readonly Statement[];
  /** The others, which are counted alone. */
  readonly unquoted: readonly Pick<Statement, 'aspect' | 'sentiment'>[];
  readonly names: readonly NamedEntity[];
}

/** Keeps what may be shown of all that was found in a review. */
export function reviewReading(mentions: readonly Mention[], names: readonly NamedEntity[]): ReviewReading {
  const quotable = mentions.filter(isQuotable);
  const unquoted = mentions.filter((mention) => !isQuotable(mention));
  return {
    statements: quotable.map(({ aspect, sentiment, start, end }) => ({ aspect, sentiment, start, end })),
    unquoted: unquoted.map(({ aspect, sentiment }) => ({ aspect, sentiment })),
    names,
  };
}

/** Gives how many statements may be shown of a review; none of one in a language that is not analysed. */
export function statementCountOf(readings: ReadonlyMap<string, ReviewReading>): (review: { readonly id: string }) => number {
  return ({ id }) => readings.get(id)?.statements.length ?? 0;
}
