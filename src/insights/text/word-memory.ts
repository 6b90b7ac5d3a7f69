/** More forms than the reviews of one business have; together they take about 10 MB. */
const MOST_KEPT = 50_000;
/** In UTF-16 code units: more than words have. What is longer is an address, or nonsense, and hardly recurs. */
const LONGEST_KEPT = 40;
/** In UTF-16 code units. V8 keeps the whole text from which a longer word was cut, unless the word is copied. */
const LONGEST_UNCUT = 12;

/**
 * Makes a cache of what was worked out for words, since most words recur. When it is full, it is cleared. A word is worked out
 * from a copy of it, so that neither the cache nor the value keeps the text.
 */
export function createWordMemory<Value>(most = MOST_KEPT): (word: string, workOut: (copy: string) => Value) => Value {
  const known = new Map<string, Value>();
  return (word, workOut) => {
    const met = known.get(word);
    if (met !== undefined) return met;
    if (word.length > LONGEST_KEPT) return workOut(word);
    const copy = word.length > LONGEST_UNCUT ? word.split('').join('') : word;
    const value = workOut(copy);
    if (known.size >= most) known.clear();
    known.set(copy, value);
    return value;
  };
}
