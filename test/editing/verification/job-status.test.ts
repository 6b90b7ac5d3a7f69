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

const COLUMNS = ['status', 'kind', 'undone', 'refund', 'paid'];

it.each([
  ['status', 'Status; Invoice status; Appt status; AptStatus; Apt Status; Financial Status; Work Order Status; Attendance'],
  ['status', 'Estado; Estado de la reserva; Estado_Sesion; Stato; حالة الحجز; Status płatności; Stan zamówienia'],
  ['status', 'Stav; Stav faktury; Állapot; Stare; Betalningsstatus; Ordrestatus; Tila; Laskun tila; Статус; Статус оплаты; Стан'],
  ['status', 'Durum; Fatura durumu; Κατάσταση; ステータス; 予約状況; 状态; 订单状态; 상태; 결제 상태'],
  ['status', 'Current Milestone; Job Stage; Stage; Deal stage; Current Status'],
  ['kind', 'Type; Event Type; Tipo de factura; Tipo documento; Belegart; Type de facture; Rodzaj dokumentu'],
  [
    'undone',
    'Canceled; Cancelled at; is_canceled; Date Cancelled; Late Cancel; No-Show; Marked as No-Show; Refunded on; Deleted at',
  ],
  ['undone', 'Storniert am; Storno; Erstattet; Reembolsado; Anulowana'],
  [
    'undone',
    'Stornováno; Zrušeno; Törölve; Anulat; Avbokad; Aflyst; Kansellert; Peruttu; Отменён; Скасовано; İptal; キャンセル; 取消',
  ],
  ['refund', 'Order Refund Amount; Refunded Amount; Amount Refunded; Refund; Refunds; Total Refunds'],
  ['paid', 'Paid; Paid?; Is paid; Paid in full; Bezahlt; Pagada; Cobrado; Opłacone'],
  ['paid', 'Zaplaceno; Uhradené; Fizetve; Plătit; Betald; Betalt; Maksettu; Оплачено; Сплачено; Ödendi; 入金済み; 已付款'],
  // Where somebody gives a reason, a quote has its number, or the customer or the service stands.
  [undefined, 'Cancellation reason; Canceled By; Refund Reason; Quote #; Estimate; Amount; Amount paid; Date paid; Paid by'],
  [undefined, 'Customer; Service type; Artikel; Fecha'],
])('knows as columns of %s: %s', (column, names) => {
  const found = names.split('; ').map((name) => COLUMNS.filter((each) => JOB_WORDS.are(`${each}-column`, name)));
  expect(found).toEqual(found.map(() => (column === undefined ? [] : [column])));
});

/** Those of the cells for which it is otherwise. */
function unlike(cells: string, is: (cell: string) => boolean): string[] {
  return cells.split('; ').filter((cell) => !is(cell));
}

it.each([
  'VOIDED; Void - duplicate; Sales credit note; Refunded in full; Estimate sent; estornado; N/S; NS; DNA; FTA',
  'cancelled_by_guest; Canceled by customer; LATE_CANCEL; Late cancel; Late cancellation; Declined by customer; Denied',
  'No-show; No Show - Cancelled; No call, no show; Missed; Broken; Broken appt; Broken Appointment; Failed appointment',
  "Did not attend; Didn't attend; Failed to attend; was not brought; Did not keep appt; Left without being seen; Bumped",
  'Not completed; Needs scheduling; Awaiting response; Waitlisted; Rescheduled; Unscheduled; UnschedList; Planned; PtNote',
  'No se presentó; No asistió; No compareció; No atendida; Cita perdida; Cancelación tardía; Planificada; Não compareceu',
  'En espera; Lista de espera; Rectificativa; Factura rectificativa; Abono; Nota de crédito; Nota di credito; Orçamento',
  'Gutschrift; Versäumt; Nicht eingehalten; Kurzfristige Absage; Terminausfall; Geplant; Unentschuldigt gefehlt; ملغى',
  'Annulée; Avoir; Rendez-vous manqué; Annulation tardive; Ne s’est pas présentée; Absent excusé; Planifié; Cancellé',
  'Dead; Assigned Lead; Archived Leads; Prospect; Lost; Closed Lost; Unsuccessful; Hold',
  'On hold; on-hold; Awaiting bank wire payment; Awaiting check payment; Payment error',
  'Gecrediteerd; Creditfactuur; Desmarcado; Consulta desmarcada; Desistiu; Não veio',
  'Anulowane; Anulowano; Odwołana przez klienta; Zwrot; Oferta; Nieobecny; Nie stawił się; Niezrealizowana; Faktura korygująca',
  'Stornováno; Zrušená klientem; Nabídka; Nepřišel; Stornované; Ponuka; Törölve; Lemondta; Árajánlat; Nem jelent meg; Anulată; Ofertă',
  'Otkazano; Ponuda; Avbokad; Makulerad; Offert; Uteblev; Annulleret; Aflyst; Tilbud; Udeblevet; Kansellert; Ikke møtt; Peruttu; Tarjous',
  'Отменён клиентом; Возврат; Смета; Не явился; Неявка; Скасовано; Повернення; Не прийшов; İptal edildi; İade; Teklif; Gelmedi',
  'Ακυρώθηκε; Επιστροφή χρημάτων; Δεν εμφανίστηκε; キャンセル済み; 無断キャンセル; 見積書; 已取消; 已退款; 报价单; 未到; 예약취소; 환불; 노쇼',
])('takes for states that prove no job: %s', (cells) => {
  expect(unlike(cells, isUndoneStatus)).toEqual([]);
});

