import { withoutMarks } from '../../reviews/text/without-marks.ts';

/** What fields and methods are called in Spanish, German and French, without accents. */
const WORDS: Readonly<Record<string, string>> = {
  date: 'fecha datum',
  author: 'autor autora auteur verfasser',
  rating: 'puntuacion valoracion estrellas nota bewertung sterne note',
  title: 'titulo titre titel',
  text: 'texto texte',
  technicians: 'tecnico tecnicos techniker technicien techniciens',
  services: 'servicio servicios leistungen',
  service_area: 'zona gebiet',
  language: 'idioma lengua sprache langue',
  response: 'respuesta antwort reponse',
  verification: 'verificacion comprobacion nachweis',
  source: 'fuente quelle origen',
  name: 'nombre nom',
  description: 'descripcion beschreibung',
  telephone: 'telefono telefon',
  email: 'correo',
  address: 'direccion adresse anschrift',
  opening_hours: 'horario horarios horaires offnungszeiten',
  invoice: 'factura facture rechnung',
  booking: 'reserva cita termin buchung reservation rendez-vous',
  payment: 'pago paiement zahlung',
  purchase: 'compra achat kauf',
};

const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([name, words]) => words.split(' ').map((word) => [word, name])),
);

/** The name of a field or a method that a word of another language stands for. */
export function translationOf(word: string): string | undefined {
  return MEANINGS.get(withoutMarks(word).toLowerCase());
}
