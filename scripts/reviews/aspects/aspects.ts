import { formatProblem } from '../../../src/authoring/problems/problem.ts';
import { readContent } from '../../../src/authoring/read-content.ts';
import { type CueUse, cueUses } from '../../../src/insights/command/cue-uses.ts';
import { readableReviews, tradeOf } from '../../../src/insights/dataset/readable-reviews.ts';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import { shortenLine } from '../../../src/reviews/text/cutting/shorten.ts';
import { contentSettings } from '../../support/content-settings.ts';
import { count } from '../../support/count.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { visible } from '../../support/terminal/visible.ts';

/** In UTF-16 code units: the longest sentence that is shown whole. */
const LONGEST = 100;

/** Prints the trade as which the reviews are read, and what each cue of `aspects.yaml` finds in them. Writes nothing. */
export async function aspects(): Promise<void> {
  const read = await readContent((await contentSettings()).contentDirectory);
  if (!read.ok) throw new Refusal([...read.problems.map(formatProblem), 'These mistakes come first.'].join('\n'));
  const { business, language, reviews } = read.content;
  const readable = readableReviews(reviews, language);
  say(tradeLine(business.trade, readable));
  const unread = reviews.length - readable.length;
  if (unread > 0) say(`Not read: ${count(unread, 'review')} in a language other than English and Spanish.`);
  if (read.aspects.length === 0) say('There is no cue of your own in aspects.yaml.');
  let aspect: string | undefined;
  for (const use of cueUses(read.aspects, readable)) {
    if (use.aspect !== aspect) say(`\n${use.aspect}`);
    aspect = use.aspect;
    say(visible(`  ${useLine(use)}`));
  }
}

function tradeLine(stated: Trade | undefined, reviews: Parameters<typeof tradeOf>[1]): string {
  const why = stated === undefined ? 'a guess from their words: business.yaml names no trade' : 'as business.yaml says';
  return `${count(reviews.length, 'review')}, read for the aspects of ${tradeOf(stated, reviews)}, ${why}.`;
}

function useLine({ kind, cue, found }: CueUse): string {
  const [first] = found;
  if (first === undefined) return `${kind}  ${cue}: in no review`;
  const sentence = shortenLine(first.sentence, LONGEST);
  return `${kind}  ${cue}: in ${count(found.length, 'review')}, such as ${first.id}: "${sentence}"`;
}
