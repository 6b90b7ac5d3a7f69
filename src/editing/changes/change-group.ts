import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { isGroup } from '../../authoring/source/source.ts';
import { parseYaml } from '../../authoring/yaml/parse.ts';
import { alignLists } from './align-lists.ts';
import { endOfKey, endOfPair, isValue, keyOf, lastOffset, lineEnd, lineStart, plainValue, rangeOf } from './places.ts';
import { entryText, flowText, indented, pairText } from './yaml-text.ts';

/** Values by key; `undefined` takes a key out. */
export type Changes = Readonly<Record<string, unknown>>;

/** How values are written, and the order of keys, by which new ones are placed. */
interface Style {
  readonly isJson: boolean;
  readonly order: readonly string[];
}

/** A piece of the text, and the text that replaces it. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Changes keys of the group that a YAML or JSON text holds, and no other byte of it: comments, order, quotes and blank lines
 * stay. New keys are placed by `order`. The text must be without mistakes.
 */
export function changeGroup(text: string, changes: Changes, style: Style): string {
  const { contents } = parseYaml(text).document;
  if (!isMap(contents)) throw new TypeError('The text holds no group of keys');
  return spliced(text, splicesOf({ text, style }, contents, changes));
}

/** Changes the list of a YAML text in the same way. If changes within it are not enough, the whole list is written anew. */
export function changeList(text: string, value: readonly unknown[]): string {
  const { contents } = parseYaml(text).document;
  if (!isSeq(contents)) throw new TypeError('The text holds no list');
  const around = { text, style: { isJson: false, order: [] } };
  const splices = contents.flow ? undefined : listSplices(around, contents, value);
  const [start] = rangeOf(contents);
  const whole = { start, end: lastOffset(text, contents), text: value.map(entryText).join('\n') };
  return spliced(text, splices ?? [whole]);
}

function spliced(text: string, all: readonly Splice[]): string {
  // What is put in at an offset comes before what is replaced there. Else the order stays, as sorting is stable.
  const splices = all.toSorted((a, b) => a.start - b.start || Number(a.end > a.start) - Number(b.end > b.start));
  let result = '';
  let end = 0;
  for (const splice of splices) {
    // Lines that are added below one that goes come in its place, as its line break goes, too.
    const isBelowGone = splice.start < end && splice.text.startsWith('\n');
    result += text.slice(end, splice.start) + (isBelowGone ? `${splice.text.slice(1)}\n` : splice.text);
    // A key that is added behind the one before a removed key begins where that is cut.
    end = Math.max(end, splice.end);
  }
  return result + text.slice(end);
}

interface Around {
  readonly text: string;
  readonly style: Style;
}

/** Changes come before new keys, so that a new key stands below all that is added to the group above it. */
function splicesOf(around: Around, group: YAMLMap, changes: Changes): Splice[] {
  const pairOf = (key: string): Pair | undefined => group.items.find((pair) => keyOf(pair) === key);
  const stays = group.items.filter((pair) => !Object.hasOwn(changes, keyOf(pair)) || changes[keyOf(pair)] !== undefined);
  const there = Object.entries(changes).flatMap(([key, value]) => {
    const pair = pairOf(key);
    if (pair === undefined) return [];
    return value === undefined ? [removal(around, group, stays, pair)] : replacements(around, group, pair, value);
  });
  const added = Object.entries(changes)
    .filter(([key, value]) => value !== undefined && pairOf(key) === undefined)
    .sort(([a], [b]) => rank(around, a) - rank(around, b));
  return [...there, ...added.map(([key, value]) => insertion(around, group, stays, key, value))];
}

function replacements(around: Around, group: YAMLMap, pair: Pair, value: unknown): Splice[] {
  const { value: node } = pair;
  if (isDeepStrictEqual(plainValue(node), value)) return [];
  if (isMap(node) && isGroup(value) && !isEmptied(node, value)) return wholeSplices(around, node, value);
  const inList = isSeq(node) && !node.flow && Array.isArray(value) ? listSplices(around, node, value) : undefined;
  return inList ?? [replacement(around, group, pair, value)];
}

/** Whether no key of a group stays. Between brackets, a new key would then stand beside the comma of one that goes. */
function isEmptied({ flow, items }: YAMLMap, value: Changes): boolean {
  return items.length === 0 || (flow === true && !items.some((pair) => Object.hasOwn(value, keyOf(pair))));
}

/** Gives a group these keys and no others. */
function wholeSplices(around: Around, group: YAMLMap, value: Changes): Splice[] {
  const gone = group.items.map(keyOf).filter((key) => !Object.hasOwn(value, key));
  return splicesOf(around, group, { ...value, ...Object.fromEntries(gone.map((key) => [key, undefined])) });
}

/** Changes entries of a block list, removes some, and adds others at its end. `undefined` if more than that has to change. */
function listSplices(around: Around, list: YAMLSeq, value: readonly unknown[]): Splice[] | undefined {
  const before: unknown[] = list.toJSON();
  const aligned = value.length === 0 || before.length === 0 ? undefined : alignLists(before, value);
  if (aligned === undefined) return undefined;
  const kept = aligned.flatMap(({ at, value: entry }) => (at === undefined ? [] : [entrySplices(around, list, at, entry)]));
  if (kept.includes(undefined)) return undefined;
  const gone = before.flatMap((_, at) => (aligned.some((entry) => entry.at === at) ? [] : [entryRemoval(around, list, at)]));
  const added = aligned.filter(({ at }) => at === undefined).map((entry) => entry.value);
  return [...kept.flatMap((splices) => splices ?? []), ...gone, ...(added.length > 0 ? [entries(around, list, added)] : [])];
}

