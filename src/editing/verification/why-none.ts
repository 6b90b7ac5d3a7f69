import { nameFit, nameWords } from './names/name-fit.ts';

/** Why a review has no job, and the same without details of this review, so that reviews can be counted by it. */
export interface Why {
  readonly reason: string;
  readonly sort: string;
}

/** A row of the records that names a customer and is no job that counts, with what to tell this customer's review. */
export interface LeftOut extends Why {
  readonly customer: string;
}

/**
 * Makes the function that says why no job may be the one that a review is about: by the review's author, and by how many days
 * after each job of this name the review was written.
 */
export function createWhyNone(days: number, leftOut: readonly LeftOut[]): (author: string, after: readonly number[]) => Why {
  const named = leftOut.map((row) => ({ row, words: nameWords(row.customer) }));
  return (author, after) => {
    const words = nameWords(author);
    const { reason, sort } =
      whyNotInTime(after, days) ??
      named.find((each) => nameFit(words, each.words) !== undefined)?.row ??
      (isInitials(words) ? INITIALS : NO_NAME);
    return { reason, sort };
  };
}

/** Whether each word of a name in letters with upper and lower case is one letter. */
function isInitials(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => /^\p{Ll}$/u.test(word));
}

const BY_INITIALS = 'initials alone may be anybody; look them up, and verify by id';
const INITIALS: Why = { reason: BY_INITIALS, sort: BY_INITIALS };
const NO_NAME: Why = { reason: 'no job has this name', sort: 'no job has this name' };

function whyNotInTime(after: readonly number[], days: number): Why | undefined {
  const [nearest] = after.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const before = after.filter((each) => each > 0);
  // With more days, a job that was before the review is found, but never one that came after it.
  if (before.length > 0)
    return {
      reason: `the nearest job of this name was ${Math.min(...before)} days before the review; ${days} are looked at (--days)`,
      sort: `the job of this name was more than ${days} days before the review (--days looks further)`,
    };
  if (nearest === undefined) return undefined;
  return {
    reason: `the nearest job of this name was ${-nearest} days after the review, and none was before it`,
    sort: 'the job of this name was only after the review',
  };
}
