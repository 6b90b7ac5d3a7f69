/** The command that takes words out of what is published of a review, to be copied into a shell. */
export function redactCommand(id: string, words: string): string {
  return `npm run reviews -- redact ${id} ${shellQuoted(words.replace(/\s+/g, ' '))}`;
}

/** In double quotes, unless the words hold signs that have a meaning there (POSIX shells and PowerShell); then in single ones. */
function shellQuoted(words: string): string {
  return /["$`\\!]/.test(words) ? `'${words.replaceAll("'", "'\\''")}'` : `"${words}"`;
}
