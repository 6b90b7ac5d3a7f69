import { type Document, isScalar, visit } from 'yaml';
import { quote } from '../../reviews/schemas/issues.ts';
import type { Fault } from './fault.ts';
import { offsetOf } from './parse.ts';

const ONCE = 'once is allowed';

/** Finds every key that its group already has: of two equal keys, YAML and JSON would keep the last. */
export function repeatedKeys(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Map: (_, map) => {
      const seen = new Set<unknown>();
      let empty: unknown;
      for (const { key, value } of map.items) {
        const name = isScalar(key) ? key.value : key;
        if (seen.has(name)) faults.push(repeated(name, offsetOf(key) ?? 0, empty));
        seen.add(name);
        if (isScalar(value) && value.value === null) empty = name;
      }
    },
  });
  return faults;
}

/** `empty`: the last key above that has no value, perhaps because the keys of its group are not indented. */
function repeated(name: unknown, offset: number, empty: unknown): Fault {
  const way =
    typeof empty === 'string' ? `once is allowed, and if it belongs to ${quote(empty)} above, indent it with spaces` : ONCE;
  return { offset, message: `the key ${quote(name)} stands here twice; ${way}`, reach: 'line' };
}
