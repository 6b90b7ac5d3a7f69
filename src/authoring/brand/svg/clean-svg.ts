import type { Size } from '../../../reviews/small-photo.ts';
import type { FileText } from '../../files/read-text-file.ts';
import { foundOne, joinReads, type Read, refused } from '../../problems/read.ts';
import { attributeRule, elementRule, styleFault } from './svg-rules.ts';
import { svgSize } from './svg-size.ts';
import { readSvgTree, SVG_NAMESPACE, type SvgElement, SvgFault, textIn } from './svg-tree.ts';

interface CleanSvg extends Size {
  readonly svg: string;
}

const XLINK = 'http://www.w3.org/1999/xlink';

/**
 * Writes an SVG anew, with nothing in it but the drawing. What drawing programs add for themselves is left out. Whatever could do
 * more than be seen, or would look different here, is a problem at its place.
 */
export function cleanSvg({ file, text }: FileText): Read<CleanSvg> {
  try {
    const root = readSvgTree(text);
    if (root.name !== 'svg' || root.namespace !== SVG_NAMESPACE)
      throw new SvgFault('is no SVG; it begins with <svg xmlns="http://www.w3.org/2000/svg">', root.at);
    const { width, height, viewBox } = svgSize(root);
    const own = ['xmlns', 'width', 'height', 'viewBox', 'x', 'y'];
    const faults: SvgFault[] = [];
    const rest = attributesOf(root, faults).filter(([name]) => !own.includes(name));
    const head = [['xmlns', SVG_NAMESPACE], ['width', width], ['height', height], ['viewBox', viewBox], ...rest];
    const svg = `<svg${written(head as [string, string][])}>${contentOf(root, faults)}</svg>\n`;
    if (faults.length > 0) return joinReads(firstOfEach(faults).map(({ message, at }) => refused(file, message, at)));
    return foundOne({ svg: plainOfFigma(svg), width, height });
  } catch (error) {
    if (error instanceof SvgFault) return refused(file, error.message, error.at);
    throw error;
  }
}

/**
 * Replaces two styles of Figma that the painter of icons does not read: that a mask goes by opacity, and a second form of a colour for
 * better screens. It would paint the logo pale, black or not at all.
 */
function plainOfFigma(svg: string): string {
  return svg
    .replaceAll(/\bstyle="mask-type:\s*alpha;?"/g, 'mask-type="alpha"')
    .replaceAll(/\b([a-z-]+):([^;"]+);\1:color\([^)]*\)/g, '$1:$2');
}

/** The first fault of each message: a text of a hundred elements is one mistake. */
function firstOfEach(faults: readonly SvgFault[]): SvgFault[] {
  return [...Map.groupBy(faults, ({ message }) => message).values()].flatMap(([first]) => first ?? []);
}

/** Adds refused parts to `faults`, so that all of them are reported at once. */
function contentOf(element: SvgElement, faults: SvgFault[]): string {
  if (element.name === 'style') return styleOf(element, faults);
  // Text between elements is not drawn.
  return element.children.map((child) => (typeof child === 'string' ? '' : elementText(child, faults))).join('');
}

function elementText(element: SvgElement, faults: SvgFault[]): string {
  // Drawing programs keep data of their own in other namespaces.
  if (element.namespace !== SVG_NAMESPACE) return '';
  const rule = elementRule(element.name);
  if (rule === 'keep') return keptText(element, faults);
  if (rule !== 'drop') faults.push(new SvgFault(rule.refused, element.at));
  return '';
}

function keptText(element: SvgElement, faults: SvgFault[]): string {
  const start = `<${element.name}${written(attributesOf(element, faults))}`;
  const content = contentOf(element, faults);
  return content === '' ? `${start}/>` : `${start}>${content}</${element.name}>`;
}

function attributesOf({ name: element, attributes, at }: SvgElement, faults: SvgFault[]): [string, string][] {
  return attributes.flatMap(({ name, prefix, local, uri, value }) => {
    if (prefix === 'xmlns' || name === 'xmlns' || (uri !== '' && uri !== XLINK)) return [];
    // SVG 2 writes `href` without a prefix, and reads both.
    const own = uri === XLINK ? local : name;
    if (uri === XLINK && own !== 'href') return [];
    const rule = attributeRule(element, own, value);
    if (rule === 'keep') return [[own, value] as [string, string]];
    if (rule !== 'drop') faults.push(new SvgFault(rule.refused, at));
    return [];
  });
}

function styleOf(element: SvgElement, faults: SvgFault[]): string {
  const css = textIn(element);
  const fault = styleFault(css);
  if (fault !== undefined) faults.push(new SvgFault(fault, element.at));
  return escaped(css.trim());
}

function written(attributes: readonly (readonly [string, string | number])[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('"', '&quot;')}"`).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
