import { quote } from '../../../src/reviews/schemas/issues.ts';
import type { WordFile } from '../../../src/word-files/word-file.ts';
import { type Row, readRows, wordsIn } from '../../../src/word-files/word-table.ts';

/** What a file of words may contain. */
export interface WordRules {
  /** The allowed keys; any if absent. */
  readonly keys?: readonly string[] | 'numbers';
  /** Whether a word may stand under several keys. */
  readonly shared?: boolean;
  /** Whether it has phrases with commas between them (`src/editing/phrases.ts`), each of which may stand twice. */
  readonly phrases?: boolean;
}

/** The mistakes in a file of words, each as `file:line: message`. */
export function wordMistakes({ path, text }: WordFile, { keys, shared = false, phrases = false }: WordRules): string[] {
  const lines = new Map<string, number>();
  return readRows(text).flatMap((row) => {
    const place = `${path}:${row.line}`;
    const fault = keyFault(row, keys) ?? (phrases ? phraseFault(row) : undefined);
    if (fault !== undefined) return [`${place}: ${fault}`];
    if (phrases) return [];
    return wordsIn(row).flatMap((word) => {
      const once = shared ? `${row.key} ${word}` : word;
      const earlier = lines.get(once);
      lines.set(once, earlier ?? row.line);
      return earlier === undefined ? [] : [`${place}: ${quote(word)} stands in line ${earlier} already`];
    });
  });
}

function keyFault({ key, value }: Row, keys: WordRules['keys']): string | undefined {
  if (keys === 'numbers' && !/^\d+$/.test(key)) return `${quote(key)} is no number`;
  if (Array.isArray(keys) && !keys.includes(key)) return `${quote(key)} is no key; there are ${keys.join(', ')}`;
  return value === '' ? `no words follow ${quote(key)}` : undefined;
}

/** An empty phrase would be found in an empty cell, and nobody writes one with another kind of comma in it. */
function phraseFault({ value }: Row): string | undefined {
  const wrong = value.split(',').find((phrase) => phrase.trim() === '' || /[;；、，،\t]/.test(phrase));
  if (wrong === undefined) return undefined;
  return wrong.trim() === ''
    ? 'a comma has no phrase on one of its sides'
    : `${quote(wrong.trim())} is no phrase; write "one, two"`;
}
