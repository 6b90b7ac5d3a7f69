import { plainName } from '../imports/columns/column-names.ts';

const OF_WHAT =
  'invoice|payment|financial|job|order|transaction|document|booking|reservation|appointment|appt|apt|session|visit|attendance|arrival|work order|ticket';

const STATUS = new RegExp(
  `^(?:(?:${OF_WHAT}) )?(?:status|state|outcome)$|^attendance$|^(?:zahlungs|rechnungs|buchungs|termin|auftrags)status$|^(?:estado|stato|statut|etat|situacao|situacion)(?: (?:de|da|do|del|della|di) (?:la )?\\p{L}+)?$|^estado (?:pago|sesion|cita|reserva|factura|pedido|visita)$|^(?:ال)?حال[ةه](?: \\p{L}+)?$`,
  'u',
);

/** Whether programs for invoices, payments and appointments keep under this name what became of a row. */
export function isStatusColumn(name: string): boolean {
  return STATUS.test(plainName(name));
}

/** Whether a column with this name may hold something else: in an address, `State` is a part of the country. */
export function isPlaceColumn(name: string): boolean {
  return ['state', 'estado'].includes(plainName(name));
}

const KIND =
  /^(?:(?:invoice|payment|job|order|transaction|document|event|sale) )?(?:type|kind)$|^(?:belegart|rechnungsart|dokumenttyp|typ|art|tipo|soort)$|^(?:tipo|type) (?:de |da |del |della |di )?(?:la )?(?:documento|factura|fattura|fatura|facture|piece)$/;

/** Whether programs keep under this name what a row is, such as an invoice or an estimate. */
export function isKindColumn(name: string): boolean {
  return KIND.test(plainName(name));
}

const FLAG =
  /^(?:is |was |marked as |late |early |date )?(?:cancel(?:l?ed)?|cancellation|no ?show|void(?:ed)?|deleted|refunded|storniert|storno|abgesagt|erstattet|anulad[oa]|cancelad[oa]|reembolsad[oa]|annulee?|remboursee?)(?: (?:at|on|date|am|le|el))?$/;

/** Whether a cell of this column only says whether, or when, a row was undone: `Canceled: true`, `Cancelled at: 2026-03-14`. */
export function isUndoneFlag(name: string): boolean {
  return FLAG.test(plainName(name));
}

const NOT_SET =
  /^(?:no?|false|falso|falsch|faux|not|none|null|never|n a|nein|non|nao|no refunds?|not (?:refunded|cancell?ed|void(?:ed)?)|(?:[a-z]{1,3} )?0*(?: 0+)*(?: [a-z]{1,3})?)$/;

/** Whether such a cell says so. Otherwise it says that there was no such thing, or gives an amount of zero. */
export function isFlagSet(cell: string): boolean {
  return /[✓✔☑✅]/.test(cell) || !NOT_SET.test(plainName(cell));
}

/** Whether programs keep under this name whether a row was paid: `Paid: No`. */
export function isPaidColumn(name: string): boolean {
  return /^(?:(?:is |fully )?paid(?: in full)?|bezahlt|pagad[oa]|cobrad[oa]|payee?|pagat[oa]|betaald)$/.test(plainName(name));
}

/** Whether programs keep under this name how much was paid back. */
export function isRefundColumn(name: string): boolean {
  return /^(?:(?:amount|total) refunded|refund(?:ed)? (?:amount|total)|(?:total )?refunds?)$/.test(plainName(name));
}

/** What is no invoice yet, or none any more. */
const UNDONE = [
  'void(?:ed)?|draft|deleted|cancel(?:l?ed)?|failed|declined|rejected|refund(?:ed)?|reversed|charge ?back|charged back|uncollectible',
  'no ?show(?:ed)?|estimate|quot(?:e|ation)|pro ?forma|expired|abandoned',
  'need(?:s|ed)? (?:scheduling|acceptance|approval)|awaiting (?:response|acceptance|approval)|changes requested|pending payment',
  'entwurf|storno|storniert|angebot|kostenvoranschlag|(?:zuruck|ruck)?erstattet|abgelehnt|fehlgeschlagen',
  'borrador|anulad[oa]s?|cancelad[oa]s?|presupuesto|reembolsad[oa]|devuelt[oa]|rechazad[oa]|fallid[oa]',
  'brouillon|annulee?|devis|remboursee?|refusee?|bozza|annullat[oa]|cancellat[oa]|preventivo|rimborsat[oa]|rifiutat[oa]',
  'rascunho|orcamento|estornad[oa]|recusad[oa]|rejeitad[oa]|concept|geannuleerd|offerte|terugbetaald|afgewezen',
  '(?:ال)?ملغ(?:ي|ى|اة|ية)|مسودة|مسترد[ةه]?|مرفوض[ةه]?',
].join('|');

