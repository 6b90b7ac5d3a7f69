import type { RemovedReview } from '../../../authoring/editorial/check-removed.ts';
import { createFindNamed } from '../../../authoring/editorial/find-entry.ts';
import { forgottenId } from '../../../authoring/editorial/forgotten-id.ts';
import { textAt } from '../../../authoring/source/source.ts';
import { hasAuthorSlug, plainId, withoutNumber } from '../../changes/new-id.ts';
import { type Fields, onNextDays, platformOf } from './identity.ts';

/**
 * Makes the function that finds the removed review of an entry: by the platform's id, or else by its id here, which the same day
 * and author would give again. If the entry has the platform's id, and the removed review another one or none, both have to be of one
 * platform, and no other entry may have the id of the removed review (`claimed`). If both have ids of the platform, the id here must
 * tell the author.
 */
export function createFindRemoved(
  removed: readonly RemovedReview[],
  claimed: ReadonlySet<RemovedReview>,
): (fields: Fields) => RemovedReview | undefined {
  if (removed.length === 0) return () => undefined;
  const findNamed = createFindNamed(removed);
  const byId = new Map(removed.map((each) => [each.id, each]));
  const byPlainId = new Map([...removed.map((each) => [withoutNumber(each.id), each] as const), ...byId]);
  return (fields) => {
    const id = textAt(fields, 'id');
    const alike = (id === undefined ? byPlainId : byId).get(id ?? plainIdOf(fields)) ?? findForgotten(fields, byId);
    if (textAt(fields, 'source', 'id') === undefined) return alike;
    const isOnPlatform = alike?.source !== undefined && platformOf(alike) === platformOf(fields);
    const isSameAuthor = alike?.source?.id === undefined || hasAuthorSlug(String(fields.author));
    return findNamed(fields) ?? (isOnPlatform && isSameAuthor && !claimed.has(alike) ? alike : undefined);
  };
}

/**
 * Who asked to be forgotten does not come back by an export whose time zone moves the review by a day either. Where ids tell no
 * author, that would keep out all reviews of the days before and after.
 */
function findForgotten(fields: Fields, byId: ReadonlyMap<string, RemovedReview>): RemovedReview | undefined {
  const id = textAt(fields, 'id');
  const near = hasAuthorSlug(String(fields.author)) ? onNextDays(fields) : [];
  const ids = id === undefined ? [fields, ...near].map(plainIdOf).flatMap(withNumbers) : [id];
  return ids.map((each) => byId.get(forgottenId(each))).find((entry) => entry !== undefined);
}

/** The ids that several of an author and day get. A digest of one of them does not tell the others. */
function withNumbers(id: string): string[] {
  return [id, ...[2, 3, 4, 5].map((number) => `${id}-${number}`)];
}

function plainIdOf({ date, author }: Fields): string {
  return plainId(String(date), String(author));
}
