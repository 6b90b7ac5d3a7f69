import { SaxesParser } from 'saxes';
import { decodeText } from '../files/decode-text.ts';
import { ExportError } from '../files/export-error.ts';
import type { Bytes } from '../files/stored-file.ts';

/** Handlers for what an XML text holds. The names of elements come without their prefix. */
export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** 4 MB: a cell of a spreadsheet holds at most 32,767 characters, and a page of a website hardly more. */
const LONGEST = 4 * 1024 * 1024;

/** Appends a part to a text. Throws an `ExportError`, which calls the file `what`, if the text gets longer than any could be. */
export function joined(text: string, part: string, what = 'workbook'): string {
  if (text.length + part.length > LONGEST) throw new ExportError(`is a damaged ${what}: a text in it is longer than 4 MB`);
  return text + part;
}

/**
 * Reads an XML text in pieces; after each piece the caller may take what the handlers have gathered. Messages call a damaged file
 * `what`; default: the workbook that this text is a part of.
 */
export async function* readXml(bytes: Bytes, handlers: XmlHandlers, what = `workbook: ${bytes.name}`): AsyncGenerator<void> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(localName(name), attributes));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)));
  parser.on('error', (error) => {
    throw new ExportError(`is a damaged ${what}: ${error.message}`);
  });
  for await (const text of decodeText(bytes, 'utf-8')) {
    parser.write(text);
    yield;
  }
  parser.close();
  yield;
}

/** Reads the whole XML text. */
export async function readWholeXml(bytes: Bytes, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXml(bytes, handlers));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
