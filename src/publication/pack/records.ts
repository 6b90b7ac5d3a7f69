import { END } from '../answer-text.ts';

const NEW_LINE = 0x0a;
const OPENING = '"reviews":[\n';

/** The records of a `/reviews.json`. They are cut out of its bytes without parsing, because each record is one line. */
export interface RecordLines {
  readonly count: number;
  /** The dataset without its records, as JSON. */
  readonly head: string;
  /** The records from `from` up to, but not including, `to`, joined by `,\n`: a view of the bytes, not a copy. */
  slice(from: number, to: number): Buffer;
}

/** Finds the lines of the records; throws where the dataset does not have the form in which this project writes it. */
export function recordLines(dataset: Buffer): RecordLines {
  const opening = dataset.indexOf(OPENING);
  const first = opening + OPENING.length;
  const last = dataset.length - END.length;
  if (opening < 0 || last < first || dataset.toString('latin1', last) !== END)
    throw new Error('the reviews dataset is not of the form that the server cuts answers from');
  const ends: number[] = [];
  for (let end = dataset.indexOf(NEW_LINE, first); end >= 0 && end <= last; end = dataset.indexOf(NEW_LINE, end + 1))
    ends.push(end);
  const starts = Uint32Array.from([first, ...ends.map((end) => end + 1)]);
  const count = last > first ? ends.length : 0;
  return {
    count,
    head: `${dataset.toString('utf8', 0, first)}]}`,
    slice(from, to) {
      if (from >= to) return dataset.subarray(0, 0);
      // Every record but the last is followed by a comma and the line's end.
      const end = starts[to] ?? 0;
      return dataset.subarray(starts[from], to === count ? end - 1 : end - 2);
    },
  };
}
