import { shellQuoted } from '../../authoring/problems/shell-word.ts';

/** The command that takes words out of what is published of a review, to be copied into a shell. */
export function redactCommand(id: string, words: string): string {
  return `npm run reviews -- redact ${id} ${shellQuoted(words.replace(/\s+/g, ' '))}`;
}
