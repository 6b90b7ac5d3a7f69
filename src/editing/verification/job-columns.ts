import { columnsByName, words } from '../imports/columns/column-names.ts';

/** The fields of a job that are read. A name may stand in one column or in two. */
export const JOB_FIELDS = ['customer', 'first_name', 'last_name', 'date', 'technician', 'service', 'amount', 'number'] as const;
type JobField = (typeof JOB_FIELDS)[number];

/** The column of each field, by its name in the header. */
export type JobColumns = Readonly<Partial<Record<JobField, string>>>;

/** The usual names of these columns in the programs that write invoices, the best first. */
const NAMES: Readonly<Record<JobField, readonly string[]>> = {
  customer: words(
    'customer, customer name, guest name s, guest name, guest names, guest, patient, patient name, client, client name, bill to, billed to, billing name, customer full name, full name, contact name, invitee name, name, payer, booked by, booker, contact, card name, kunde, kunde lieferant, kundenname, name des kunden, auftraggeber, gast, name des gastes, patientin, cliente, huesped, nombre del huesped, paciente, nombre del paciente, hospede, nome do hospede, nome do paciente, nombre del cliente, nombre cliente, nombre de cliente, razon social, nombre, nome cliente, nome do cliente, nome del cliente, ragione sociale, client nom, nom du client, nom client, nom, raison sociale, klant, klantnaam, naam klant',
  ),
  first_name: words(
    'first name, given name, customer first name, client first name, patient first name, guest first name, billing first name, invitee first name, fname, f name, vorname, prenom',
  ),
  last_name: words(
    'last name, surname, family name, customer last name, client last name, patient last name, guest last name, billing last name, invitee last name, lname, l name, nachname, apellidos, nom de famille',
  ),
  date: words(
    'job date, date of job, date of work, work date, service date, date of service, completed, completed on, completed at, completed date, date completed, completion date, job completed date, closed date, date closed, check out, checkout, check out date, departure, departure date, appointment date, appt date, date of appointment, appointment date time, visit date, date of visit, treatment date, scheduled date, scheduled start date, schedule start date, job scheduled start date, scheduled, invoice date, issued date, issue date, date issued, payment date, paid on, date paid, paid at, sale date, order date, date, date time, transaction date, arrival date, start date, start time, start date time, start, appointment, appt, apt date time, created, created at, created date, created utc, datum, rechnungsdatum, leistungsdatum, belegdatum, abreise, termin, termindatum, fecha, fecha de factura, fecha factura, f factura, fecha de emision, fecha emision, fecha de pago, fecha de servicio, fecha de salida, salida, fecha de la cita, fecha de cita, fecha cita, data de saida, data da consulta, data, data fattura, data della fattura, data documento, data da fatura, data de emissao, data emissao, date de facture, date facture, date de la facture, date d emission, date de facturation, factuurdatum',
  ),
  technician: words(
    'technician, technicians, employee, staff, staff member, assigned to, team member, dentist, clinician, practitioner, provider, service provider, doctor, hygienist, therapist, stylist, barber, mitarbeiter, techniker, tecnico, dentista, doctor a, profesional, estilista, technicien',
  ),
  service: words(
    'service, service name, job type, item, product service, treatment, procedure, appointment type, leistung, behandlung, servicio, tratamiento, tratamento, prestation',
  ),
  amount: words(
    'amount, total, total amount, invoice total, amount paid, grand total, gross, gross sales, total collected, item total, line total, payment amount, jobs total, total revenue, sale price, subtotal, price, fee, betrag, bruttobetrag, brutto, summe, importe, importe total, montant, importo, totale, bedrag',
  ),
  number: words(
    'book number, booking number, booking no, booking id, booking reference, booking, reservation number, reservation no, reservation id, reservation, reference number, confirmation number, confirmation code, order number, order id, buchungsnummer, buchungsnr, buchungs nr, buchungs nummer, buchung, reservierungsnummer, reservierungsnr, reservierungs nr, bestellnummer, numero de reserva, num reserva, n reserva, no reserva, n de reserva, no de reserva, reserva, localizador, numero da reserva, numero de reservation, n de reservation, no de reservation, numero reservation, numero di prenotazione, numero prenotazione, prenotazione, boekingsnummer, reserveringsnummer, 予約番号, numero de pedido',
  ),
};

/** Guesses the columns by the header. The columns in `chosen` are used as they are. */
export function jobColumns(header: readonly string[], chosen: JobColumns = {}): JobColumns {
  const columns = columnsByName(header, NAMES, { chosen });
  // If each half of a name has a column, the column of whole names may hold a company's.
  const isSplit = columns.first_name !== undefined && columns.last_name !== undefined;
  if (!isSplit) return without(columns, ['first_name', 'last_name']);
  return chosen.customer === undefined ? without(columns, ['customer']) : columns;
}

function without(columns: JobColumns, fields: readonly JobField[]): JobColumns {
  return Object.fromEntries(Object.entries(columns).filter(([field]) => !fields.some((each) => each === field)));
}
