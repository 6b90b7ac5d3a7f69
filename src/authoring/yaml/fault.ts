/** One mistake in a YAML text, at an offset. It becomes a problem once its line and column are known. */
export interface Fault {
  /** Where an editor would look. */
  readonly offset: number;
  /** Where the parser found it, if elsewhere: it reports an open bracket at the place where that can no longer be closed. */
  readonly foundAt?: number;
  readonly message: string;
  /** How far it misleads the parser: at its place only, on its line, or in all that follows. */
  readonly reach: 'place' | 'line' | 'rest';
}

/** Sorts the faults and leaves out those that only follow from an earlier one. */
export function independentFaults(faults: readonly Fault[], lineOf: (offset: number) => number): Fault[] {
  const faultyLines = new Set<number>();
  let lost = false;
  const isIndependent = (fault: Fault): boolean => {
    const { reach } = fault;
    const line = lineOf(placeOf(fault));
    const onFaultyLine = faultyLines.has(line);
    const follows = reach === 'rest' ? lost || onFaultyLine || faultyLines.has(line - 1) : reach === 'line' && onFaultyLine;
    faultyLines.add(line);
    lost ||= reach === 'rest';
    return !follows;
  };
  return faults.toSorted((a, b) => placeOf(a) - placeOf(b)).filter(isIndependent);
}

function placeOf({ offset, foundAt = offset }: Fault): number {
  return foundAt;
}

/** What is wrong with a line that should be a key and its value. */
export const MISSING_COLON =
  'a colon and a space belong between a key and its value, as in key: value; a text of several lines belongs below key: |';
