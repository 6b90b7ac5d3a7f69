/** The command that takes words out of what is published of a review, to be copied into a shell. */
export function redactCommand(id: string, words: string): string {
  return `npm run reviews -- redact ${id} ${shellQuoted(words.replace(/\s+/g, ' '))}`;
}

/** In double quotes where nothing in it means something there (POSIX shells and PowerShell), else in single ones. */
function shellQuoted(words: string): string {
  return /["$`\\!]/.test(words) ? `'${words.replaceAll("'", "'\\''")}'` : `"${words}"`;
}
