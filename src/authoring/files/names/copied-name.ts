const WORD = '(?:copy|copia|kopie|copie)';

/** What programs add to the name of a copy. */
const COPY = new RegExp(
  [
    // File managers: ` - Copy`, ` copy 2`, ` (copy)`, ` (1)`, ` 2`.
    String.raw`(?: - |[ -])${WORD}(?: ?\(?\d+\)?)?(?=\.|$)`,
    String.raw` \(${WORD}(?: \d+)?\)(?=\.|$)`,
    String.raw` ?\(\d+\)(?=\.|$)`,
    String.raw` \d+(?=\.|$)`,
    // Google Drive.
    '^(?:copy of|copia de|copie de|kopie von) ',
    // Editors, and git while it merges.
    String.raw`(?<=\.[a-z]+)\.(?:bak|orig)$`,
    String.raw`_(?:BACKUP|BASE|LOCAL|REMOTE)_\d+(?=\.|$)`,
  ].join('|'),
  'i',
);

/**
 * What programs add that copy folders between computers, where a file was changed on two of them: Dropbox and Nextcloud
 * ` (Ben's conflicted copy 2026-11-23)`, Syncthing `.sync-conflict-20261123-101112-ABCDEFG`, OneDrive the name of the
 * computer, `-DESKTOP-AB12CD3`, `-BEN-PC` or `-Bens-MacBook-Pro`.
 */
const CONFLICT =
  / ?\([^)]*(?:[Cc]onflic?t|[Kk]onflikt)[^)]*\)|\.sync-conflict-[\dA-Za-z-]+|-(?:(?:DESKTOP|LAPTOP|WIN)-[A-Z0-9]+|(?:\w+-)?PC|(?:[A-Z]\w*-)?(?:MacBook(?:-Pro|-Air)?|iMac|Mac-mini))(?:-\d+)?(?=\.|$)/;

/** The name of the original, if a file is named like a copy of it; else the file's own name. */
export function originalOf(name: string): string {
  return name.replace(CONFLICT, '').replace(COPY, '');
}

/** Whether a program that copies folders between computers has named the file. */
export function isConflictCopy(name: string): boolean {
  return CONFLICT.test(name);
}

/** What to do about a copy. In one that another computer made may stand what was written there, such as an answer. */
export function adviceOnCopy(name: string, original: string): string {
  return isConflictCopy(name)
    ? `looks like ${original} as another computer has it; move what is missing there into it, and delete this`
    : `looks like a copy of ${original}; delete it if it is one`;
}
