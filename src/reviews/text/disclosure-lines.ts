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

function line(sentence: string, text: string | undefined): string {
  const words = text === undefined ? sentence : `${sentence}: ${text}`;
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
