import type { Size } from '../../../reviews/small-photo.ts';
import { attributeOf, type SvgElement, SvgFault } from './svg-tree.ts';

interface SvgSize extends Size {
  readonly viewBox: string;
}

/** In pixels (CSS Values 4, section 6.2). */
const UNITS: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const LENGTH = new RegExp(`^\\s*(${NUMBER})(px|pt|pc|in|cm|mm|)\\s*$`, 'i');

/** How large an SVG is; throws an `SvgFault` where it does not say. */
export function svgSize(root: SvgElement): SvgSize {
  const width = lengthOf(attributeOf(root, 'width'));
  const height = lengthOf(attributeOf(root, 'height'));
  const box = attributeOf(root, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box !== undefined && (box.length !== 4 || box.some(Number.isNaN) || !isLarge(box[2]) || !isLarge(box[3])))
    throw new SvgFault('its viewBox is not four numbers, of which the last two are above 0', root.at);
  const [, , boxWidth, boxHeight] = box ?? [];
  // If width and height have another aspect ratio than the viewBox, two sides stay empty. That of the viewBox counts.
  if (isLarge(boxWidth) && isLarge(boxHeight)) return sized(boxWidth, boxHeight, (box ?? []).join(' '));
  if (isLarge(width) && isLarge(height)) return sized(width, height, `0 0 ${width} ${height}`);
  throw new SvgFault('has no size; give <svg> a viewBox, such as viewBox="0 0 120 40"', root.at);
}

function lengthOf(text = ''): number | undefined {
  const [, number, unit = ''] = LENGTH.exec(text) ?? [];
  return number === undefined ? undefined : Number(number) * (UNITS[unit.toLowerCase()] ?? 1);
}

function isLarge(length: number | undefined): length is number {
  return length !== undefined && Number.isFinite(length) && length > 0;
}

/** Keeps the aspect ratio, and makes the longer side 512 pixels, because the units of a drawing may be of any size. */
function sized(width: number, height: number, viewBox: string): SvgSize {
  const scale = 512 / Math.max(width, height);
  const rounded = (length: number) => Math.max(1, Math.round(scale * length));
  return { width: rounded(width), height: rounded(height), viewBox };
}
