import { type Document, isScalar, isSeq, visit } from 'yaml';
import { quote } from '../../reviews/schemas/issues.ts';
import type { Fault } from './fault.ts';
import { offsetOf } from './parse.ts';

const ONCE = 'once is allowed';
const NO_DASH = 'if the next entry of the list begins here, write "- " before it';

/** Finds every key that its group already has: of two equal keys, YAML would keep the last. */
export function repeatedKeys(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Map: (_, map, path) => {
      const isEntry = isSeq(path.at(-1)) && map.flow !== true;
      const seen = new Set<unknown>();
      let first: unknown;
      let empty: unknown;
      for (const [at, { key, value }] of map.items.entries()) {
        const name = isScalar(key) ? key.value : key;
        if (at === 0) first = name;
        const isNext = isEntry && name === first;
        if (seen.has(name)) faults.push(repeated(name, offsetOf(key) ?? 0, isNext ? NO_DASH : adviceBelow(empty)));
        // The keys below a missing dash are those of another entry.
        if (isNext) seen.clear();
        seen.add(name);
        if (!map.flow && isScalar(value) && value.value === null) empty = name;
      }
    },
  });
  return faults;
}

/** `empty`: the last key above that has no value, perhaps because the keys of its group are not indented. */
function adviceBelow(empty: unknown): string {
  return typeof empty === 'string' ? `${ONCE}, and if it belongs to ${quote(empty)} above, indent it with spaces` : ONCE;
}

function repeated(name: unknown, offset: number, advice: string): Fault {
  return { offset, message: `the key ${quote(name)} is here twice; ${advice}`, reach: 'line' };
}
