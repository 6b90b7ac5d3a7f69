/**
 * Measures all contenders in each round, so that a slow moment of the machine affects all of them; each time another one is the
 * first. Returns the figures of each, round by round, without those of the first rounds, which only warm up the compiler.
 */
export async function inTurn<Contender, Figures>(
  contenders: readonly Contender[],
  measure: (contender: Contender, round: number) => Promise<Figures>,
  rounds: number,
  warmUp = 0,
): Promise<Figures[][]> {
  const found: Figures[][] = contenders.map(() => []);
  for (let round = 0; round < warmUp + rounds; round++) {
    const turns = contenders.map((contender, place) => ({ contender, place }));
    turns.push(...turns.splice(0, round % turns.length));
    for (const { contender, place } of turns) {
      const figures = await measure(contender, round);
      if (round >= warmUp) found[place]?.push(figures);
    }
  }
  return found;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Formats a median with its range, `0.97 (0.94 to 1.02)`; the larger the figures, the fewer digits. */
export function spread(figures: readonly number[]): string {
  const middle = median(figures);
  const digits = middle >= 10 ? 1 : middle >= 0.1 ? 2 : 3;
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
  return `${middle.toFixed(digits)} (${lowest.toFixed(digits)} to ${highest.toFixed(digits)})`;
}
