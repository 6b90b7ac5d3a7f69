/** A line of a file of words: the first word, and what follows it after a tab or spaces. */
export interface Row {
  readonly key: string;
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The lines of a file of words, without those that are empty or begin with `#`. */
export function readRows(text: string): Row[] {
  return text.split('\n').flatMap((written, at) => {
    const [, key = '', value = ''] = /^(\S+)\s*(.*)$/.exec(written.trim()) ?? [];
    return key === '' || key.startsWith('#') ? [] : [{ key, value, line: at + 1 }];
  });
}

/** The words after the first of a line. */
export function wordsIn({ value }: Row): string[] {
  return value.split(/\s+/).filter(Boolean);
}

/** For each key of a file its words; a key may begin several lines. */
export function readWordTable(text: string): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const row of readRows(text)) words.set(row.key, [...(words.get(row.key) ?? []), ...wordsIn(row)]);
  return words;
}
