import { expect, it } from 'vitest';
import { jobColumns } from '../../../src/editing/verification/job-columns.ts';

it.each([
  [['Invoice', 'Bill to', 'Invoice date', 'Total'], { customer: 'Bill to', date: 'Invoice date', amount: 'Total' }],
  [['First Name', 'Last Name', 'Customer', 'Paid on'], { first_name: 'First Name', last_name: 'Last Name', date: 'Paid on' }],
  [['Kunde', 'Rechnungsdatum', 'Techniker'], { customer: 'Kunde', date: 'Rechnungsdatum', technician: 'Techniker' }],
  [['Fecha emisión', 'Nombre cliente', 'Importe'], { date: 'Fecha emisión', customer: 'Nombre cliente', amount: 'Importe' }],
  [['Razón social', 'F. Factura'], { customer: 'Razón social', date: 'F. Factura' }],
  [["Date d'émission", 'Nom du client'], { date: "Date d'émission", customer: 'Nom du client' }],
  [
    ['Date du rendez-vous', 'Cliente', 'Collaborateur', 'Soin', 'Montant TTC'],
    { date: 'Date du rendez-vous', customer: 'Cliente', technician: 'Collaborateur', service: 'Soin', amount: 'Montant TTC' },
  ],
  [
    ['Data da consulta', 'Paciente', 'Profissional', 'Procedimento', 'Valor'],
    { customer: 'Paciente', date: 'Data da consulta', technician: 'Profissional', service: 'Procedimento', amount: 'Valor' },
  ],
  [
    ['Factuurdatum', 'Klantnaam', 'Monteur', 'Werkzaamheden', 'Totaal incl. btw'],
    { customer: 'Klantnaam', date: 'Factuurdatum', technician: 'Monteur', service: 'Werkzaamheden', amount: 'Totaal incl. btw' },
  ],
  [['お客様名', '来店日', '金額'], { customer: 'お客様名', date: '来店日', amount: '金額' }],
  [['Клиент', 'Дата оплаты', 'Сумма'], { customer: 'Клиент', date: 'Дата оплаты', amount: 'Сумма' }],
  [['Kursant', 'Data wpłaty', 'Kwota'], { customer: 'Kursant', date: 'Data wpłaty', amount: 'Kwota' }],
  [['Pupil', 'Date', 'Fee'], { customer: 'Pupil', date: 'Date', amount: 'Fee' }],
  [['Voornaam', 'Tussenvoegsel', 'Achternaam', 'Datum'], { first_name: 'Voornaam', last_name: 'Achternaam', date: 'Datum' }],
  // A column called only "name" has the other half.
  [['Nom', 'Prénom', 'Date'], { first_name: 'Prénom', last_name: 'Nom', date: 'Date' }],
  [['Nombre', 'Apellidos', 'Fecha'], { first_name: 'Nombre', last_name: 'Apellidos', date: 'Fecha' }],
  [['Nome', 'Sobrenome', 'Data'], { first_name: 'Nome', last_name: 'Sobrenome', date: 'Data' }],
  [['Customer', 'First name', 'Date'], { customer: 'Customer', date: 'Date' }],
  [['First name', 'Date'], { date: 'Date' }],
  // As programs of British garages and surgeries call them.
  [['Surname', 'Forename', 'Date'], { first_name: 'Forename', date: 'Date', last_name: 'Surname' }],
  [
    ['Customer Surname', 'Customer Forename', 'Date'],
    { first_name: 'Customer Forename', date: 'Date', last_name: 'Customer Surname' },
  ],
  [['Customer', 'Invoice date', 'Date of job'], { customer: 'Customer', date: 'Date of job' }],
  [
    ['Book number', 'Booked by', 'Guest name(s)', 'Check-in', 'Check-out', 'Booked on', 'Price'],
    { customer: 'Guest name(s)', date: 'Check-out', amount: 'Price', number: 'Book number' },
  ],
  [
    ['Appt date', 'Patient', 'Treatment', 'Fee', 'Dentist'],
    { customer: 'Patient', date: 'Appt date', technician: 'Dentist', service: 'Treatment', amount: 'Fee' },
  ],
  [['Date', 'Name', 'Type', 'Gross', 'Fee', 'Net'], { customer: 'Name', date: 'Date', amount: 'Gross' }],
  [['*ContactName', '*InvoiceDate', '*DueDate'], { customer: '*ContactName', date: '*InvoiceDate' }],
  [['Client name', 'Created date', 'Completed date'], { customer: 'Client name', date: 'Completed date' }],
  [['LName', 'FName', 'AptDateTime'], { first_name: 'FName', last_name: 'LName', date: 'AptDateTime' }],
  [['Name', 'Paid at', 'Created at', 'Billing Name'], { customer: 'Billing Name', date: 'Paid at' }],
  [['User Name', 'Invitee Name', 'Start Date & Time'], { customer: 'Invitee Name', date: 'Start Date & Time' }],
  [['id', 'Created date (UTC)', 'Card Name'], { customer: 'Card Name', date: 'Created date (UTC)' }],
  // Invoices of Odoo, Tryton, Akaunting and ERPNext
  [
    ['Number', 'Invoice Partner Display Name', 'Invoice/Bill Date', 'Due Date', 'Total in Currency Signed', 'Payment Status'],
    { customer: 'Invoice Partner Display Name', date: 'Invoice/Bill Date', amount: 'Total in Currency Signed' },
  ],
  [['Number', 'Party', 'Invoice Date', 'Total', 'State'], { customer: 'Party', date: 'Invoice Date', amount: 'Total' }],
  [['invoice_number', 'invoiced_at', 'contact_name'], { customer: 'contact_name', date: 'invoiced_at' }],
  [['Title', 'Customer', 'Posting Date', 'Status'], { customer: 'Customer', date: 'Posting Date' }],
  // Orders of WooCommerce, Magento, Wix, Etsy and Amazon
  [
    ['Order Date', 'First Name (Billing)', 'Last Name (Billing)', 'First Name (Shipping)', 'Order Total Amount'],
    { first_name: 'First Name (Billing)', date: 'Order Date', last_name: 'Last Name (Billing)', amount: 'Order Total Amount' },
  ],
  [['Purchase Date', 'Bill-to Name', 'Ship-to Name'], { customer: 'Bill-to Name', date: 'Purchase Date' }],
  [['Date created', 'Recipient name', 'Billing name'], { customer: 'Billing name', date: 'Date created' }],
  [['Sale Date', 'Buyer', 'Ship Name'], { customer: 'Ship Name', date: 'Sale Date' }],
  [['purchase-date', 'buyer-name', 'recipient-name'], { customer: 'buyer-name', date: 'purchase-date' }],
  [['Belegart', 'Belegdatum', 'Kunde_Lieferant'], { customer: 'Kunde_Lieferant', date: 'Belegdatum' }],
])('%j', (header, columns) => {
  expect(jobColumns(header)).toEqual(columns);
});

it('takes what is chosen first', () => {
  expect(jobColumns(['Nom', 'Prénom'], { customer: 'Nom' })).toEqual({ customer: 'Nom' });
  expect(jobColumns(['Customer', 'Payer', 'Date'], { customer: 'Payer' })).toEqual({ customer: 'Payer', date: 'Date' });
});

it.each([
  ...['Buchungsnr.', 'Buchungs-Nr.', 'Número de reserva', 'Numéro de réservation', 'Nº reserva', 'N° de réservation'],
  ...['予約番号', 'Reservation'],
])('finds the number of the booking under %s', (column) => {
  expect(jobColumns(['Guest', 'Check-out', column]).number).toBe(column);
});
