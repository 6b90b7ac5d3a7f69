import { CSV_FIELDS } from '../../reviews/csv/fields.ts';
import { quote } from '../../reviews/schemas/issues.ts';
import { nearest, suggestion } from '../problems/nearest.ts';
import type { Path } from '../source/source.ts';

/** Beside the columns that are published, those that only an owner's table has. */
const ALL_FIELDS = { ...CSV_FIELDS, redact: ['redact'], unverified: ['unverified'] } as const;

export type Column = keyof typeof ALL_FIELDS;

/** Every column, and where its values stand in a review. */
export const FIELDS = Object.entries(ALL_FIELDS) as readonly (readonly [Column, Path])[];

const COLUMNS: readonly string[] = FIELDS.map(([column]) => column);
/** What every header must name. */
export const REQUIRED: readonly Column[] = ['id', 'date', 'rating', 'author', 'text'];
const OPTIONAL: readonly string[] = COLUMNS.filter((name) => !REQUIRED.some((column) => column === name));

/** The column that holds the field, or the list that the field is an entry of. */
export function columnOf(path: Path): Column | undefined {
  return FIELDS.find(([, field]) => field.every((key, index) => key === path[index]))?.[0];
}

function isColumn(name: string): name is Column {
  return Object.hasOwn(ALL_FIELDS, name);
}

/** No export of another program has our ids. */
const FROM_ELSEWHERE = '; move a table from elsewhere out of this folder, and bring it in with npm run reviews -- import <file>';

const NO_HEADER = `names no column; the first line must be a header that names ${REQUIRED.join(', ')} and those of ${OPTIONAL.join(', ')} that the rows have${FROM_ELSEWHERE}`;

interface HeaderIssue {
  readonly cell: number;
  readonly message: string;
}

/** Tells which cell holds which column, or what is wrong with the header. */
export function readHeader(header: readonly string[]): { cells: ReadonlyMap<Column, number>; issues: readonly HeaderIssue[] } {
  if (!header.some(isColumnName)) return { cells: new Map(), issues: [{ cell: 0, message: NO_HEADER }] };
  const cells = new Map<Column, number>();
  const meant = new Set<string>();
  const issues: HeaderIssue[] = [];
  for (const [cell, written] of header.entries()) {
    const name = written.trim();
    // Spreadsheet programs leave such columns where somebody emptied one.
    if (name === '') continue;
    if (!isColumn(name)) {
      issues.push({ cell, message: `unknown column ${quote(name)}${suggestion(name, COLUMNS, 'allowed')}` });
      meant.add(nearest(name, COLUMNS) ?? '');
    } else if (cells.has(name)) issues.push({ cell, message: `the column ${name} is here twice; once is allowed` });
    else cells.set(name, cell);
  }
  const missing = REQUIRED.filter((column) => !cells.has(column) && !meant.has(column));
  if (missing.length > 0) {
    const advice = missing.includes('id') ? FROM_ELSEWHERE : '';
    issues.push({ cell: 0, message: `the header lacks ${missing.join(', ')}; it must name ${REQUIRED.join(', ')}${advice}` });
  }
  return { cells, issues };
}

/** What cells may be set apart by, and what messages call it. Programs write what is usual in their country. */
export const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'vertical bar' } as const;

export type Separator = keyof typeof SEPARATORS;

const OTHER_SEPARATORS = [';', '\t', '|'] as const;

/** What sets apart the cells of a CSV text: what stands between the names of its header, or a comma. */
export function separatorOf(text: string): Separator {
  const header = /\S.*/.exec(text)?.[0] ?? '';
  return OTHER_SEPARATORS.find((each) => header.split(each).filter(isColumnName).length >= 2) ?? ',';
}

/** Tells whether the cell is the name of a column, whatever its case and quotes. */
function isColumnName(cell: string): boolean {
  return isColumn(
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .toLowerCase(),
  );
}
