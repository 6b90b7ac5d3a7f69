import { plainName } from '../imports/columns/column-names.ts';

const OF_WHAT =
  'invoice|payment|job|order|transaction|document|booking|reservation|appointment|appt|apt|visit|attendance|arrival';

const STATUS = new RegExp(
  `^(?:(?:${OF_WHAT}) )?(?:status|state|outcome)$|^attendance$|^(?:zahlungs|rechnungs|buchungs|termin|auftrags)status$|^(?:estado|stato|statut|etat|situacao|situacion)(?: (?:de|da|do|del|della|di) (?:la )?\\p{L}+)?$|^(?:ال)?حال[ةه](?: \\p{L}+)?$`,
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
  /^(?:(?:invoice|payment|job|order|transaction|document) )?(?:type|kind)$|^(?:belegart|rechnungsart|dokumenttyp|typ|art|tipo|soort)$|^(?:tipo|type) (?:de |da |del |della |di )?(?:la )?(?:documento|factura|fattura|fatura|facture|piece)$/;

/** Whether programs keep under this name what a row is, such as an invoice or an estimate. */
export function isKindColumn(name: string): boolean {
  return KIND.test(plainName(name));
}

/** What is no invoice yet, or none any more. */
const UNDONE = [
  'void(?:ed)?|draft|deleted|cancel(?:l?ed)?|failed|declined|rejected|refund(?:ed)?|reversed|charge ?back|charged back|uncollectible',
  'no ?show(?:ed)?|estimate|quot(?:e|ation)|pro ?forma|expired|abandoned',
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

const UNDONE_WORD = new RegExp(`(?:^| )(?:${UNDONE}|${MISSED})(?= |$)`, 'u');
const UNDONE_KIND = new RegExp(`^(?:${UNDONE})$`, 'u');

/** Whether such a status says of a row that it is no job that was done and paid: `Cancelled by guest`, `Refunded in full`. */
export function isUndoneStatus(cell: string): boolean {
  const words = plainName(cell);
  return UNDONE_WORD.test(words) || CREDIT.test(words);
}

/** Whether such a kind is no invoice for work. Among other words, one of these may name the work itself: `Failed boiler`. */
export function isUndoneKind(cell: string): boolean {
  const words = plainName(cell);
  return UNDONE_KIND.test(words) || CREDIT.test(words);
}

const DONE =
  /^(?:(?:fully |partially |part )?paid(?: in full)?|completed?|done|finished|closed|sent|issued|open|due|overdue|unpaid|invoiced|ok|yes|arrived|seated|attended|showed|checked (?:in|out)|departed|stayed|succeeded|success|settled|deposited|bezahlt|erledigt|abgeschlossen|offen|erschienen|pagad[oa]|cobrad[oa]|completad[oa]|realizad[oa]|asistio|atendid[oa]|sentad[oa]|terminad[oa]|finalizad[oa]|emitid[oa]|pendiente|pendente|pag[oa]|concluid[oa]|compareceu|payee?|terminee?|honoree?|pagat[oa]|completat[oa]|eseguit[oa]|betaald|voltooid|مدفوع[ةه]?|مكتمل[ةه]?)?$/u;

/** Whether a status is one that a job which was done usually has, or is empty. */
export function isDoneStatus(cell: string): boolean {
  return DONE.test(plainName(cell));
}
