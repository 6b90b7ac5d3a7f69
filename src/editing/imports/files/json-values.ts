import { JSONParser } from '@streamparser/json';
import { quote } from '../../../reviews/schemas/issues.ts';
import { ExportError } from './export-error.ts';
import { LONGEST_VALUE } from './json-lines.ts';

/** The keys that lead to a list in a JSON text, with `*` for any place in a list. */
export type ListPath = readonly string[];

export interface ListEntry {
  readonly path: ListPath;
  readonly value: unknown;
}

/**
 * The entries of each list in a JSON text for whose path `isMeant` holds, one by one. By default these are the list at the top, or
 * the lists directly in the object at the top (`{ "reviews": […] }`). The whole text is never in memory.
 */
export async function* jsonValues(text: AsyncIterable<string>, isMeant = isAtTop): AsyncGenerator<unknown> {
  const isInEntry = (path: ListPath): boolean => path.some((key, index) => key === '*' && isMeant(path.slice(0, index)));
  const useOf = (path: ListPath): Use => (isMeant(path) ? 'take' : isInEntry(path) ? 'keep' : 'drop');
  for await (const { value } of listEntries(text, useOf)) yield value;
}

function isAtTop(path: ListPath): boolean {
  return path.length === 0 || (path.length === 1 && path[0] !== '*');
}

/** What becomes of the entries of a list: they may be kept as a part of the entry around them. */
type Use = 'take' | 'keep' | 'drop';

/** The entries of all lists in a JSON text, inner ones first; without what the lists in them held, unless that is kept. */
export async function* listEntries(
  text: AsyncIterable<string>,
  useOf: (path: ListPath) => Use = () => 'take',
): AsyncGenerator<ListEntry> {
  const parser = new JSONParser();
  let found: ListEntry[] = [];
  let before = 0;
  let since = 0;
  parser.onValue = ({ value, parent, stack }) => {
    if (!Array.isArray(parent)) return;
    const path = stack.slice(1).map(({ key }) => (typeof key === 'string' ? key : '*'));
    const use = useOf(path);
    if (use === 'keep') return;
    if (use === 'take') found.push({ path, value });
    parent.length = 0;
    since = 0;
  };
  for await (const chunk of text) {
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
  if (!parser.isEnded) throw new ExportError('is not whole: its JSON ends too soon; download it once more');
}

function broken(error: unknown, near: number): ExportError {
  const where = `near its character ${near.toLocaleString('en')}`;
  return new ExportError(`is not valid JSON, ${where}: ${quote((error as Error).message)}`, { cause: error });
}
