import { dataAsJson } from '../files/data-values.ts';
import type { Encoding } from '../files/decode-text.ts';
import { ExportError } from '../files/export-error.ts';
import { kindOf } from '../files/file-kind.ts';
import { officeProgram } from '../files/office-document.ts';
import type { Bytes, StoredFile } from '../files/stored-file.ts';
import { openZip } from '../files/zip.ts';
import { csvTable } from '../tables/csv-table.ts';
import { isWorkbook } from '../tables/workbook.ts';
import { otherSheets, xlsxTable } from '../tables/xlsx-table.ts';
import { type Export, type FileOptions, isSourceSaid, type Part } from './export.ts';
import { entriesIn, openEntries } from './open-entries.ts';
import { archivePart, linesPart, openJson } from './open-json.ts';
import { pageAsJson } from './page-as-json.ts';
import { wxrAsJson } from './wxr-as-json.ts';
import { zippedTables } from './zipped-tables.ts';

/** Finds the reviews in a file by its content. Throws an `ExportError` if the file cannot be read. */
export async function openExport(file: StoredFile, options: FileOptions = {}): Promise<Export> {
  const { encoding } = options;
  const kind = await kindOf(file, options);
  if (kind.kind === 'other') throw new ExportError(`${kind.reason}; ${kind.remedy ?? (kind.isPrivate ? ASKED : WANTED)}`);
  if (kind.kind === 'zip') return openArchive(file, options);
  const isSaid = isSourceSaid(options);
  if (kind.kind === 'json') return openJson(file, isSaid, kind);
  if (kind.kind === 'markdown') return openMarkdown(file, { ...options, encoding: kind.encoding });
  if (kind.kind === 'page') return openJson(await pageAsJson(file, kind.encoding), isSaid);
  if (kind.kind === 'wxr') return openJson(wxrAsJson(file), isSaid);
  if (kind.kind === 'yaml' || kind.kind === 'toml') return openJson(await dataAsJson(file, kind.kind, kind.encoding), isSaid);
  const part: Part =
    kind.kind === 'table'
      ? { kind: 'table', name: file.name, table: await csvTable(file, kind.encoding) }
      : await linesPart(file, kind.encoding, isSaid);
  return { parts: [part], ignored: [], notes: encoding === undefined ? encodingNotes(file, kind.encoding) : [] };
}

async function openMarkdown(file: Bytes, options: FileOptions): Promise<Export> {
  const found = await openEntries(file.name, [file], options);
  if (found.parts.length === 0) throw new ExportError(found.ignored[0]?.reason);
  return found;
}

function encodingNotes({ name }: Bytes, guessed: Encoding): string[] {
  if (guessed.startsWith('utf')) return [];
  return [
    `${name}: its letters are read as ${guessed} (--encoding says another), an encoding without emoji: if there is a ? in place of one, save the table as .xlsx or "CSV UTF-8"`,
  ];
}

const ROWS = 'a row for each with its date, rating, author and text (npm run reviews -- add asks for a single one)';
const WANTED = `save or export the reviews as CSV, XLSX or JSON, or copy them into a table, ${ROWS}`;
/** What to do with words that were written to the business alone. */
const ASKED = `ask its authors for stars, and whether you may publish their words; then copy these into a table, ${ROWS}`;

const AS_TABLE = 'save it as CSV or XLSX if it is a table, or else copy its reviews into one, a row for each';

