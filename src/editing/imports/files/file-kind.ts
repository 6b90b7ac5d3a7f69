import { imageKindOf } from '../../../authoring/files/photos/image-kind.ts';
import { ENCODINGS, type Encoding, encodingOf } from './decode-text.ts';
import { type Bytes, firstBytes } from './stored-file.ts';

/** What a file is, by its first bytes. */
export type FileKind =
  | { kind: 'zip' }
  | { kind: 'json' | 'jsonl' | 'yaml' | 'toml' | 'markdown' | 'page' | 'table'; encoding: Encoding }
  /** What WordPress exports. */
  | { kind: 'wxr' }
  /** `remedy` is set if it does not depend on what the file should have held. */
  | { kind: 'other'; reason: string; remedy?: string };

/** Tells what a file is by its content, not by its name. `said` is the encoding of its text, if that is known. */
export async function kindOf(bytes: Bytes, said?: Encoding): Promise<FileKind> {
  const first = await firstBytes(bytes, 64 * 1024);
  if (first.length === 0) return { kind: 'other', reason: 'is empty' };
  const known = SIGNATURES.find(([signature]) => first.subarray(0, signature.length).equals(signature));
  if (known !== undefined) return known[1];
  const picture = imageKindOf(first);
  if (picture !== undefined) return { kind: 'other', reason: `is a picture (${picture})` };
  const encoding = said ?? (await encodingOf(bytes));
  if (encoding === undefined)
    return first.includes(0) ? { kind: 'other', reason: NO_TEXT } : { kind: 'other', reason: UNKNOWN_ENCODING, remedy: SAY_IT };
  const text = new TextDecoder(encoding).decode(first).trimStart();
  if (text === '') return { kind: 'other', reason: 'is empty' };
  if (/^<(?:\?xml|rss)/.test(text) && text.includes('://wordpress.org/export/')) return { kind: 'wxr' };
  if (/^<(?:!doctype html|html)\b/i.test(text.replace(MARKUP_COMMENTS, ''))) return { kind: 'page', encoding };
  if (/^[\w-]+: [\s\S]{0,2000}\bmultipart\/related\b/i.test(text))
    return { kind: 'other', reason: 'is an archive of a web page (MHTML)', remedy: AS_HTML };
  if (/^<(?:\?xml|!doctype)/i.test(text)) return { kind: 'other', reason: 'is XML' };
  if (/^BEGIN:VCALENDAR\s/i.test(text)) return { kind: 'other', reason: 'is a calendar (iCalendar)' };
  if (TOML.test(text)) return { kind: 'toml', encoding };
  if (text.startsWith('{') || text.startsWith('[')) return { kind: isLines(text) ? 'jsonl' : 'json', encoding };
  if (/^(---|\+\+\+)[ \t\r]*\n[\s\S]*?\n\1\s*(?:\n|$)/.test(text)) return { kind: 'markdown', encoding };
  if (CODE.test(text.replace(COMMENTS, ''))) return { kind: 'other', reason: 'is program code', remedy: RUN_IT };
  if (SQL.test(text.replace(SQL_COMMENTS, '')))
    return { kind: 'other', reason: 'is a dump of a database (SQL)', remedy: AS_TABLE };
  if (isYaml(text)) return { kind: 'yaml', encoding };
  if (text.includes('\0')) return { kind: 'other', reason: NO_TEXT };
  return { kind: 'table', encoding };
}

const NO_TEXT = 'is neither a text nor a zip';
/** What is wrong with a text whose encoding nothing shows. */
export const UNKNOWN_ENCODING = 'has letters in an encoding that is not recognised';
const SAY_IT = `save it as UTF-8 (in Excel: "CSV UTF-8"), or say which it is with --encoding: ${ENCODINGS.join(', ')}`;

const AS_HTML = 'open the page in a browser on a computer, and save it as HTML (page source)';

