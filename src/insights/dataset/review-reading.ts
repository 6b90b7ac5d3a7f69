import type { Sentiment } from '../aspects.ts';
import type { NamedEntity } from '../entities/named-entity.ts';
import type { Mention } from '../mention.ts';
import type { Stretch } from '../text/segments.ts';
import { compareInText } from '../verdicts/merge.ts';
import { isQuotable } from './evidence/evidence.ts';

/** What a review says of an aspect, and where. */
interface Statement extends Stretch {
  /** The id of a built-in aspect or of one of the trade's own. */
  readonly aspect: string;
  readonly sentiment: Sentiment;
}

/** What one review says, for the pages that show it; each list is in the order of the text. */
export interface ReviewReading {
  /** The statements that may be quoted. Two of them may share words. */
  readonly statements: readonly Statement[];
  /** The other statements, which are only counted. */
  readonly unquoted: readonly Pick<Statement, 'aspect' | 'sentiment'>[];
  readonly names: readonly NamedEntity[];
}

/** Keeps only what may be shown of the findings in a review. */
export function reviewReading(mentions: readonly Mention[], names: readonly NamedEntity[]): ReviewReading {
  const unquoted = mentions.filter((mention) => !isQuotable(mention));
  return {
    statements: statementsOf(mentions.filter(isQuotable)),
    unquoted: unquoted.map(({ aspect, sentiment }) => ({ aspect, sentiment })),
    names,
  };
}

function statementsOf(quotable: readonly Mention[]): Statement[] {
  return quotable.map(({ aspect, sentiment, quote: { start, end } }) => ({ aspect, sentiment, start, end })).sort(compareInText);
}

/** Returns how many statements of a review may be shown; 0 if its language is not analysed. */
export function statementCountOf(readings: ReadonlyMap<string, ReviewReading>): (review: { readonly id: string }) => number {
  return ({ id }) => readings.get(id)?.statements.length ?? 0;
}
