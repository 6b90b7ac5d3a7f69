/** A word of a command that a message shows, to be copied into a shell: in quotes where it needs them (POSIX shells, PowerShell). */
export function shellWord(word: string): string {
  return /^[\w./:~-]+$/.test(word) ? word : shellQuoted(word);
}

/** In double quotes, unless the words hold characters that have a meaning there; then in single ones. */
export function shellQuoted(words: string): string {
  return /["$`\\!]/.test(words) ? `'${words.replaceAll("'", "'\\''")}'` : `"${words}"`;
}
