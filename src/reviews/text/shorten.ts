/** Cuts a text to so many UTF-16 code units at most, with an ellipsis for what is missing, and never through a character. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Half a surrogate pair at the end goes, too.
  const kept = text.slice(0, longest - 1).replace(/\p{Surrogate}$/u, '');
  return `${kept.trimEnd()}…`;
}

/** The same on one line, because a quoted text must not look like another paragraph. */
export function shortenLine(text: string, longest: number): string {
  return shorten(text.trim().replace(/\s+/g, ' '), longest);
}
