import type { Size } from '../../../reviews/small-photo.ts';
import { plain } from '../../files/read-text-file.ts';
import { foundOne, type Read, refused } from '../../problems/read.ts';
import { attributeRule, elementRule, styleFault } from './svg-rules.ts';
import { svgSize } from './svg-size.ts';
import { readSvgTree, SVG_NAMESPACE, type SvgElement, SvgFault } from './svg-tree.ts';
import { countDrawn } from './use-count.ts';

export interface CleanSvg extends Size {
  readonly svg: string;
}

const XLINK = 'http://www.w3.org/1999/xlink';

/**
 * Writes an SVG anew, with nothing in it but the picture. What editors leave behind is left out. What could do more than be seen, or
 * would look different here, is a mistake with its place.
 */
export function cleanSvg(file: string, text: string): Read<CleanSvg> {
  try {
    const root = readSvgTree(plain(text));
    if (root.name !== 'svg' || root.namespace !== SVG_NAMESPACE)
      throw new SvgFault('is no SVG; it begins with <svg xmlns="http://www.w3.org/2000/svg">', root.at);
    const { width, height, viewBox } = svgSize(root);
    const own = ['xmlns', 'width', 'height', 'viewBox', 'x', 'y'];
    const rest = attributesOf(root).filter(([name]) => !own.includes(name));
    const head = [['xmlns', SVG_NAMESPACE], ['width', width], ['height', height], ['viewBox', viewBox], ...rest];
    const svg = `<svg${written(head as [string, string][])}>${contentOf(root)}</svg>\n`;
    countDrawn(root);
    return foundOne({ svg, width, height });
  } catch (error) {
    if (error instanceof SvgFault) return refused(file, error.message, error.at);
    throw error;
  }
}

function contentOf(element: SvgElement): string {
  if (element.name === 'style') return styleOf(element);
  // Between elements that draw stands nothing but space.
  return element.children.map((child) => (typeof child === 'string' ? '' : elementText(child))).join('');
}

function elementText(element: SvgElement): string {
  // Programs keep what they need for themselves beside the drawing.
  if (element.namespace !== SVG_NAMESPACE) return foreign(element);
  const rule = elementRule(element.name);
  if (rule === 'drop') return '';
  if (rule !== 'keep') throw new SvgFault(rule.refused, element.at);
  const content = contentOf(element);
  const start = `<${element.name}${written(attributesOf(element))}`;
  return content === '' ? `${start}/>` : `${start}>${content}</${element.name}>`;
}

/** In the namespaces of pages a script could run. */
function foreign({ namespace, name, at }: SvgElement): string {
  if (/xhtml|xml-events|MathML/i.test(namespace))
    throw new SvgFault(`holds a part of a page (<${name}>); save it as plain SVG`, at);
  return '';
}

function attributesOf({ name: element, attributes, at }: SvgElement): [string, string][] {
  return attributes.flatMap(({ name, prefix, local, uri, value }) => {
    if (prefix === 'xmlns' || name === 'xmlns' || (uri !== '' && uri !== XLINK)) return [];
    // SVG 2 has no prefix for it any more, and reads both.
    const own = uri === XLINK ? local : name;
    if (uri === XLINK && own !== 'href') return [];
    const rule = attributeRule(element, own, value);
    if (rule === 'drop') return [];
    if (rule !== 'keep') throw new SvgFault(rule.refused, at);
    return [[own, value] as [string, string]];
  });
}

function styleOf({ children, at }: SvgElement): string {
  const css = children.filter((child) => typeof child === 'string').join('');
  const fault = styleFault(css);
  if (fault !== undefined) throw new SvgFault(fault, at);
  return escaped(css.trim());
}

function written(attributes: readonly (readonly [string, string | number])[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('"', '&quot;')}"`).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
