import autocannon from 'autocannon';

/** Answers per second at 32 connections; throws where one is not of the expected status. */
export async function throughput(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  status: number,
  seconds: number,
): Promise<number> {
  const result = await autocannon({ url: origin + path, headers: { ...headers }, connections: 32, duration: seconds });
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (result.errors > 0 || Object.keys(result.statusCodeStats ?? {}).length !== 1)
    throw new Error(`${origin}${path}: not only answers of status ${status}`);
  return expected / result.duration;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** `0.97 (0.94 to 1.02)`. */
export function spread(ratios: readonly number[]): string {
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
}
