/** What was read from word files that ship; throws, with all mistakes, where they have one. */
export function withoutMistakes<T extends { readonly mistakes: readonly string[] }>(place: string, read: T): T {
  if (read.mistakes.length > 0) throw new Error(`Mistakes in ${place}:\n${read.mistakes.join('\n')}`);
  return read;
}
