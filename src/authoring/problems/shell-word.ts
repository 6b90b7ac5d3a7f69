const WINDOWS = process.platform === 'win32';

/**
 * A word of a command that a message shows, to be copied into a shell: in quotes where it needs them (POSIX shells; on Windows
 * the Command Prompt, and PowerShell unless it holds a `$` or a backtick).
 */
export function shellWord(word: string, windows = WINDOWS): string {
  return (windows ? /^[\w./\\:~-]+$/ : /^[\w./:~-]+$/).test(word) ? word : shellQuoted(word, windows);
}

/**
 * In double quotes, unless the words hold characters that have a meaning there; then in single ones. The Command Prompt knows
 * double quotes alone, in which two are one.
 */
export function shellQuoted(words: string, windows = WINDOWS): string {
  if (windows) return `"${words.replaceAll('"', '""')}"`;
  return /["$`\\!]/.test(words) ? `'${words.replaceAll("'", "'\\''")}'` : `"${words}"`;
}
