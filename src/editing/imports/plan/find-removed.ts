import type { RemovedReview } from '../../../authoring/editorial/check-removed.ts';
import { forgottenId } from '../../../authoring/editorial/forgotten-id.ts';
import { isGroup, textAt } from '../../../authoring/source/source.ts';
import { foldText } from '../../../reviews/text/text-match.ts';
import { withoutNumber } from '../../changes/new-id.ts';

export type FindRemoved = (fields: Readonly<Record<string, unknown>>, plainId: string) => RemovedReview | undefined;

/**
 * Makes the function that finds the removed review of an entry: by the platform's id, or else by its id here, which the same day
 * and author would give again (`plainId`). If only the entry has the platform's id, their platforms have to be the same.
 */
export function createFindRemoved(removed: readonly RemovedReview[]): FindRemoved {
  const byName = new Map(
    removed.flatMap((each) => (each.source?.id === undefined ? [] : [[nameOf(each.source), each] as const])),
  );
  const byId = new Map(removed.map((each) => [each.id, each]));
  const byPlainId = new Map([...removed.map((each) => [withoutNumber(each.id), each] as const), ...byId]);
  return (fields, plainId) => {
    const id = textAt(fields, 'id');
    const source = isGroup(fields.source) ? fields.source : undefined;
    const known = id === undefined ? plainId : id;
    const alike = (id === undefined ? byPlainId : byId).get(known) ?? byId.get(forgottenId(known));
    if (textAt(source, 'id') === undefined) return alike;
    const isUnnamed = alike?.source !== undefined && nameOf(alike.source) === nameOf({ name: source?.name });
    return byName.get(nameOf(source)) ?? byName.get(nameOf(forgottenSource(source))) ?? (isUnnamed ? alike : undefined);
  };
}

function forgottenSource(source: unknown) {
  return { name: textAt(source, 'name'), id: forgottenId(textAt(source, 'id') ?? '') };
}

function nameOf(source: unknown): string {
  return `${foldText(textAt(source, 'name') ?? '')}\n${textAt(source, 'id')}`;
}
