import { LRUCache } from 'lru-cache';
import type { RecordLines } from '../../publication/pack/records.ts';

/** A JSON text in UTF-8, by itself and as it stands inside of a JSON string: a tool's result holds both. */
export interface JsonText {
  readonly plain: Uint8Array;
  readonly escaped: Uint8Array;
}

/** JSON in UTF-8, in pieces: joining them would copy every answer. */
export type JsonPieces = readonly Uint8Array[];

/** How many bytes of escaped records are kept, because escaping takes longer than all the rest of an answer. */
const KEPT_BYTES = 8 * 2 ** 20;
/** About how many bytes an entry of the cache takes besides its text. */
const OVERHEAD = 400;

/** `text` is JSON. */
export function jsonText(text: string): JsonText {
  return { plain: Buffer.from(text), escaped: escapeText(text) };
}

/** A text as it stands inside of a JSON string. */
export function escapeText(text: string): Uint8Array {
  return Buffer.from(JSON.stringify(text).slice(1, -1));
}

/** The length of a text in a tool's result, in bytes. */
export function lengthInResult({ plain, escaped }: JsonText): number {
  return plain.length + escaped.length;
}

/** Makes the function that gives the record of a row as a JSON text. Those that were used last are kept. */
export function createRecordTexts(records: RecordLines): (row: number) => JsonText {
  const kept = new LRUCache<number, JsonText>({
    maxSize: KEPT_BYTES,
    // The plain bytes are a view of the dataset and take no memory of their own.
    sizeCalculation: ({ escaped }) => escaped.length + OVERHEAD,
    memoMethod(row) {
      const plain = records.slice(row, row + 1);
      return { plain, escaped: escapeText(plain.toString()) };
    },
  });
  return (row) => kept.memo(row);
}
