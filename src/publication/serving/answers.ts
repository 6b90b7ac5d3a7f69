import { LRUCache } from 'lru-cache';
import { type Body, bodyBytes } from '../../http/answer.ts';
import { CODINGS, type Coding } from '../../http/content/content-coding.ts';
import type { Representation } from '../../http/content/representation.ts';
import { onceFor } from '../../once.ts';
import type { ReviewQuery } from '../../reviews/query/review-query.ts';
import type { CalendarDate } from '../../reviews/schemas/calendar-date.ts';
import type { SearchIndex } from '../../reviews/search-index/search-index.ts';
import { END, SEPARATOR, searchHead, separated, sinceHead } from '../answer-text.ts';
import { compressBrotli, compressGzip } from '../compress.ts';
import { sha256 } from '../digest.ts';
import type { RecordLines } from '../pack/records.ts';
import { createTurns } from './turns.ts';

const MIB = 2 ** 20;
/** How much memory the kept answers may take, compressed forms included. */
const CACHE_BYTES = 32 * MIB;
/** About how many bytes a kept answer takes besides its key and its bodies. */
const CACHE_OVERHEAD = 1200;
/** An answer that is larger than this is not compressed: that would take longer than sending it. */
const COMPRESSIBLE_BYTES = 4 * MIB;
/** As many as Node compresses at once in any case. Each holds a copy of its answer, and some MiB more. */
const COMPRESSED_AT_ONCE = 4;
const SEPARATOR_BYTES = Buffer.from(SEPARATOR);
const END_BYTES = Buffer.from(END);
const NEW_LINE = Buffer.from('\n');

export interface Answers {
  search(query: ReviewQuery): Representation;
  since(date: CalendarDate): Representation;
  /** The record of one review; `undefined` where no review has the id. */
  review(id: string): Representation | undefined;
}

interface AnswerSource {
  /** `records` and `index` are not called before the first question. */
  records(): RecordLines;
  index(): SearchIndex;
  readonly headers: Readonly<Record<string, string>>;
  /** The date of the dataset, in whole seconds since 1970; `null` if there is none. */
  readonly lastModified: number | null;
}

interface Made {
  readonly parts: readonly Uint8Array[];
  /** Whether the parts are views of the dataset, so that keeping them costs nothing. */
  readonly areViews?: true;
  readonly digest: string;
  /** Default: the date of the dataset. */
  readonly lastModified?: null;
}

/** Answers searches, questions for what is new since a date, and for single records, with slices of the dataset's own bytes. */
export function createAnswers({ records, index, headers, lastModified }: AnswerSource): Answers {
  const cache = new LRUCache<string, Representation>({ maxSize: CACHE_BYTES });
  const prefixDigest = createPrefixDigest(records);
  const inTurn = createTurns(COMPRESSED_AT_ONCE);

  /**
   * A body that is compressed when somebody first asks for that coding, and then kept. Its parts are joined only then: whoever asks
   * for hundreds of answers, and reads none, would fill the memory with copies of the dataset.
   */
  function compressible(parts: readonly Uint8Array[]): Pick<Representation, 'codings' | 'read'> {
    const made = new Map<Coding, Body | Promise<Body>>([['identity', parts]]);
    const compress = (coding: Coding) =>
      inTurn(() => {
        const bytes = bodyBytes(parts);
        return coding === 'br' ? compressBrotli(bytes, 4) : compressGzip(bytes, 6);
      });
    return { codings: CODINGS, read: onceFor(compress, made) };
  }

  function cached(key: string, make: () => Made): Representation {
    const known = cache.get(key);
    if (known) return known;
    const { parts, areViews, ...validators } = make();
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    const representation = {
      headers,
      lastModified,
      ...validators,
      ...(size <= COMPRESSIBLE_BYTES ? compressible(parts) : asItIs(parts)),
    };
    // Twice the size, because one or two compressed forms may join it.
    const cost = size <= COMPRESSIBLE_BYTES ? 2 * size : areViews ? 0 : size;
    cache.set(key, representation, { size: CACHE_OVERHEAD + key.length + cost });
    return representation;
  }

  return {
    search(query) {
      return cached(JSON.stringify(query), () => {
        const found = index().search(query);
        const head = Buffer.from(searchHead(found, found.rows.length, query.limit));
        const slices = separated(found.rows.map(record), SEPARATOR_BYTES);
        const body = Buffer.concat([head, ...slices, END_BYTES]);
        // The insights change this order, and leave the bytes and the date of the dataset as they are.
        return { parts: [body], digest: sha256(body), ...(query.sort === 'most-said' && { lastModified: null }) };
      });
    },
    since(date) {
      return cached(date, () => {
        const count = index().countSince(date);
        const head = Buffer.from(sinceHead(date, count));
        const parts = [head, records().slice(0, count), END_BYTES];
        return { parts, areViews: true, digest: sha256(head, prefixDigest(count)) };
      });
    },
    review(id) {
      const row = index().rowOf(id);
      if (row === undefined) return undefined;
      // The keys of queries and dates never begin like this.
      return cached(`id ${id}`, () => {
        const body = Buffer.concat([record(row), NEW_LINE]);
        return { parts: [body], digest: sha256(body) };
      });
    },
  };

  function record(row: number): Uint8Array {
    return records().slice(row, row + 1);
  }
}

function asItIs(parts: readonly Uint8Array[]): Pick<Representation, 'codings' | 'read'> {
  return { codings: ['identity'], read: () => parts };
}

/** How many records lie between two digests that are kept. To hash so many takes some 50 µs. */
const DIGEST_STEP = 64;

/**
 * Gives the digest of the first `count` records. Each digest is made of the one before it and one more record, so that no date
 * needs a hash of up to 75 MB: a since answer always consists of the first, which are the newest, records.
 */
function createPrefixDigest(records: () => RecordLines): (count: number) => string {
  const kept = [sha256('')];
  return (count) => {
    const first = Math.min(Math.floor(count / DIGEST_STEP), kept.length - 1);
    let digest = kept[first] ?? '';
    for (let row = first * DIGEST_STEP; row < count; row++) {
      digest = sha256(digest, records().slice(row, row + 1));
      if ((row + 1) % DIGEST_STEP === 0) kept.push(digest);
    }
    return digest;
  };
}
