import type { Disclosure } from '../schemas/disclosure.ts';

type Incentive = NonNullable<Disclosure['incentive']>['kind'];
type Relation = NonNullable<Disclosure['relation']>['kind'];

/** A sentence for each kind of incentive and relation, without its full stop. */
export interface DisclosureWords {
  readonly incentive: Readonly<Record<Incentive, string>>;
  readonly relation: Readonly<Record<Relation, string>>;
}

/** What readers are told of an author: a line for what was got for the review, and one for who the author is to the business. */
export function disclosureLines({ incentive, relation }: Disclosure = {}, words: DisclosureWords): string[] {
  return [
    ...(incentive ? [line(words.incentive[incentive.kind], incentive.text)] : []),
    ...(relation ? [line(words.relation[relation.kind], relation.text)] : []),
  ];
}

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function line(sentence: string, text: string | undefined): string {
  const words = text === undefined ? sentence : `${sentence}: ${isolated(text, sentence)}`;
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** Isolates a text that runs the other way than the sentence around it (UAX #9), or it would take the full stop with it. */
function isolated(text: string, sentence: string): string {
  return RIGHT_TO_LEFT.test(text) === RIGHT_TO_LEFT.test(sentence) ? text : `\u2068${text}\u2069`;
}
