import { isGroup } from '../../../authoring/source/source.ts';
import type { JsonEntry } from '../files/json-lines.ts';
import { openTable, type Table, type TableRow } from './table.ts';

/** More columns than this are left out: where keys are data, each entry may have its own. */
export const MOST_COLUMNS = 1000;

/** Groups in groups are columns of their own down to here: `consumer.displayName`. */
const DEEPEST = 4;

/**
 * Reads the groups of a list as the rows of a table; `undefined` if the list has none. Lists in them are left out, unless they
 * hold questions or one reply. All entries are read for the names of the columns, as the first answer to a review may be far down.
 */
export async function jsonTable(unit: Table['unit'], entries: () => AsyncIterable<JsonEntry>): Promise<Table | undefined> {
  const names = new Set<string>();
  for await (const entry of entries()) {
    if ('value' in entry) for (const [name] of cellsOf(entry.value)) if (names.size < MOST_COLUMNS) names.add(name);
  }
  return names.size === 0 ? undefined : openTable(unit, () => rowsOf([...names], entries()));
}

async function* rowsOf(header: readonly string[], entries: AsyncIterable<JsonEntry>): AsyncGenerator<TableRow> {
  yield { number: 0, cells: header };
  for await (const entry of entries) {
    if (!('value' in entry)) yield entry;
    else if (isGroup(entry.value)) {
      const cells = new Map(cellsOf(entry.value));
      yield { number: entry.number, cells: header.map((name) => cells.get(name) ?? '') };
    }
  }
}

/** The texts, numbers and truth values of a group, with the names that lead to them. */
export function cellsOf(value: unknown, before: readonly string[] = []): [string, string][] {
  if (!isGroup(value) || before.length === DEEPEST) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    const path = [...before, key.trim()];
    if (inner === null) return [];
    if (Array.isArray(inner)) return cellsOfList(inner, path);
    return typeof inner === 'object' ? cellsOf(inner, path) : [[path.join('.'), String(inner)]];
  });
}

/** Those of questions with their answers, or of a lone reply: of several, some may be of customers. */
function cellsOfList(list: readonly unknown[], path: readonly string[]): [string, string][] {
  const asked = list.flatMap((each) => answerIn(each, path));
  const isReply = list.length === 1 && REPLIES.test(path.at(-1) ?? '');
  return isReply && asked.length === 0 ? cellsOf(list[0], path) : asked;
}

/** A question and its answer in words. Other answers are marks for parts of a service, which are not the rating. */
function answerIn(value: unknown, before: readonly string[]): [string, string][] {
  const texts = Object.entries(isGroup(value) ? value : {}).map(
    ([key, text]) => [key, typeof text === 'string' ? text : ''] as const,
  );
  const [, question] = texts.find(([key]) => QUESTION.test(key)) ?? [];
  const [, answer] = texts.find(([key, text]) => !QUESTION.test(key) && !MARK.test(text)) ?? [];
  return question === undefined || answer === undefined ? [] : [[[...before, question].join('.'), answer]];
}

const QUESTION = /^question/i;
/** `replies`, `ClientResponses` */
const REPLIES = /(?:replies|responses)$/i;
const MARK = /^(?:[\d.,/ ]*|true|false)$/i;