async function openArchive(file: StoredFile, options: FileOptions): Promise<Export> {
  const { sheet, encoding } = options;
  const files = await openZip(file);
  const program = officeProgram(files);
  if (program !== undefined) throw new ExportError(`is a document of ${program}, which is not read; ${AS_TABLE}`);
  if (isWorkbook(files)) return openWorkbook(file, files, sheet);
  if ([...files.keys()].some((name) => CHAT_FILE.test(name))) throw new ExportError(`is a chat of WhatsApp; ${ASKED}`);
  const lists = await listsIn(files);
  const tables = lists.parts.length > 0 ? [] : await zippedTables(files, options);
  if (tables.length === 0) return exportOf('zip', lists);
  return {
    parts: tables.map(({ bytes: { name }, table }) => ({ kind: 'table', name, table })),
    ignored: lists.ignored.filter(({ name }) => !tables.some(({ bytes }) => bytes.name === name)),
    notes: encoding === undefined ? tables.flatMap((each) => encodingNotes(each.bytes, each.encoding)) : [],
  };
}

/** The chat in what WhatsApp exports: on an iPhone, and on Android. */
const CHAT_FILE = /^(?:_chat|.*whatsapp.*)\.txt$/i;

/**
 * Finds the reviews in the files of a folder: in those of an unpacked zip, or else in Markdown files that hold one each, or else in
 * files of data that do.
 */
export async function openFiles(name: string, files: ReadonlyMap<string, Bytes>, options: FileOptions = {}): Promise<Export> {
  const lists = await listsIn(files);
  if (lists.parts.length > 0) return exportOf('folder', lists);
  let ignored = lists.ignored;
  for (const entries of entriesIn([...files.values()])) {
    const found = await openEntries(name, entries, options);
    const others = ignored.filter((other) => !entries.some((entry) => entry.name === other.name));
    ignored = [...others, ...found.ignored];
    if (found.parts.length > 0) return { ...found, ignored };
  }
  return exportOf('folder', { parts: [], ignored });
}

/** The lists of reviews among many files. */
async function listsIn(files: ReadonlyMap<string, Bytes>): Promise<Omit<Export, 'notes'>> {
  const parts: Part[] = [];
  const ignored: { name: string; reason?: string }[] = [];
  for (const bytes of files.values()) {
    const found = /\.json$/i.test(bytes.name) ? await archivePart(bytes).catch(asReason) : {};
    if ('kind' in found) parts.push(found);
    else ignored.push({ name: bytes.name, ...found });
  }
  return { parts, ignored };
}

function exportOf(what: 'zip' | 'folder', { parts, ignored }: Omit<Export, 'notes'>): Export {
  if (parts.length === 0) throw new ExportError(noReviews(what, ignored));
  return { parts, ignored, notes: locationNotes(parts) };
}

/** One file that cannot be read does not keep the others out. */
function asReason(error: unknown): { reason: string } {
  if (error instanceof ExportError) return { reason: error.message };
  throw error;
}

/** What to do with a Takeout of several locations, as its reviews do not say of which they are. */
function locationNotes(parts: readonly Part[]): string[] {
  const folders = [...new Set(parts.map(({ name }) => name.replace(/[/\\][^/\\]*$/, '')))];
  if (folders.length < 2 || !parts.every((part) => part.kind === 'list' && part.platform === 'google')) return [];
  return [
    `Its reviews are of ${folders.length} locations, and do not say which; to note it, unpack the zip and import the folder of one location at a time, each with --area: ${folders.join(', ')}`,
  ];
}

function noReviews(what: 'zip' | 'folder', ignored: Export['ignored']): string {
  const odd = ignored.find(({ reason }) => reason !== undefined);
  const hint = odd === undefined ? '' : ` (${odd.name} in it ${odd.reason})`;
  const tables =
    what === 'folder'
      ? 'give tables, web pages, mail and other files by their own names'
      : 'if a table in it holds them, unpack it and import that';
  return `is a ${what} without reviews in it${hint}; of Google Takeout, choose Google Business Profile; ${tables}`;
}

async function openWorkbook(file: StoredFile, files: ReadonlyMap<string, Bytes>, sheet: string | undefined): Promise<Export> {
  const table = await xlsxTable(files, sheet);
  const notes = sheet === undefined ? otherSheets(file.name, table) : [];
  return { parts: [{ kind: 'table', name: file.name, table }], ignored: [], notes };
}
