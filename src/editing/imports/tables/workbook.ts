import { ExportError } from '../files/export-error.ts';
import type { Bytes } from '../files/stored-file.ts';
import { joined, readWholeXml } from './xml-events.ts';

/** What is needed to read the rows of a workbook's sheets. */
export interface Workbook {
  /** In their order; hidden ones are left out. */
  readonly sheets: readonly { readonly name: string; readonly bytes: Bytes }[];
  /** The shared texts, to which cells refer by number. */
  readonly texts: readonly string[];
  /** Whether the number of a cell in this style is a date. */
  isDateStyle(style: number): boolean;
  /** The day that the number 0 stands for, in ms since 1970. */
  readonly dayZero: number;
}

/** Whether the files of a zip are those of a workbook. */
export function isWorkbook(files: ReadonlyMap<string, Bytes>): boolean {
  return files.has('xl/workbook.xml');
}

export async function readWorkbook(files: ReadonlyMap<string, Bytes>): Promise<Workbook> {
  const targets = await readTargets(files);
  const found: { name: string; id: string }[] = [];
  let is1904 = false;
  await readPart(files, 'xl/workbook.xml', (name, attributes) => {
    if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
    if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') {
      found.push({
        name: attributes.name ?? '',
        id: attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '',
      });
    }
  });
  const sheets = found.flatMap(({ name, id }) => {
    const bytes = files.get(targets.get(id) ?? '');
    return bytes === undefined ? [] : [{ name, bytes }];
  });
  if (sheets.length === 0) throw new ExportError('is a workbook without a visible sheet');
  const dayZero = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return { sheets, texts: await readTexts(files), isDateStyle: await readStyles(files), dayZero };
}

type Open = (name: string, attributes: Readonly<Record<string, string>>) => void;

async function readPart(files: ReadonlyMap<string, Bytes>, path: string, open: Open): Promise<void> {
  const bytes = files.get(path);
  if (bytes !== undefined) await readWholeXml(bytes, { open });
}

async function readTargets(files: ReadonlyMap<string, Bytes>): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  await readPart(files, 'xl/_rels/workbook.xml.rels', (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
  });
  return targets;
}

async function readTexts(files: ReadonlyMap<string, Bytes>): Promise<readonly string[]> {
  const texts: string[] = [];
  const bytes = files.get('xl/sharedStrings.xml');
  let text = '';
  let isText = false;
  // The pronunciation of Japanese stands beside the text (`rPh`), and is left out.
  let isReading = false;
  if (bytes === undefined) return texts;
  await readWholeXml(bytes, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(part) {
      if (isText) text = joined(text, part);
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = false;
      // Copied: a slice would keep the whole XML in memory.
      if (name === 'si') texts.push(Buffer.from(text).toString());
    },
  });
  return texts;
}

/** ECMA-376 part 1, 18.8.30: the formats of dates that need no definition. */
const BUILT_IN_DATES: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

async function readStyles(files: ReadonlyMap<string, Bytes>): Promise<(style: number) => boolean> {
  const dates = new Set(BUILT_IN_DATES);
  const formats: number[] = [];
  let isCells = false;
  await readPart(files, 'xl/styles.xml', (name, { numFmtId = '0', formatCode = '' }) => {
    if (name === 'numFmt' && isDateFormat(formatCode)) dates.add(Number(numFmtId));
    if (name === 'cellXfs') isCells = true;
    else if (name === 'cellStyles' || name === 'cellStyleXfs') isCells = false;
    else if (name === 'xf' && isCells) formats.push(Number(numFmtId));
  });
  return (style) => dates.has(formats[style] ?? 0);
}

function isDateFormat(code: string): boolean {
  return /[yd]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
}