/** What became of an appointment to which nobody came. */
const MISSED = [
  // Free cancellation is a condition under which somebody booked.
  '(?<!free )cancell?ation|missed|absent|re ?scheduled|postponed|(?:failed|unable) to (?:attend|arrive)|turned away|wait(?:ing)? ?list(?:ed)?',
  '(?:did|was|were) not (?:attend|arrive|show|come|brought)|didn t (?:attend|arrive|show|come)',
  'not (?:completed|complete|attended|arrived|seated|done|finished|carried out|brought|approved|accepted)|incomplete|never (?:came|arrived)',
  // Words of dental and medical programs: for appointments that were not kept, and for treatments that have no day yet.
  'broken|bumped|denied|(?:did|was) not (?:keep|kept)|not kept|left without being seen|unsched(?:uled)?(?: ?list)?|(?<!as )planned|pt note',
  // Abbreviations, the first four of British practices: failed or unable to attend, did not attend, was not brought. Then: cancelled,
  // no show, left without being seen.
  'fta|uta|dna|wnb|cxl|cxld|canx|cnx|n ?s|lwbs',
  'abgesagt|nicht (?:erschienen|wahrgenommen|gekommen|durchgefuhrt|erledigt|eingehalten|angetreten)|verschoben|ausgefallen',
  'absage|(?:termin)?ausfall|versaumt|verpasst|unentschuldigt|geplatzt|(?<!wie )geplant',
  'no (?:se )?(?:presentad[oa]|sentad[oa]|presento|presenta|asistio|asiste|acudio|acude|vino|realizad[oa]|completad[oa]|comparecio|comparece|atendid[oa]|programad[oa])|inasistencia|incomparecencia',
  'cancelacion(?! gratuita)|perdid[oa]|planificad[oa]',
  'ausente|ausencia|falt[ao]|reprogramad[oa]|aplazad[oa]|pospuest[oa]|en (?:lista de )?espera|lista de espera',
  'nao (?:compareceu|comparecimento|realizad[oa]|concluid[oa])|faltou|remarcad[oa]|adiad[oa]',
  'annulation(?! gratuite)|manquee?|decommandee?|planifiee?|pas (?:presente|presentee|venue?|honoree?)',
  'absente?|non (?:presentee?|venue?|honoree?|planifiee?|presentat[oa]|venut[oa]|eseguit[oa])|reportee?|disdett[oa]|rinviat[oa]',
  'niet (?:verschenen|gekomen|uitgevoerd)|afgezegd|verzet',
].join('|');

/** What takes back another invoice, or a part of it. */
const CREDIT =
  /(?:^| )(?:credit (?:note|memo)|gutschrift|stornorechnung|rechnungskorrektur|rectificativa|abono|avoir|nota (?:de|di) (?:credito|abono|accredito)|creditnota|creditfactuur)$/;

/** What a business bought or paid itself, in ledgers that hold its whole bookkeeping. Then the name is that of somebody it paid. */
const BOUGHT = [
  'bill(?: payment(?: check| credit card)?)?|vendor (?:bill|credit)|supplier (?:bill|invoice|credit)|purchase (?:order|invoice|bill)',
  '(?:credit card )?expense|pay ?che(?:ck|que)|pay ?roll(?: che(?:ck|que))?|journal(?: entry)?|mass pay payment',
  '(?:general )?(?:withdrawal|authorization)|ausgabe|eingangsrechnung|lieferantenrechnung|gasto|factura recibida',
  'depense|facture fournisseur|spesa|fattura passiva|inkoopfactuur|uitgave|despesa',
].join('|');

const UNDONE_WORD = new RegExp(`(?:^| )(?:${UNDONE}|${MISSED})(?= |$)`, 'u');
const UNDONE_KIND = new RegExp(`^(?:${UNDONE}|${BOUGHT})$`, 'u');

/** Whether such a status says of a row that it is no job that was done and paid: `Cancelled by guest`, `Refunded in full`. */
export function isUndoneStatus(cell: string): boolean {
  const words = plainName(cell);
  return UNDONE_WORD.test(words) || CREDIT.test(words);
}

/** Whether such a kind is no invoice to a customer for work. Among other words, one of these may name the work itself: `Failed boiler`. */
export function isUndoneKind(cell: string): boolean {
  const words = plainName(cell);
  return UNDONE_KIND.test(words) || CREDIT.test(words);
}

const UNPAID =
  /^(?:un ?paid(?: .*)?|not (?:yet )?paid|open|due(?: in \d+ days?)?|overdue(?: (?:by )?\d+ days?)?|past due|payment due|awaiting payment|outstanding|bad debt|offen|uberfallig|unbezahlt|nicht bezahlt|pendiente(?: de (?:pago|cobro))?|vencid[oa]|impagad[oa]|no (?:pag|cobr)ad[oa]|por cobrar|sin pagar|pendente|nao pag[oa]|impayee?|non (?:payee?|pagat[oa])|da pagare|openstaand|onbetaald|غير مدفوع[ةه]?)$/u;

/** This may be said of a payment, or of a booking that nobody has confirmed. */
const PENDING = /^(?:pending|en attente)$/;

/** Whether a status says that nothing was paid yet for a job that was done. */
export function isUnpaidStatus(cell: string): boolean {
  const words = plainName(cell);
  return UNPAID.test(words) || PENDING.test(words);
}

/** Whether a kind is that of a row which takes back another one, or a part of it. */
export function isCredit(cell: string): boolean {
  const words = plainName(cell);
  return CREDIT.test(words) || /(?:^| )(?:refund|ruckerstattung|reembolso|devolucion|remboursement|rimborso)(?: |$)/.test(words);
}

const DONE =
  /^(?:(?:fully |partially |part )?paid(?: in full)?|completed?|done|finished|closed|sent|issued|invoiced|ok|yes|arrived|seated|attended|show(?:ed)?|signed in|check(?:ed)? (?:in|out)|departed|stayed|past guest|succeeded|success|settled|deposited|bezahlt|erledigt|abgeschlossen|erschienen|pagad[oa]|cobrad[oa]|completad[oa]|realizad[oa]|asistio|atendid[oa]|sentad[oa]|terminad[oa]|finalizad[oa]|emitid[oa]|pag[oa]|concluid[oa]|compareceu|payee?|terminee?|honoree?|pagat[oa]|completat[oa]|eseguit[oa]|betaald|voltooid|مدفوع[ةه]?|مكتمل[ةه]?)?$/u;

/** Whether a status is one that a job which was done usually has, or is empty. */
export function isDoneStatus(cell: string): boolean {
  const words = plainName(cell);
  return DONE.test(words) || UNPAID.test(words);
}
