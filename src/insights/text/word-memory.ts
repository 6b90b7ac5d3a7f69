/** More forms than the reviews of one business have; together they take about 10 MB. */
const MOST_KEPT = 50_000;
/** In UTF-16 code units. A longer slice would make V8 keep the whole text that it was cut from. */
const LONGEST_KEPT = 12;

/** Makes a cache of what was worked out for words, since most words recur. When it is full, it is cleared. */
export function createWordMemory<Value>(most = MOST_KEPT): (word: string, workOut: () => Value) => Value {
  const known = new Map<string, Value>();
  return (word, workOut) => {
    const met = known.get(word);
    if (met !== undefined) return met;
    const value = workOut();
    if (word.length > LONGEST_KEPT) return value;
    if (known.size >= most) known.clear();
    known.set(word, value);
    return value;
  };
}
