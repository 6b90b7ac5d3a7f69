import type { CheckedBusiness } from '../../../authoring/business/check-business.ts';
import type { DraftReview } from '../../../authoring/reviews/check-review.ts';
import { textFields } from '../../../authoring/reviews/text-fields.ts';
import { otherLanguage } from '../../../reviews/text/other-language.ts';
import { foreignLanguage, nameOfDetected, tagsFor } from '../../detected-language.ts';
import { mendedWord, onceEncoded } from '../../imports/values/twice-encoded.ts';
import { curlyQuotesNote, STRAIGHT_OR_NONE } from '../curly-quotes.ts';
import { DECIDE, VERIFY, type Warning } from '../warning.ts';
import { datesToCome } from './dates.ts';
import { createOwnAuthors, type OwnAuthors } from './own-authors.ts';
import { callsNoneVerified } from './platform-word.ts';
import { warnOfPrivateData } from './private-data/private-data.ts';

interface Surroundings {
  readonly business: CheckedBusiness;
  readonly now: Date;
  readonly whyOwn: OwnAuthors;
}

type Warn = (review: DraftReview, surroundings: Surroundings) => Warning[];

/** Makes the function that warns of what looks odd in a single review of a business. */
export function createReviewWarnings(business: CheckedBusiness, now: Date): (review: DraftReview) => Warning[] {
  const surroundings = { business, now, whyOwn: createOwnAuthors(business.business, business.aliases.technicians) };
  return (review) => ALL.flatMap((warn) => warn(review, surroundings));
}

const privateData: Warn = (review, { business }) => warnOfPrivateData(review, business.business);

const brokenLetters: Warn = (review) =>
  [{ path: ['author'], text: review.author }, ...textFields(review)].flatMap(({ path, text }) => {
    const mended = onceEncoded(text);
    if (mended === undefined) return [];
    const [words, word] = mendedWord(text, mended);
    const message = `${words} was most likely ${word}; the letters of this text were encoded twice`;
    const fix = `import the export that it is from once more, with --update, or write it anew: npm run reviews -- edit ${review.id}`;
    return [{ kind: 'broken-letters', path, words, message, fix }];
  });

/** Of the fields that nobody puts in quotes on purpose. */
const curlyQuotes: Warn = ({ id, author, source }) =>
  [
    { path: ['author'], text: author },
    { path: ['source', 'name'], text: source?.name ?? '' },
  ].flatMap(({ path, text }) => {
    const message = curlyQuotesNote(text);
    if (message === undefined) return [];
    return [{ kind: 'curly-quotes', path, message, fix: `${STRAIGHT_OR_NONE}: npm run reviews -- edit ${id}` }];
  });

const ownAuthor: Warn = ({ author, disclosure }, { whyOwn }) => {
  // A relation that is disclosed needs no warning, as readers are told.
  const why = disclosure?.relation === undefined ? whyOwn(author) : undefined;
  if (why === undefined) return [];
  const fix = 'take the review out if nobody outside the business wrote it, or say under disclosure who the author is';
  return [{ kind: 'own-author', path: ['author'], message: `${author} ${why}; customers have to be able to trust reviews`, fix }];
};

const language: Warn = (review, { business }) => {
  const stated = review.language ?? business.language;
  const found = otherLanguage(review.text, stated);
  if (found === undefined) return [];
  const isStated = review.language !== undefined;
  const [reads, counts] = [nameOfDetected(found), nameOfDetected(stated)];
  const message = isStated
    ? `reads as ${reads}, and language says ${counts} (${stated})`
    : `reads as ${reads}; without a language of its own it counts as ${counts}, which business.yaml states`;
  const fix =
    !isStated && foreignLanguage(review.text, stated) !== undefined
      ? 'npm run reviews -- languages   notes the language of all such reviews'
      : `npm run reviews -- edit ${review.id}   and write the line  language: ${tagsFor(found)}`;
  return [{ kind: 'language', path: [isStated ? 'language' : 'text'], message, fix }];
};

const dateToCome: Warn = (review, { now }) =>
  datesToCome(review, now).map(({ path, date }) => ({
    kind: 'date-to-come',
    path,
    message: `${date} is still to come`,
    fix: 'see whether the year is right',
  }));

const earlyVerification: Warn = ({ date, verification }) => {
  if (verification === undefined || verification.date >= date) return [];
  const message = `${verification.date} is before the review itself, ${date}; a review is verified when it is there`;
  const fix = 'write the day on which you found the proof, not the day of the invoice or the booking';
  return [{ kind: 'early-verification', path: ['verification', 'date'], message, fix }];
};

/** Readers are told that, as the business states, the site where the review was first published calls it verified. */
const platformWord: Warn = ({ id, verification, source }) => {
  if (verification?.method !== 'platform' || (source !== undefined && !callsNoneVerified(source.name))) return [];
  const why = source === undefined ? 'source names no site' : `${source.name} calls no review verified`;
  const message = `says that another site calls this a customer, and ${why}`;
  const remedy = source === undefined ? 'write under source where it was published first' : 'name a record of your own';
  const fix = `${remedy}, or take the verification out: ${VERIFY} ${id} --undo`;
  return [{ kind: 'platform-word', path: ['verification', 'method'], message, fix }];
};

const waiting: Warn = ({ verification }) => {
  if (verification !== undefined) return [];
  const message = 'is missing; the review waits for it and is not published yet';
  return [{ kind: 'waiting', path: ['verification'], message, fix: DECIDE }];
};

const ALL: readonly Warn[] = [
  privateData,
  brokenLetters,
  curlyQuotes,
  ownAuthor,
  language,
  dateToCome,
  earlyVerification,
  platformWord,
  waiting,
];
