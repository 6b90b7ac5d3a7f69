import { readWordFile } from './word-file.ts';

/** A line of a file of words: its first word, and what follows after a tab or spaces. */
export interface Row {
  readonly key: string;
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The lines of a file of words, except empty ones and those that begin with `#`. */
export function readRows(text: string): Row[] {
  return text.split('\n').flatMap((written, at) => {
    const [, key = '', value = ''] = /^(\S+)\s*(.*)$/.exec(written.trim()) ?? [];
    return key === '' || key.startsWith('#') ? [] : [{ key, value, line: at + 1 }];
  });
}

/** The words of a line after its key. */
export function wordsIn({ value }: Row): string[] {
  return value.split(/\s+/).filter(Boolean);
}

/** The key of each word of a table, given how the word is compared. */
export function keysByWord(table: ReadonlyMap<string, readonly string[]>, fold = (word: string) => word): Map<string, string> {
  return new Map([...table].flatMap(([key, words]) => words.map((word) => [fold(word), key] as const)));
}

/**
 * The words of each key in a file of words. A key may begin several lines. Calls are written like those of `readWordFile`; a bundle
 * gives the text in place of the file.
 */
export function readWordTable(file: URL | string): Map<string, string[]> {
  const rows = Map.groupBy(readRows(typeof file === 'string' ? file : readWordFile(file)), ({ key }) => key);
  return new Map([...rows].map(([key, lines]) => [key, lines.flatMap(wordsIn)]));
}
