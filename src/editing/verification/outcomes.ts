import type { Row } from '../imports/tables/table.ts';
import { amountOf } from './amount-of.ts';
import { isCredit, isDoneStatus, isFlagSet, isUndoneKind, isUndoneStatus, isUnpaidStatus, JOB_WORDS } from './job-status.ts';

/** What the columns of a list say of what became of the job in a row. */
export interface Outcomes {
  /** Whether the row is no job that was done and paid. */
  isUndone(row: Row): boolean;
  /** Whether the row pays back another one: by what it says it is, or else by its amount. */
  isRefund(row: Row): boolean;
  /** Whether the row says that nothing was paid yet. An empty cell says nothing. */
  isUnpaid(row: Row): boolean;
  /** Counts what the row says in the columns of states. Of a row that is left out, only the states that are a reason for it. */
  countStates(row: Row, isLeftOut: boolean): void;
  /** What was counted of rows that were taken for done and is not known to mean it, with the number of rows. */
  unknownStates(): Map<string, number>;
}

/** Reads the outcomes in a list with this header; `amount` is the name of the column with the amounts. */
export function createOutcomes(header: readonly string[], amount: string | undefined): Outcomes {
  const placesOf = (key: string): number[] =>
    header.flatMap((name, place) => (JOB_WORDS.are(`${key}-column`, name) ? [place] : []));
  const states = placesOf('status');
  const kinds = placesOf('kind');
  const flags = placesOf('undone');
  const refunds = placesOf('refund');
  const paid = placesOf('paid');
  // `State` is also a part of an address.
  const mayBePlaces = placesOf('place');
  const amountAt = header.indexOf(amount ?? '');
  /** How many rows have which cell in each column of states. */
  const counts = new Map(states.map((place) => [place, new Map<string, number>()]));
  const cellAt = ({ cells }: Row, place: number): string => (cells[place] ?? '').trim();
  const isPaidBack = (row: Row): boolean => isNegative(cellAt(row, amountAt));
  return {
    isUndone: (row) =>
      states.some((place) => isUndoneStatus(cellAt(row, place))) ||
      kinds.some((place) => isUndoneKind(cellAt(row, place))) ||
      flags.some((place) => isFlagSet(cellAt(row, place))) ||
      refunds.some((place) => isWhole(cellAt(row, place), cellAt(row, amountAt))) ||
      isPaidBack(row),
    // Where rows have kinds, those with a minus may also be payments.
    isRefund: (row) => (kinds.length > 0 ? kinds.some((place) => isCredit(cellAt(row, place))) : isPaidBack(row)),
    isUnpaid: (row) =>
      states.some((place) => isUnpaidStatus(cellAt(row, place))) ||
      paid.some((place) => cellAt(row, place) !== '' && !isFlagSet(cellAt(row, place))),
    countStates(row, isLeftOut) {
      for (const [place, found] of counts) {
        const state = cellAt(row, place);
        if (!isLeftOut || isUndoneStatus(state)) found.set(state, (found.get(state) ?? 0) + 1);
      }
    },
    unknownStates() {
      const unknown = new Map<string, number>();
      for (const [place, found] of counts) {
        // It holds what became of a row if one of its cells is known to say that.
        if (mayBePlaces.includes(place) && ![...found.keys()].some((state) => state !== '' && !isUnknown(state))) continue;
        for (const [state, rows] of found) if (isUnknown(state)) unknown.set(state, (unknown.get(state) ?? 0) + rows);
      }
      return unknown;
    },
  };
}

function isUnknown(state: string): boolean {
  return !isDoneStatus(state) && !isUndoneStatus(state);
}

/** Whether the whole amount was paid back; whoever got a part of it back was a customer. */
function isWhole(refund: string, amount: string): boolean {
  const back = amountOf(refund) ?? 0;
  return back > 0 && back >= (amountOf(amount) ?? 0);
}

/** `-90`, `−90`, `90.00-` as SAP writes it, `(90.00)`. A dash alone is how accountants write zero. */
function isNegative(amount: string): boolean {
  return /^\D*[-\u2212]\D*\d|\d[-\u2212]$|^\(.*\d.*\)$/.test(amount);
}
