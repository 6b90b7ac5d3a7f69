const WORDS =
  'the a heater leak came fast slow fixed clean price quote tech office call again winter basement pipe drain boiler pump valve filter noise warm cold water floor kitchen bath friendly late early honest charged explained replaced tested hour day week year old new under over good bad great poor never always'.split(
    ' ',
  );

/** Reviews that are the same for the same count: about 60 words each, spread over four years. */
export function makeRecords(count: number): object[] {
  let state = 1;
  // A linear congruential generator (Numerical Recipes): repeatable, and good enough to vary words.
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The low bits repeat soon.
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2023, 0, 1 + next(1400))).toISOString().slice(0, 10);
    const text = Array.from({ length: 30 + next(60) }, () =>
      next(9) === 0 ? `w${next(20_000)}` : (WORDS[next(WORDS.length)] ?? ''),
    ).join(' ');
    return {
      id: `review-${index}`,
      date: day,
      rating: 1 + next(5),
      author: `Author ${index}`,
      title: `Title ${next(1000)}`,
      text,
      verification: { method: 'invoice', date: day },
    };
  });
}
