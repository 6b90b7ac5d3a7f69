import { foldText } from '../../reviews/text/comparing/text-match.ts';
import { type Path, textAt } from '../source/source.ts';
import type { RemovedReview } from './check-removed.ts';
import { forgottenId } from './forgotten-id.ts';

/** The entry of `removed.yaml` that is about a review, and the field of the review that tells. */
interface Entry {
  readonly entry: RemovedReview;
  readonly path: Path;
}

/** Makes the function that finds the entry about a review: by its id, or by that of its platform, which it keeps under another name. */
export function createFindEntry(removed: readonly RemovedReview[]): (review: unknown) => Entry | undefined {
  if (removed.length === 0) return () => undefined;
  const byId = new Map(removed.map((entry) => [entry.id, entry]));
  const findNamed = createFindNamed(removed);
  return (review) => {
    const id = textAt(review, 'id') ?? '';
    const entry = byId.get(id) ?? byId.get(forgottenId(id));
    if (entry !== undefined) return { entry, path: ['id'] };
    const named = findNamed(review);
    return named && { entry: named, path: ['source', 'id'] };
  };
}

/** Makes the function that finds the entry about a review by the platform's id. */
export function createFindNamed(removed: readonly RemovedReview[]): (review: unknown) => RemovedReview | undefined {
  const byName = new Map(
    removed.flatMap((each) => (each.source?.id === undefined ? [] : [[nameOf(each.source.name, each.source.id), each] as const])),
  );
  return (review) => {
    const [name = '', id] = [textAt(review, 'source', 'name'), textAt(review, 'source', 'id')];
    return id === undefined ? undefined : (byName.get(nameOf(name, id)) ?? byName.get(nameOf(name, forgottenId(id))));
  };
}

function nameOf(platform: string, id: string): string {
  return `${foldText(platform)}\n${id}`;
}
