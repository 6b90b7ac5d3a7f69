import { plainName } from '../imports/formats/column-names.ts';

const STATUS =
  /^(?:(?:invoice|payment|job|order|transaction|document) )?(?:status|state|type|kind)$|^(?:belegart|rechnungsart|dokumenttyp|typ|art|estado|tipo|stato|statut|soort)$|^(?:estado|tipo|stato|statut|type) (?:de |da |del |della |di )?(?:la )?(?:documento|factura|fattura|fatura|facture|piece)$/;

/** Whether programs for invoices and payments keep under this name what a row is, or what became of it. */
export function isStatusColumn(name: string): boolean {
  return STATUS.test(plainName(name));
}

const UNDONE =
  /^(?:void(?:ed)?|draft|deleted|cancel?led|failed|declined|rejected|refund(?:ed)?|uncollectible|no ?show|estimate|quote|proforma|entwurf|storno|storniert|angebot|borrador|anulad[oa]|cancelad[oa]|presupuesto|brouillon|annulee?|devis|bozza|annullat[oa]|preventivo|rascunho|orcamento|concept|geannuleerd|offerte)$/;

/** What takes back another invoice, or a part of it. */
const CREDIT =
  /(?:^| )(?:credit (?:note|memo)|gutschrift|stornorechnung|rechnungskorrektur|rectificativa|abono|avoir|nota (?:de|di) (?:credito|abono|accredito)|creditnota|creditfactuur)$/;

/** Whether such a column says of a row that it is no job that was done and paid. */
export function isUndoneStatus(cell: string): boolean {
  const words = plainName(cell);
  return UNDONE.test(words) || CREDIT.test(words);
}
