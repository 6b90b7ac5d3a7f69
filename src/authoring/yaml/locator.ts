import { type Document, isMap, isNode, isScalar, type YAMLMap } from 'yaml';
import type { Locator, Path } from '../source/source.ts';
import type { ParsedYaml } from './read-yaml.ts';

/** Tells where the parts of a YAML or JSON text stand. */
export function createLocator({ document, positionAt }: ParsedYaml): Locator {
  const keysOf = new Map<YAMLMap, ReadonlyMap<unknown, number>>();
  const keyOffset = (path: Path): number | undefined => {
    const group = document.getIn(path.slice(0, -1), true);
    if (!isMap(group)) return undefined;
    const keys = keysOf.get(group) ?? keyOffsets(group);
    keysOf.set(group, keys);
    return keys.get(path.at(-1));
  };
  return (path, part = 'value') => positionAt((part === 'key' ? keyOffset(path) : undefined) ?? valueOffset(document, path));
}

/** Of a value that is not there, the offset of the nearest that it would stand in. */
function valueOffset(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const offset = offsetOf(document.getIn(path.slice(0, length), true));
    if (offset !== undefined) return offset;
  }
  return 0;
}

function keyOffsets(group: YAMLMap): ReadonlyMap<unknown, number> {
  return new Map(group.items.map(({ key }) => [isScalar(key) ? key.value : key, offsetOf(key) ?? 0]));
}

/** Where a node begins. */
export function offsetOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