function entrySplices(around: Around, list: YAMLSeq, at: number, value: unknown): Splice[] | undefined {
  const node = list.items[at];
  if (isMap(node) && isGroup(value)) return wholeSplices(around, node, value);
  if (!isValue(node)) return undefined;
  if (isDeepStrictEqual(plainValue(node), value)) return [];
  const [start] = rangeOf(node);
  const entry = entryText(value);
  return entry.includes('\n') ? undefined : [{ start, end: lastOffset(around.text, node), text: entry.slice('- '.length) }];
}

function entryRemoval({ text }: Around, list: YAMLSeq, at: number): Splice {
  const node = list.items[at] as Node;
  const end = lineEnd(text, lastOffset(text, node));
  return { start: lineStart(text, rangeOf(node)[0]), end: Math.min(end + 1, text.length), text: '' };
}

/** Adds entries at the end of a block list. */
function entries({ text }: Around, list: YAMLSeq, added: readonly unknown[]): Splice {
  const [start] = rangeOf(list);
  const indent = start - lineStart(text, start);
  const lines = added.map((entry) => `\n${' '.repeat(indent)}${indented(entryText(entry), indent)}`);
  const at = lineEnd(text, lastOffset(text, list));
  return { start: at, end: at, text: lines.join('') };
}

function replacement({ text, style }: Around, group: YAMLMap, pair: Pair, value: unknown): Splice {
  const { key, value: node } = pair;
  const end = endOfPair(text, pair);
  if (group.flow) {
    const start = isValue(node) ? rangeOf(node)[0] : endOfKey(text, key);
    return { start, end, text: (isValue(node) ? '' : ' ') + inFlow(text, style, start, value) };
  }
  const [start] = rangeOf(key as Node);
  return { start, end, text: indented(pairText(keyOf(pair), value), start - lineStart(text, start)) };
}

function removal({ text }: Around, group: YAMLMap, stays: readonly Pair[], pair: Pair): Splice {
  const [start] = rangeOf(pair.key as Node);
  const end = endOfPair(text, pair);
  if (!group.flow) return { start: lineStart(text, start), end: Math.min(lineEnd(text, end) + 1, text.length), text: '' };
  const index = group.items.indexOf(pair);
  const [before, after] = [group.items[index - 1], group.items[index + 1]];
  // A comma goes with each key: the one before it, or, where nothing before it stays, the one behind it.
  if (before !== undefined && group.items.slice(0, index).some((each) => stays.includes(each)))
    return { start: lastOffset(text, before.value ?? before.key), end, text: '' };
  return { start, end: after === undefined ? end : rangeOf(after.key as Node)[0], text: '' };
}

function insertion(around: Around, group: YAMLMap, stays: readonly Pair[], key: string, value: unknown): Splice {
  const place = rank(around, key);
  const isUnknown = place === around.style.order.length;
  const anchor = isUnknown ? stays.at(-1) : stays.findLast((pair) => rank(around, keyOf(pair)) < place);
  return (group.flow ? flowInsertion : blockInsertion)(around, group, anchor, key, value);
}

function rank({ style: { order } }: Around, key: string): number {
  const index = order.indexOf(key);
  return index === -1 ? order.length : index;
}

function blockInsertion(around: Around, group: YAMLMap, anchor: Pair | undefined, key: string, value: unknown): Splice {
  const { text } = around;
  const [first] = group.items;
  const [column] = rangeOf((anchor ?? first)?.key as Node);
  const indent = column - lineStart(text, column);
  const lines = `${' '.repeat(indent)}${indented(pairText(key, value), indent)}`;
  // The first key of a list's entry stands behind the dash, so the new key goes below it.
  if (anchor === undefined && text.slice(column - indent, column).trim() !== '')
    return blockInsertion(around, group, first, key, value);
  if (anchor === undefined) {
    const at = lineStart(text, column);
    return { start: at, end: at, text: `${lines}\n` };
  }
  const at = lineEnd(text, endOfPair(text, anchor));
  return { start: at, end: at, text: `\n${lines}` };
}

function flowInsertion({ text, style }: Around, group: YAMLMap, anchor: Pair | undefined, key: string, value: unknown): Splice {
  const [first] = group.items;
  const name = style.isJson ? JSON.stringify(key) : flowText(key);
  if (first === undefined) {
    const at = rangeOf(group)[0] + 1;
    return { start: at, end: at, text: ` ${name}: ${inFlow(text, style, at, value)} ` };
  }
  const [column] = rangeOf((anchor ?? first).key as Node);
  const start = lineStart(text, column);
  const isOnOwnLine = text.slice(start, column).trim() === '';
  const gap = isOnOwnLine ? `\n${text.slice(start, column)}` : ' ';
  const pair = `${name}: ${inFlow(text, style, column, value)}`;
  if (anchor === undefined) return { start: column, end: column, text: `${pair},${gap}` };
  const at = endOfPair(text, anchor);
  return { start: at, end: at, text: `,${gap}${pair}` };
}

/** A value within brackets. In a JSON text with indented lines it takes several lines, with the same indent. */
function inFlow(text: string, { isJson }: Style, offset: number, value: unknown): string {
  if (!isJson) return flowText(value);
  const start = lineStart(text, offset);
  const [indent = ''] = /^[ \t]*/.exec(text.slice(start)) ?? [];
  if (indent === '') return JSON.stringify(value);
  return JSON.stringify(value, null, indent.includes('\t') ? '\t' : 2).replaceAll('\n', `\n${indent}`);
}
