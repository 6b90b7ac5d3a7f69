import { addressesOf, type Topic } from '../topic.ts';

/** So many are named, each up to so many characters. */
const MOST_NAMED = 5;
const LONGEST_NAME = 200;

/** Says to a publisher which of the addresses that it named are no topics, in one line, and which topics there are. */
export function unknownReply(unknown: readonly string[], topics: readonly Topic[]): { status: 404; message: string } {
  const named = unknown.slice(0, MOST_NAMED).map(quote);
  if (unknown.length > MOST_NAMED) named.push(`${unknown.length - MOST_NAMED} more`);
  return { status: 404, message: `no topic of this hub: ${named.join(', ')}; allowed: ${addressesOf(topics)}` };
}

/** Whatever it holds, it neither ends the line nor turns what follows it around. */
function quote(address: string): string {
  return `"${address.slice(0, LONGEST_NAME).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')}"`;
}
