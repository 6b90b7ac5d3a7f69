import { groupValues, type Lists, lengthAt, listAt } from '../arrays/lists.ts';
import { type Vocabulary, wordCount } from '../arrays/vocabulary.ts';

// A trigram is three consecutive bytes, which are hashed to the number of a bucket. No two trigrams of the letters a to z share a
// bucket; words that merely share a bucket are told apart when they are read.
const BUCKETS = 1 << 15;

/** For each bucket the words with one of its trigrams, ascending. */
export function createTrigrams(vocabulary: Vocabulary): Lists {
  return groupValues(BUCKETS, (add) => {
    const lastWord = new Int32Array(BUCKETS).fill(-1);
    for (let word = 0; word < wordCount(vocabulary); word++) {
      forEachTrigram(vocabulary.bytes, vocabulary.starts[word] ?? 0, vocabulary.starts[word + 1] ?? 0, (bucket) => {
        if (lastWord[bucket] !== word) add(bucket, word);
        lastWord[bucket] = word;
      });
    }
  });
}

/** A short list of words that has all which contain the needle, which is at least a trigram long. */
export function candidateWords(trigrams: Lists, needle: Uint8Array): Uint32Array {
  const buckets: number[] = [];
  forEachTrigram(needle, 0, needle.length, (bucket) => buckets.push(bucket));
  const rarest = buckets.reduce((least, bucket) => (lengthAt(trigrams, bucket) < lengthAt(trigrams, least) ? bucket : least));
  return listAt(trigrams, rarest);
}

/** Visits the trigrams that start with a character; others (UTF-8: 10xxxxxx) would only make the lists longer. */
function forEachTrigram(bytes: Uint8Array, start: number, end: number, visit: (bucket: number) => void): void {
  for (let index = start; index + 2 < end; index++) {
    const first = bytes[index] ?? 0;
    if ((first & 0xc0) === 0x80) continue;
    visit(((first << 10) ^ ((bytes[index + 1] ?? 0) << 5) ^ (bytes[index + 2] ?? 0)) & (BUCKETS - 1));
  }
}
