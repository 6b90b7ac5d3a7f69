import { withoutMarks } from '../../reviews/text/comparing/without-marks.ts';

/**
 * What editors write in English or Spanish for a field, or for a word that a field allows. What is spelt nearly like the right word
 * needs no entry.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  date: ['day', 'fecha', 'dia'],
  author: ['name', 'customer', 'reviewer', 'by', 'nombre', 'cliente', 'paciente'],
  rating: ['stars', 'score', 'estrellas', 'puntuacion', 'valoracion'],
  text: ['review', 'comment', 'body', 'opinion', 'resena', 'comentario'],
  title: ['headline', 'subject', 'titulo', 'titular', 'asunto'],
  response: ['reply', 'answer', 'respuesta', 'contestacion'],
  verification: ['verified', 'proof', 'verificada', 'comprobacion'],
  mentions: ['menciones'],
  source: ['fuente', 'origen'],
  language: ['idioma', 'lengua'],
  photos: ['fotos', 'imagenes'],
  invoice: ['factura'],
  booking: ['reserva', 'cita'],
  payment: ['pago'],
  purchase: ['compra'],
  platform: ['plataforma'],
  name: ['nombre'],
  description: ['descripcion'],
  telephone: ['phone', 'tel', 'mobile', 'movil'],
  email: ['correo', 'correo_electronico'],
  url: ['website', 'web', 'site', 'homepage', 'sitio', 'pagina'],
  opening_hours: ['hours', 'open', 'horario', 'horarios'],
  time_zone: ['zona_horaria'],
  licence: ['license', 'licencia'],
  technicians: ['team', 'staff', 'employees', 'people', 'equipo', 'personal', 'personas', 'empleados', 'profesionales'],
  services: ['tratamientos'],
  service_areas: ['areas', 'area', 'towns', 'zonas'],
  service_area: ['zona'],
  address: ['direccion'],
  street_address: ['street', 'calle', 'direccion'],
  address_locality: ['town', 'city', 'locality', 'ciudad', 'localidad', 'poblacion', 'municipio'],
  address_region: ['state', 'county', 'province', 'region', 'provincia'],
  postal_code: ['zip', 'zip_code', 'postcode', 'plz', 'codigo_postal', 'cp'],
  address_country: ['country', 'pais'],
};

/** Which of the allowed fields, or of the allowed words, another name stands for. */
export function fieldCalled(key: string, fields: readonly string[]): string | undefined {
  const name = withoutMarks(key).toLowerCase().replaceAll(/[\s-]/g, '_');
  return fields.find((field) => Object.hasOwn(OTHER_NAMES, field) && OTHER_NAMES[field]?.includes(name));
}
