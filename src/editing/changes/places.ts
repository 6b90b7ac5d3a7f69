import { isCollection, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';

/** The name of a key. */
export function keyOf({ key }: Pick<Pair, 'key'>): string {
  return String(isScalar(key) ? key.value : key);
}

/** Where a node of a parsed text begins and ends. */
export function rangeOf(node: Node): [number, number] {
  const [start, end] = node.range ?? [];
  if (start === undefined || end === undefined) throw new TypeError('The node was not parsed');
  return [start, end];
}

/**
 * The offset at which a value of the text ends: a block collection with its last entry, a block scalar before its last line break,
 * which the end of a file may lack.
 */
export function lastOffset(text: string, node: unknown): number {
  if (isMap(node) && !node.flow) {
    const last = node.items.at(-1);
    return isValue(last?.value) ? lastOffset(text, last.value) : rangeOf(last?.key as Node)[1] + 1;
  }
  if (isSeq(node) && !node.flow) return lastOffset(text, node.items.at(-1));
  const [start, end] = rangeOf(node as Node);
  const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  return isBlock && text[end - 1] === '\n' ? Math.max(start, end - 1) : end;
}

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the line of an offset ends, without its line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

/** Whether a key has a value: without one (`redact:`) its node is an empty scalar without quotes, or absent. */
export function isValue(node: unknown): node is Node {
  const isEmpty = isScalar(node) && node.type === 'PLAIN' && node.source === '';
  return (isScalar(node) && node.range !== undefined && !isEmpty) || isCollection(node);
}

/** The offset behind the key's colon. */
export function endOfKey(text: string, key: unknown): number {
  return text.indexOf(':', rangeOf(key as Node)[1]) + 1;
}

/** The offset at which a key with its value ends. */
export function endOfPair(text: string, { key, value }: Pair): number {
  return isValue(value) ? lastOffset(text, value) : endOfKey(text, key);
}

/** The value of a node, as JSON has it. */
export function plainValue(node: unknown): unknown {
  return isCollection(node) ? node.toJSON() : isScalar(node) ? node.value : undefined;
}
