import { expect, it } from 'vitest';
import { isStatusColumn, isUndoneStatus } from '../../../src/editing/verification/job-status.ts';

it.each(['Status', 'Invoice status', 'Estado', 'Tipo de factura', 'Tipo documento', 'Belegart', 'Type de facture', 'Stato'])(
  '%s is a column of what became of a row',
  (name) => {
    expect(isStatusColumn(name)).toBe(true);
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
])('%s proves no job', (cell) => {
  expect(isUndoneStatus(cell)).toBe(true);
});

it.each(['', 'Paid', 'Pagada', 'Factura', 'Rechnung', 'Facture', 'Abonada'])('%j may be a job', (cell) => {
  expect(isUndoneStatus(cell)).toBe(false);
});

it('finds no column of states where the customer or the service stands', () => {
  expect(['Customer', 'Service type', 'Artikel', 'Fecha'].some(isStatusColumn)).toBe(false);
});