const PURCHASES = 'Bill; Bill Payment (Check); Expense; Payroll Check; Ausgabe; Eingangsrechnung; Gasto; Faktura kosztowa';

it.each([
  '; Paid; Pagada; Factura; Rechnung; Facture; Abonada; Opłacone; Faktura; Zrealizowana; Bezzwrotna; Checked out; Unbroken; Kept; Scheduled',
  'Confirmed, free cancellation; Confirmada, cancelación gratuita; Non-refundable',
  'Zaplaceno; Dokončeno; Fizetve; Plătită; Betald; Genomförd; Betalt; Maksettu; Оплачен; Выполнено; Ödendi; Πληρώθηκε; 入金済み; 已付款; 완료',
  PURCHASES,
])('takes for states that jobs may have: %s', (cells) => {
  expect(cells.split('; ').filter(isUndoneStatus)).toEqual([]);
});

it('takes for no job what a row is of itself, or names somebody whom the business paid, by the whole kind alone', () => {
  const credits =
    'Sales credit note; Rectificativa; Factura rectificativa; Abono; Gutschrift; Avoir; Nota de crédito; Nota di credito';
  expect(
    unlike(`${credits}; Sales Quote; Sales estimate; VOIDED; No-show; Annulée; Orçamento; ${PURCHASES}`, isUndoneKind),
  ).toEqual([]);
  expect(['Failed boiler', 'Expense report', 'Transfer to the airport'].filter(isUndoneKind)).toEqual([]);
});

it('knows what takes back another row', () => {
  expect(
    unlike(
      'Credit Memo; Stornorechnung; Rectificativa; Refund; Payment Refund; Dobropis; Kreditfaktura; Kreditnota; Hyvityslasku',
      isCredit,
    ),
  ).toEqual([]);
});

it('reads whether a cell is set', () => {
  const set = 'true; Yes; 1; 2026-03-14 10:00; x; ✓; No show; Not attended; 90.00 USD; USD 90.00';
  expect(unlike(set, isFlagSet)).toEqual([]);
  const unset =
    '; false; No; N; 0; 0.00; -; nein; N/A; 0.00 USD; USD 0.00; FALSCH; FALSO; FAUX; nie; Ne; Nem; Nej; Ei; Нет; Hayır; いいえ; Nee; onwaar';
  expect(`${unset}; Not refunded; No refund; 0000-00-00 00:00:00`.split('; ').filter(isFlagSet)).toEqual([]);
});

it('knows the states of what is not paid yet', () => {
  const early = 'Unpaid; Not yet paid; Due in 3 days; Payment due; Pending; Pendiente; Pendiente de pago; Offen; No cobrada';
  const late =
    'Unpaid - overdue; Overdue 12 days; Overdue by 12 days; Past Due; Vencida; غير مدفوعة; Nieopłacona; Do zapłaty; Po terminie';
  const others =
    'Nezaplaceno; Po splatnosti; Lejárt; Neachitată; Obetald; Ubetalt; Maksamatta; Не оплачен; Ödenmedi; Ανεξόφλητο; 未払い; 未付款';
  expect(unlike(`${early}; ${late}; ${others}`, isUnpaidStatus)).toEqual([]);
  expect(['Paid', '', 'Completed', 'Sent', 'Bezahlt'].filter(isUnpaidStatus)).toEqual([]);
});

it('knows what a job that was done is called, be it paid or not', () => {
  const done = 'Paid; pagada; OK; ; Checked out; Check-Out; Signed in; Past guest; Opłacone; Częściowo zapłacona; Zakończony';
  const others =
    'Uhrazeno; Teljesítve; Finalizat; Slutförd; Gennemført; Fullført; Valmis; Завершён; Виконано; Tamamlandı; 完了; 已完成; 결제완료';
  expect(
    unlike(`${done}; ${others}; Overdue 12 days; Unbezahlt; Outstanding; Pendiente; Posted; In Payment`, isDoneStatus),
  ).toEqual([]);
  expect(['Confirmed', 'Walked', 'Pending'].filter(isDoneStatus)).toEqual([]);
});
