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
