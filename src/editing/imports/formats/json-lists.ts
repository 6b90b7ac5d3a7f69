import { isGroup } from '../../../authoring/source/source.ts';
import { columnsByName, USUAL } from '../columns/column-names.ts';
import { missingFields, REQUIRED_FIELDS } from '../columns/fields.ts';
import { areOwnNames } from '../entries/own.ts';
import type { Recognised } from '../entries/recognise.ts';
import type { ListEntry, ListPath } from '../files/json-values.ts';
import { cellsOf, MOST_COLUMNS } from '../tables/json-table.ts';

/** A list in a JSON text, as far as it shows what it holds. */
interface List {
  readonly path: ListPath;
  readonly names: Set<string>;
  count: number;
  recognised: Recognised | undefined;
}

/** A list with what it is for an import. */
interface RankedList extends List {
  /** 0 for reviews of a known platform, else `WHOLE`, and one more for each required field that none of its names tells. */
  readonly rank: number;
  /** Lists of one kind hold the same under the same names. */
  readonly kind: string;
}

/** The lists of a JSON text that hold the reviews. */
export interface ReviewLists {
  /** The lower, the more they look like reviews. Up to `WHOLE`, they have all that a review needs. */
  readonly rank: number;
  readonly recognised: Recognised | undefined;
  isMeant(path: ListPath): boolean;
  /** Their names, and those of lists elsewhere in the text, which are not read. */
  readonly names: readonly string[];
  readonly others: readonly string[];
  /** Whether there are more lists than were looked at. */
  readonly isCut: boolean;
}

/** More lists than these are left out: where keys are data, each entry may have its own, or each product of a database. */
export const MOST_LISTS = 2000;

/**
 * Finds the lists that look most like reviews: by entries of a known platform, or else by the names of their fields. Several that
 * look alike are one list for each location. `undefined` if no list holds groups.
 */
export async function findReviews(entries: AsyncIterable<ListEntry>, recognise: Recognise): Promise<ReviewLists | undefined> {
  const { found, isCut } = await surveyLists(entries, recognise);
  const lists = [...found.values()].map(rankList);
  const byName = (a: List, b: List) => Number(isNamed(b)) - Number(isNamed(a));
  const best = lists.toSorted((a, b) => a.rank - b.rank || byName(a, b) || a.path.length - b.path.length || b.count - a.count)[0];
  if (best === undefined) return undefined;
  const chosen = lists.filter(
    (list) =>
      list === best ||
      (list.kind === best.kind && !isWithin(list, best) && (best.rank <= WHOLE || list.path.at(-1) === best.path.at(-1))),
  );
  const isAround = (list: List) => chosen.some((each) => list === each || isWithin(list, each) || isWithin(each, list));
  const others = lists.filter((list) => !isAround(list));
  const keys = new Set(chosen.map(({ path }) => keyOf(path)));
  return {
    rank: best.rank,
    recognised: best.recognised,
    isMeant: (path) => keys.has(keyOf(path)),
    names: namesOf(chosen),
    others: namesOf(others),
    isCut,
  };
}

type Recognise = (value: unknown) => Recognised | undefined;

async function surveyLists(entries: AsyncIterable<ListEntry>, recognise: Recognise) {
  const lists = new Map<string, List>();
  let isCut = false;
  for await (const { path, value } of entries) {
    if (!isGroup(value)) continue;
    const key = keyOf(path);
    const list = lists.get(key) ?? { path, names: new Set(), count: 0, recognised: undefined };
    if (list.count === 0 && lists.size < MOST_LISTS) lists.set(key, list);
    else if (list.count === 0) isCut = true;
    list.count += 1;
    list.recognised ??= recognise(value);
    for (const [name] of cellsOf(value)) if (list.names.size < MOST_COLUMNS) list.names.add(name);
  }
  return { found: lists, isCut };
}

/** The highest rank of a list that tells all that a review needs. */
export const WHOLE = 1;

function rankList(list: List): RankedList {
  const { names } = list;
  // One entry may have no other names than ours, and the next one some.
  const isOthers = list.recognised?.ok === true && list.recognised.platform === 'own' && !areOwnNames([...names]);
  const recognised = isOthers ? undefined : list.recognised;
  if (recognised !== undefined) return { ...list, rank: 0, kind: JSON.stringify(recognised) };
  const columns = columnsByName([...names], USUAL);
  const kind = JSON.stringify(REQUIRED_FIELDS.map((field) => columns[field]));
  return { ...list, recognised, rank: WHOLE + missingFields(columns).length, kind };
}

function isWithin({ path: inner }: List, { path: outer }: List): boolean {
  return inner.length > outer.length && outer.every((key, index) => inner[index] === key);
}

function keyOf(path: ListPath): string {
  return JSON.stringify(path);
}

/** Whether the name of a list says that it holds reviews: posts of a website may have the same fields. */
function isNamed({ path }: List): boolean {
  return /review|testimonial/i.test(path.at(-1) ?? '');
}

/** The names of the lists that have one. */
function namesOf(lists: readonly List[]): string[] {
  return lists.map(({ path }) => path.filter((key) => key !== '*').join('.')).filter((name) => name !== '');
}
