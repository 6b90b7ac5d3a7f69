import { hash } from 'node:crypto';

/**
 * What stands for an id in `removed.yaml` where the author asked to be forgotten: 128 bits of its SHA-256. An import still
 * recognises the id by it, and nobody can read a name in it; who guesses the name and the day can only check the guess.
 */
export function forgottenId(id: string): string {
  return `forgotten-${hash('sha256', id).slice(0, 32)}`;
}

/** Whether an entry of `removed.yaml` is about a review whose author asked to be forgotten. */
export function isForgotten({ id }: { readonly id: string }): boolean {
  return /^forgotten-[\da-f]{32}$/.test(id);
}

/** Whether an entry of `removed.yaml` is about the review with this id. */
export function isRemoved(entry: { readonly id: string }, id: string): boolean {
  return entry.id === id || entry.id === forgottenId(id);
}
