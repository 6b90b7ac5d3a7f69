import { JSONParser } from '@streamparser/json';
import { quote } from '../../../reviews/schemas/issues.ts';
import { ExportError } from './export-error.ts';
import { LONGEST_VALUE } from './json-lines.ts';

/**
 * The entries of the lists in a JSON text, one by one: of the list that is the text, or of every list that the object at its top
 * holds (`{ "reviews": […] }`). The whole text is never in memory.
 */
export async function* jsonValues(text: AsyncIterable<string>): AsyncGenerator<unknown> {
  let parser: JSONParser | undefined;
  let found: unknown[] = [];
  let before = 0;
  let since = 0;
  for await (const chunk of text) {
    parser ??= startParser(chunk, (value) => {
      found.push(value);
      since = 0;
    });
    if (parser === undefined) continue;
    since += chunk.length;
    if (since > LONGEST_VALUE)
      throw new ExportError(`holds a value of more than 4 MB, near its character ${before.toLocaleString('en')}`);
    try {
      parser.write(chunk);
    } catch (error) {
      throw broken(error, before);
    }
    before += chunk.length;
    yield* found;
    found = [];
  }
  if (parser !== undefined && !parser.isEnded)
    throw new ExportError('is not whole: its JSON ends too soon; download it once more');
}

function startParser(chunk: string, take: (value: unknown) => void): JSONParser | undefined {
  const begin = chunk.trimStart()[0];
  if (begin === undefined) return undefined;
  const parser = new JSONParser({ paths: [begin === '[' ? '$.*' : '$.*.*'], keepStack: false });
  parser.onValue = ({ value, key }) => {
    if (typeof key === 'number') take(value);
  };
  return parser;
}

function broken(error: unknown, near: number): ExportError {
  const words = error instanceof Error ? error.message : String(error);
  return new ExportError(`is not valid JSON, near its character ${near.toLocaleString('en')}: ${quote(words)}`, { cause: error });
}
