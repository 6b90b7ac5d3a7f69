import { idsIn, styleReferences } from './style-references.ts';
import { attributeOf, elementsIn, type SvgElement, SvgFault } from './svg-tree.ts';

/** A browser draws this many elements at once without delay. */
const MOST = 20_000;

/**
 * Counts what is drawn, where each `<use>` draws its target again. Ten elements that each repeat the one before ten times draw
 * 10,000,000,000 things. Throws an `SvgFault` where it is too much, and where an element draws itself.
 */
export function countDrawn(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  const collect = (element: SvgElement): void => {
    const id = attributeOf(element, 'id');
    if (id !== undefined) byId.set(id, element);
    for (const child of elementsIn(element)) collect(child);
  };
  collect(root);
  const styled = styleReferences(root);
  const counted = new Map<SvgElement, number>();
  const counting = new Set<SvgElement>();
  const count = (element: SvgElement): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    if (counting.has(element))
      throw new SvgFault('draws itself again and again (by <use>, a pattern or a mask); save it as plain SVG', element.at);
    counting.add(element);
    const targets = [...targetsOf(element), ...styled(element)].flatMap((id) => byId.get(id) ?? []);
    const sum = [...elementsIn(element), ...targets].reduce((total, each) => total + count(each), 1);
    if (sum > MOST) throw new SvgFault(`draws more than ${MOST.toLocaleString('en')} things`, element.at);
    counting.delete(element);
    counted.set(element, sum);
    return sum;
  };
  return count(root);
}

/** The ids of what an element draws or is drawn with, such as patterns and masks, which may refer to each other, too. */
function targetsOf({ attributes }: SvgElement): string[] {
  return attributes.flatMap(({ local, value }) => {
    if (local === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
    return idsIn(value);
  });
}
