import { expect, it } from 'vitest';
import {
  isCredit,
  isDoneStatus,
  isFlagSet,
  isUndoneKind,
  isUndoneStatus,
  isUnpaidStatus,
  JOB_WORDS,
} from '../../../src/editing/verification/job-status.ts';

const isColumn = (what: string, name: string) => JOB_WORDS.are(`${what}-column`, name);

it.each([
  'Status',
  'Invoice status',
  'Estado',
  'Stato',
  'Appt status',
  'AptStatus',
  'Apt Status',
  'Estado de la reserva',
  'Attendance',
  'Financial Status',
  'Work Order Status',
  'Estado_Sesion',
  'حالة الحجز',
])('%s is a column of what became of a row', (name) => {
  expect([isColumn('status', name), isColumn('kind', name)]).toEqual([true, false]);
});

it.each(['Type', 'Event Type', 'Tipo de factura', 'Tipo documento', 'Belegart', 'Type de facture'])(
  '%s says what a row is',
  (name) => {
    expect([isColumn('status', name), isColumn('kind', name)]).toEqual([false, true]);
  },
);

it.each([
  'VOIDED',
  'No-show',
  'Sales credit note',
  'Rectificativa',
  'Factura rectificativa',
  'Abono',
  'Gutschrift',
  'Avoir',
  'Nota de crédito',
  'Nota di credito',
  'Annulée',
  'Orçamento',
])('%s proves no job, whether a state or a kind', (cell) => {
  expect([isUndoneStatus(cell), isUndoneKind(cell)]).toEqual([true, true]);
});

it.each([
  'cancelled_by_guest',
  'Canceled by customer',
  'No Show - Cancelled',
  'LATE_CANCEL',
  'Late cancellation',
  'Declined by customer',
  'Void - duplicate',
  'Refunded in full',
  'Estimate sent',
  'Not completed',
  'Needs scheduling',
  'Awaiting response',
  'estornado',
  'Não compareceu',
  'No se presentó',
  'No asistió',
  'En espera',
  'Lista de espera',
  'Waitlisted',
  'FTA',
  'Did not attend',
  "Didn't attend",
  'Failed to attend',
  'was not brought',
  'Rescheduled',
  'Broken',
  'Broken appt',
  'Broken Appointment',
  'UnschedList',
  'Unscheduled',
  'Planned',
  'PtNote',
  'Failed appointment',
  'Missed',
  'Late cancel',
  'DNA',
  'NS',
  'N/S',
  'No call, no show',
  'Did not keep appt',
  'Left without being seen',
  'Bumped',
  'Denied',
  'Cita perdida',
  'Cancelación tardía',
  'No compareció',
  'No atendida',
  'Planificada',
  'Versäumt',
  'Nicht eingehalten',
  'Kurzfristige Absage',
  'Terminausfall',
  'Geplant',
  'Unentschuldigt gefehlt',
  'Rendez-vous manqué',
  'Annulation tardive',
  'Ne s’est pas présentée',
  'Absent excusé',
  'Planifié',
  'ملغى',
])('a state %s proves no job', (cell) => {
  expect(isUndoneStatus(cell)).toBe(true);
});

it.each([
  'Confirmed, free cancellation',
  'Confirmada, cancelación gratuita',
  'Non-refundable',
  'Checked out',
  'Unbroken',
  'Kept',
  'Scheduled',
])('a state %s may be that of a job', (cell) => {
  expect(isUndoneStatus(cell)).toBe(false);
});

it('takes the kind of a job by its whole name alone', () => {
  expect(['Failed boiler', 'Expense report', 'Transfer to the airport'].some(isUndoneKind)).toBe(false);
});

it.each(['Bill', 'Bill Payment (Check)', 'Expense', 'Payroll Check', 'Ausgabe', 'Eingangsrechnung', 'Gasto'])(
  'a row of the kind %s names somebody whom the business paid',
  (cell) => {
    expect([isUndoneKind(cell), isUndoneStatus(cell)]).toEqual([true, false]);
  },
);

