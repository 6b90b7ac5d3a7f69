import type { Stretch } from '../../text/segments.ts';
import type { NamedEntity } from '../named-entity.ts';

/** Technicians named together ("Tom and Jake"), from the first name to the last. */
export interface NamedGroup extends Stretch {
  readonly keys: readonly string[];
}

const JOINING = /^\s*(?:,|&|\+|\/|,?\s*(?:and|with|along with|together with|plus)\b)\s*$/i;

/** Groups the technicians whose names are joined in the text, as by "and". `named` is in the order of the text. */
export function groupTechnicians(text: string, named: readonly NamedEntity[]): NamedGroup[] {
  const groups: NamedGroup[] = [];
  for (const { kind, id, start, end } of named) {
    if (kind !== 'technician') continue;
    const last = groups.at(-1);
    // A longer gap cannot be just an "and", so it is not examined.
    if (last !== undefined && start - last.end < 20 && JOINING.test(text.slice(last.end, start))) {
      groups[groups.length - 1] = { start: last.start, end, keys: [...new Set([...last.keys, id])] };
    } else groups.push({ start, end, keys: [id] });
  }
  return groups;
}