const SIGNATURES: readonly (readonly [Buffer, FileKind])[] = [
  [Buffer.from('PK\x03\x04', 'latin1'), { kind: 'zip' }],
  [Buffer.from('PK\x05\x06', 'latin1'), { kind: 'other', reason: 'is an empty zip' }],
  [
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    { kind: 'other', reason: 'is an old Excel file (.xls)', remedy: 'save it as .xlsx or as CSV' },
  ],
  [Buffer.from('bplist00', 'latin1'), { kind: 'other', reason: 'is a web archive of Safari', remedy: AS_HTML }],
  [Buffer.from('%PDF', 'latin1'), { kind: 'other', reason: 'is a PDF' }],
  [Buffer.from('1f8b', 'hex'), { kind: 'other', reason: 'is packed with gzip', remedy: 'unpack it first' }],
];

/**
 * What a page may begin with. It is removed before the rest is looked at: in one pattern with the rest, each comment would double
 * the time, as it may end at its own end or at that of any later one.
 */
const MARKUP_COMMENTS = /^(?:\s+|<\?xml[^>]*>|<!--[\s\S]*?-->)*/i;

/** A list of groups, below comments and keys of the whole file. */
const TOML = /^(?:[ \t]*(?:#.*|[\w-]+[ \t]*=.*)?\r?\n)*[ \t]*\[\[[\w.-]+\]\][ \t]*(?:#.*)?\r?\n\s*[\w"-]+[ \t]*=/;

/** What phpMyAdmin, mysqldump, pg_dump and SQLite begin with below their comments. */
const SQL = /^(?:(?:create|drop|alter) (?:table|database)|insert into|set (?:names|\w+ ?(?:=|to ))|pragma |use `)/i;
const SQL_COMMENTS = /^(?:\s|(?:--|#).*|\/\*[\s\S]*?\*\/;?)*/;
const AS_TABLE = 'export its table alone as CSV, with the names of the columns in the first row (in phpMyAdmin: Export)';

/** JavaScript or TypeScript, in which some websites keep their testimonials. */
const CODE =
  /^(?:import (?:[{*'"]|type |\w+(?:,| from) )|export (?:default|const|type|interface|let)\b|(?:const|let|var) \w|module\.exports\b)/;

/** Comments above the code, and what tells a framework where it runs. */
const COMMENTS = /^(?:\s+|\/\/.*|\/\*[\s\S]*?\*\/|['"]use (?:client|strict)['"];?)*/;

/** Node runs TypeScript as well, if it has no markup in it. */
const RUN_IT = `if it exports the list, Node.js writes it: node -p "JSON.stringify(require('./reviews.ts'))" > reviews.json; or else copy the reviews into a table`;

/**
 * Whether a text is YAML with a list of groups: the lines that begin before the first of them (`- name: Ann`) are only other keys,
 * items of lists and comments.
 */
function isYaml(text: string): boolean {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^\s*- [\w-]+:(?:\s|$)/.test(line));
  return first !== -1 && lines.slice(0, first).every((line) => /^(?:\s|#|---\s*$|- |[\w-]+:(?:\s|$)|$)/.test(line));
}

/**
 * Whether a text is JSON Lines: its first line is a whole review, or a whole object before another one. One line may also be an
 * object that holds a list of reviews, which is no JSON Lines.
 */
function isLines(text: string): boolean {
  const [line = '', next = ''] = text.split('\n', 2);
  if (!line.startsWith('{') || !line.trimEnd().endsWith('}')) return false;
  try {
    const value: object = JSON.parse(line);
    const has = (...keys: readonly string[]): boolean => keys.some((key) => key in value);
    // A place, or the answer of a server, has an id and a rating of its own.
    const holdsList = Object.values(value).some((each) => Array.isArray(each) && each.some((inner) => typeof inner === 'object'));
    return next.startsWith('{') || has('text', 'starRating', 'review_text') || (!holdsList && has('id', 'rating'));
  } catch {
    return false;
  }
}
