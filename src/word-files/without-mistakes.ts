/** Returns what was read from built-in word files. Throws an `Error` that lists all mistakes if there are any. */
export function withoutMistakes<T extends { readonly mistakes: readonly string[] }>(place: string, read: T): T {
  if (read.mistakes.length > 0) throw new Error(`Mistakes in ${place}:\n${read.mistakes.join('\n')}`);
  return read;
}
