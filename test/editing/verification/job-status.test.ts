import { expect, it } from 'vitest';
import {
  isDoneStatus,
  isKindColumn,
  isStatusColumn,
  isUndoneKind,
  isUndoneStatus,
} from '../../../src/editing/verification/job-status.ts';

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
  'حالة الحجز',
])('%s is a column of what became of a row', (name) => {
  expect([isStatusColumn(name), isKindColumn(name)]).toEqual([true, false]);
});

it.each(['Type', 'Tipo de factura', 'Tipo documento', 'Belegart', 'Type de facture'])('%s says what a row is', (name) => {
  expect([isStatusColumn(name), isKindColumn(name)]).toEqual([false, true]);
});

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
  expect(isUndoneKind('Failed boiler')).toBe(false);
});

it('knows what a job that was done is called', () => {
  expect(['Paid', 'pagada', 'OK', '', 'Checked out'].every(isDoneStatus)).toBe(true);
  expect(['Confirmed', 'Walked'].some(isDoneStatus)).toBe(false);
});

it.each(['', 'Paid', 'Pagada', 'Factura', 'Rechnung', 'Facture', 'Abonada'])('%j may be a job', (cell) => {
  expect(isUndoneStatus(cell)).toBe(false);
});

it('finds no column of states where the customer or the service stands', () => {
  expect(['Customer', 'Service type', 'Artikel', 'Fecha'].some(isStatusColumn)).toBe(false);
});
