import { type Platform, type Recognised, recognise } from '../entries/recognise.ts';
import { decodeText, type Encoding } from '../files/decode-text.ts';
import { ExportError } from '../files/export-error.ts';
import { kindOf } from '../files/file-kind.ts';
import { type JsonEntry, jsonLines } from '../files/json-lines.ts';
import { jsonValues, listEntries } from '../files/json-values.ts';
import type { Bytes } from '../files/stored-file.ts';
import { jsonTable } from '../tables/json-table.ts';
import type { Export, Part } from './export.ts';
import { findReviews, MOST_LISTS, type ReviewLists, WHOLE } from './json-lists.ts';
import { keyedAsLists } from './keyed-lists.ts';

/** A text that holds reviews as JSON. */
interface JsonText {
  readonly bytes: Bytes;
  readonly kind: 'json' | 'jsonl';
  readonly encoding: Encoding;
}

/** Finds the lists of reviews in JSON, however deep they are. `files` names the file of each entry of the outermost list. */
export async function openJson(
  file: Bytes,
  isSourceSaid: boolean,
  { encoding = 'utf-8', files }: { readonly encoding?: Encoding; readonly files?: readonly string[] } = {},
): Promise<Export> {
  const { name } = file;
  const find = (text: JsonText) =>
    findReviews(listEntries(decodeText(text.bytes, text.encoding)), (value) => recognise(value, isSourceSaid));
  const { text, found } = await withKeyed({ bytes: file, kind: 'json', encoding }, find);
  if (found === undefined) throw new ExportError(NO_LIST);
  const { recognised, names, others, isCut } = found;
  const part = await jsonPart(text, recognised, found);
  // In a known form it is plain which list is meant.
  const isTold = recognised === undefined && (names.length > 1 || others.length > 0);
  const rest = others.length > 0 ? `; not read: ${few(others)}` : '';
  const notes = [
    ...(isTold ? [`${name}: its reviews are in ${few(names)}${rest}`] : []),
    ...(isCut ? [`${name}: only the first ${MOST_LISTS.toLocaleString('en')} of its lists are looked at; there are more`] : []),
  ];
  return { parts: [{ ...part, files: found.isMeant([]) ? files : undefined }], ignored: [], notes };
}

/** Finds reviews in the lists of a text, and in groups by their ids if no list has all that a review needs. */
async function withKeyed(
  text: JsonText,
  find: (text: JsonText) => Promise<ReviewLists | undefined>,
): Promise<{ text: JsonText; found: ReviewLists | undefined }> {
  const found = await find(text);
  const bytes = found !== undefined && found.rank <= WHOLE ? undefined : await keyedAsLists(text.bytes, text.encoding);
  if (bytes === undefined) return { text, found };
  const keyed: JsonText = { bytes, kind: 'json', encoding: 'utf-8' };
  return { text: keyed, found: await find(keyed) };
}

/** How many lists are named. */
const NAMED = 5;

function few(names: readonly string[]): string {
  return `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? `, … (${names.length.toLocaleString('en')} lists)` : ''}`;
}

/** JSON Lines in a known form, or else as a table. */
export async function linesPart(bytes: Bytes, encoding: Encoding, isSourceSaid: boolean): Promise<Part> {
  const text: JsonText = { bytes, kind: 'jsonl', encoding };
  return jsonPart(text, await recogniseEntries(entriesOf(text), isSourceSaid));
}

/**
 * The reviews of a JSON file in a known form, or why it holds none although it seems to. In a zip or a folder, files of an unknown
 * form hold other things than reviews.
 */
export async function archivePart(bytes: Bytes): Promise<Part | { reason?: string }> {
  const found = await kindOf(bytes);
  if (found.kind !== 'json' && found.kind !== 'jsonl') return {};
  const text: JsonText = { bytes, kind: 'json', encoding: found.encoding };
  const recognised = await recogniseEntries(entriesOf(text), false);
  if (recognised === undefined) return {};
  return recognised.ok ? knownPart(text, recognised.platform) : { reason: recognised.reason };
}

/** JSON in a known form, or else as a table. */
async function jsonPart(text: JsonText, recognised: Recognised | undefined, lists?: ReviewLists): Promise<Part> {
  if (recognised?.ok === false) throw new ExportError(recognised.reason);
  if (recognised !== undefined) return knownPart(text, recognised.platform, lists);
  const table = await jsonTable(unitOf(text), () => entriesOf(text, lists));
  if (table === undefined) throw new ExportError(NO_LIST);
  return { kind: 'table', name: text.bytes.name, table };
}

function knownPart(text: JsonText, platform: Platform, lists?: ReviewLists): Part {
  return { kind: 'list', name: text.bytes.name, unit: unitOf(text), platform, entries: () => entriesOf(text, lists) };
}

const NO_LIST =
  'is JSON without a list of reviews, or with an empty one; the whole file must be such a list ([{…}, {…}]), or hold one ({"reviews": [{…}, {…}]}); if each file of a folder holds one review, give the folder';

function unitOf({ kind }: JsonText): 'line' | 'review' {
  return kind === 'jsonl' ? 'line' : 'review';
}

function entriesOf({ bytes, kind, encoding }: JsonText, lists?: ReviewLists): AsyncIterable<JsonEntry> {
  const text = decodeText(bytes, encoding);
  return kind === 'jsonl' ? jsonLines(text) : numbered(jsonValues(text, lists?.isMeant));
}

/** Looks at up to 1000 entries until one tells the platform; the first ones may be null. */
async function recogniseEntries(entries: AsyncIterable<JsonEntry>, isSourceSaid: boolean): Promise<Recognised | undefined> {
  let looked = 0;
  for await (const entry of entries) {
    const found = 'value' in entry ? recognise(entry.value, isSourceSaid) : undefined;
    if (found !== undefined) return found;
    looked += 1;
    if (looked === 1000) return undefined;
  }
  return undefined;
}

async function* numbered(values: AsyncIterable<unknown>): AsyncGenerator<JsonEntry> {
  let number = 0;
  for await (const value of values) yield { number: ++number, value };
}
