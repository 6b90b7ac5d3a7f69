import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import type { Position } from '../../problems/problem.ts';
import { PLAIN } from './svg-rules.ts';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** An element of an SVG file. */
export interface SvgElement {
  /** Without its prefix. */
  readonly name: string;
  readonly namespace: string;
  readonly attributes: readonly SaxesAttributeNS[];
  /** Elements, and the texts between them. */
  readonly children: (SvgElement | string)[];
  /** Where it begins. */
  readonly at: Position;
}

/** Something in an SVG file that is refused. */
export class SvgFault extends Error {
  readonly at: Position;

  constructor(message: string, at: Position) {
    super(message);
    this.at = at;
  }
}

/** No drawing nests this deep. Deeper nesting would exhaust the stack of the functions that walk the tree. */
const DEEPEST = 100;

/** Reads an SVG text; throws an `SvgFault` if it cannot be read. Comments are left out. */
export function readSvgTree(text: string): SvgElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let start: Position = { line: 1, column: 1 };
  const here = (): Position => ({ line: parser.line, column: Math.max(1, parser.columnIndex) });
  const put = (text: string): void => void open.at(-1)?.children.push(text);
  parser.on('error', (error) => {
    throw new SvgFault(`is no XML that can be read: ${error.message.replace(/^\d+:\d+: /, '')}`, here());
  });
  parser.on('doctype', (doctype) => {
    if (/\[|<!/.test(doctype)) throw new SvgFault(`defines entities in its DOCTYPE; ${PLAIN}`, here());
  });
  parser.on('processinginstruction', ({ target }) => {
    if (/stylesheet/i.test(target)) throw new SvgFault(`takes its style from another file; ${PLAIN}`, here());
  });
  parser.on('opentagstart', ({ name }) => {
    // The parser has already read the name.
    const { line, column } = here();
    start = { line, column: Math.max(1, column - name.length - 1) };
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element = { name: local, namespace: uri, attributes: Object.values(attributes), children: [], at: start };
    if (open.length === DEEPEST) throw new SvgFault(`nests more than ${DEEPEST} elements`, start);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', put);
  parser.on('cdata', put);
  parser.write(text).close();
  // For a text without an element the parser has reported an error.
  return root as unknown as SvgElement;
}

/** The value of an attribute, by its name with its prefix. */
export function attributeOf({ attributes }: SvgElement, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

/** The text directly below an element. */
export function textIn({ children }: SvgElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}
