import { type Document, isScalar, visit } from 'yaml';
import { quote } from '../../reviews/schemas/issues.ts';
import type { Fault } from './fault.ts';
import { offsetOf } from './parse.ts';

/** Finds every key that its group already has: of two equal keys, YAML and JSON would keep the last. */
export function repeatedKeys(document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Map: (_, map) => {
      const seen = new Set<unknown>();
      for (const { key } of map.items) {
        const name = isScalar(key) ? key.value : key;
        if (seen.has(name)) faults.push(repeated(name, offsetOf(key) ?? 0));
        seen.add(name);
      }
    },
  });
  return faults;
}

function repeated(name: unknown, offset: number): Fault {
  return { offset, message: `the key ${quote(name)} stands here twice; once is allowed`, reach: 'line' };
}
