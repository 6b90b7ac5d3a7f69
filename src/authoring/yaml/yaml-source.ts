import { type Document, isMap, isScalar, type YAMLMap } from 'yaml';
import { onceFor } from '../../once.ts';
import type { FileText } from '../files/read-text-file.ts';
import { fieldName } from '../source/field-name.ts';
import { withLineFeeds } from '../source/line-feeds.ts';
import type { Locator, Path, Source } from '../source/source.ts';
import { offsetOf, type ParsedYaml, parseYaml } from './parse.ts';

/**
 * Makes a source of the value of a YAML or JSON text. The text is parsed again when a position in it is needed: that is rare, and
 * to keep every parsed text until then would take much memory.
 */
export function yamlSource({ file, text }: FileText, value: unknown, firstLine: number): Source {
  return {
    file,
    value: withLineFeeds(value, text),
    nameOf: fieldName,
    locator: () => createLocator(parseYaml(text, firstLine)),
  };
}

function createLocator({ document, positionAt }: ParsedYaml): Locator {
  const keysOf = onceFor(keyOffsets);
  const keyOffset = (path: Path): number | undefined => {
    const group = document.getIn(path.slice(0, -1), true);
    return isMap(group) ? keysOf(group).get(path.at(-1)) : undefined;
  };
  return (path, part = 'value') => positionAt((part === 'key' ? keyOffset(path) : undefined) ?? valueOffset(document, path));
}

/** Where the value begins. For a missing value: where the innermost group that would hold it begins. */
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