it.each([
  'Canceled',
  'Cancelled at',
  'is_canceled',
  'No-Show',
  'Marked as No-Show',
  'Late Cancel',
  'Refunded on',
  'Date Cancelled',
  'Deleted at',
  'Storniert am',
  'Storno',
  'Erstattet',
  'Reembolsado',
])('%s only says whether a row was undone', (name) => {
  expect([isColumn('undone', name), isColumn('status', name)]).toEqual([true, false]);
});

it('reads whether such a cell is set', () => {
  expect(['true', 'Yes', '1', '2026-03-14 10:00', 'x', '✓'].every(isFlagSet)).toBe(true);
  expect(['', 'false', 'No', 'N', '0', '0.00', '-', 'nein', 'N/A', '0.00 USD', 'USD 0.00'].some(isFlagSet)).toBe(false);
  expect(['Not refunded', 'No refund', '0000-00-00 00:00:00', 'FALSCH', 'FALSO', 'FAUX'].some(isFlagSet)).toBe(false);
  expect(['No show', 'Not attended', '90.00 USD', 'USD 90.00'].every(isFlagSet)).toBe(true);
});

it('finds no such flag where somebody gives a reason, or where a quote has its number', () => {
  expect(
    ['Cancellation reason', 'Canceled By', 'Quote #', 'Estimate', 'Refunded Amount'].some((name) => isColumn('undone', name)),
  ).toBe(false);
});

it('finds how much was paid back', () => {
  expect(
    ['Refunded Amount', 'Amount Refunded', 'Refund', 'Refunds', 'Total Refunds'].every((name) => isColumn('refund', name)),
  ).toBe(true);
  expect(['Refund Reason', 'Amount'].some((name) => isColumn('refund', name))).toBe(false);
});

it.each(['Credit Memo', 'Stornorechnung', 'Rectificativa', 'Refund', 'Payment Refund'])('%s takes back another row', (cell) => {
  expect(isCredit(cell)).toBe(true);
});

it('knows the states of what is not paid yet', () => {
  expect(['Unpaid', 'Overdue 12 days', 'Past Due', 'Offen', 'Pendiente', 'Pending'].every(isUnpaidStatus)).toBe(true);
  const longer = ['Not yet paid', 'Unpaid - overdue', 'Overdue by 12 days', 'Due in 3 days', 'Payment due', 'Pendiente de pago'];
  expect([...longer, 'No cobrada', 'Vencida', 'غير مدفوعة'].every(isUnpaidStatus)).toBe(true);
  expect(['Paid', '', 'Completed', 'Sent', 'Bezahlt'].some(isUnpaidStatus)).toBe(false);
});

it('finds the column that says whether a job was paid', () => {
  expect(
    ['Paid', 'Paid?', 'Is paid', 'Paid in full', 'Bezahlt', 'Pagada', 'Cobrado'].every((name) => isColumn('paid', name)),
  ).toBe(true);
  expect(['Amount paid', 'Date paid', 'Paid by'].some((name) => isColumn('paid', name))).toBe(false);
});

it('knows what a job that was done is called', () => {
  expect(
    ['Paid', 'pagada', 'OK', '', 'Checked out', 'Check-Out', 'Signed in', 'Past guest', 'Overdue 12 days'].every(isDoneStatus),
  ).toBe(true);
  expect(['Unbezahlt', 'Outstanding', 'Pendiente'].every(isDoneStatus)).toBe(true);
  expect(['Confirmed', 'Walked', 'Pending'].some(isDoneStatus)).toBe(false);
});

it.each(['', 'Paid', 'Pagada', 'Factura', 'Rechnung', 'Facture', 'Abonada'])('%j may be a job', (cell) => {
  expect(isUndoneStatus(cell)).toBe(false);
});

it('finds no column of states where the customer or the service stands', () => {
  expect(['Customer', 'Service type', 'Artikel', 'Fecha'].some((name) => isColumn('status', name))).toBe(false);
});
