import type { RemovedReview } from '../../../authoring/editorial/check-removed.ts';
import { isGroup, textAt } from '../../../authoring/source/source.ts';
import { foldText } from '../../../reviews/text/text-match.ts';

export type FindRemoved = (fields: Readonly<Record<string, unknown>>, plainId: string) => RemovedReview | undefined;

/**
 * Makes the function that finds the removed review of an entry: by the platform's id, or else by its id here, which the same day
 * and author would give again (`plainId`).
 */
export function createFindRemoved(removed: readonly RemovedReview[]): FindRemoved {
  const byName = new Map(
    removed.flatMap((each) => (each.source?.id === undefined ? [] : [[nameOf(each.source), each] as const])),
  );
  const byId = new Map(removed.map((each) => [each.id, each]));
  return (fields, plainId) => {
    const source = isGroup(fields.source) ? fields.source : undefined;
    if (textAt(source, 'id') !== undefined) return byName.get(nameOf(source));
    return byId.get(textAt(fields, 'id') ?? plainId);
  };
}

function nameOf(source: unknown): string {
  return `${foldText(textAt(source, 'name') ?? '')}\n${textAt(source, 'id')}`;
}
