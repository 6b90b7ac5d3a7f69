import type { MappingDraft } from '../../../src/editing/imports/columns/decide-mapping.ts';
import type { TableHead } from '../../../src/editing/imports/tables/table.ts';
import { Refusal } from '../../support/run.ts';
import { columnLines } from './column-lines.ts';

/** What only the user can say of a table, where nobody can be asked. */
export interface Unsaid {
  readonly reason: string;
  /** The option that says it, such as `--scale 10`. */
  readonly option: string;
}

export function isUnsaid(value: Unsaid | number | string | undefined): value is Unsaid {
  return typeof value === 'object';
}

/** Lines that show which column is guessed to hold what. */
export function guessLines(name: string, head: TableHead, { columns }: MappingDraft): string[] {
  return [`${name}: which column holds what is guessed by its header and first rows:`, ...columnLines(head, columns)];
}

/** Refuses a table for all that is open at once, with the command that says it; without a command, the file has to be changed. */
export function refusalOf(
  name: string,
  head: TableHead,
  draft: MappingDraft,
  { faults, reasons, command }: { faults: readonly string[]; reasons: readonly string[]; command: string | undefined },
): Refusal {
  return new Refusal(
    [
      ...(faults.length > 0 ? [`${name}: ${faults.join('\n  ')}`] : []),
      ...reasons,
      ...(faults.length > 0 ? ['Its columns, as far as they are known:', ...columnLines(head, draft.columns)] : []),
      ...(faults.length === 0 && draft.basis === 'guessed' ? guessLines(name, head, draft) : []),
      ...(command === undefined ? [] : [`Nothing was written. If this is right, say it:\n  ${command}`]),
    ].join('\n'),
  );
}
