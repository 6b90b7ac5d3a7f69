/** In UTF-16 code units; messages call it 4 MB. No review is as long. */
export const LONGEST_VALUE = 4 * 1024 * 1024;

/** A value of a list or of JSON Lines and where it stands, or what is wrong there. */
export type JsonEntry = { number: number; value: unknown } | { number: number; fault: string };

/** Reads JSON Lines one by one; blank lines are skipped. */
export async function* jsonLines(text: AsyncIterable<string>): AsyncGenerator<JsonEntry> {
  let rest = '';
  let number = 0;
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield* readLine(line, ++number);
    // A line that is cut off here is reported as too long when it ends.
    if (rest.length > LONGEST_VALUE) rest = rest.slice(0, LONGEST_VALUE);
  }
  yield* readLine(rest, ++number);
}

function* readLine(line: string, number: number): Generator<JsonEntry> {
  if (line.trim() === '') return;
  if (line.length >= LONGEST_VALUE) return yield { number, fault: 'is longer than 4 MB' };
  try {
    yield { number, value: JSON.parse(line) };
  } catch (error) {
    yield { number, fault: `is not valid JSON: ${(error as Error).message}` };
  }
}
