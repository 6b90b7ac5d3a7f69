import { linesOf, write } from '../content.ts';

/** A review with all fields, including a photo. */
export const WITH_PHOTO = 'carmen-v';

/** The business's own icon, instead of ours. */
export const OWN_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#123456"/></svg>\n';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);

const BUSINESS = `
name: Fontanería Río Claro
description: Fontanería y calefacción para casas de la comarca.
url: https://rio-claro.example.com/
telephone: "+34 900 000 000"
email: hola@rio-claro.example.com
language: es
address: { street_address: Calle del Molino 3, address_locality: Aldea, address_country: ES }
technicians:
  - { name: Lucía Peña, title: Fontanera }
  - { name: Ольга Мороз, title: Fontanera }
services:
  - { id: fugas, name: Reparación de fugas, description: Fugas y tuberías rotas. }
  - { id: gas, name: Instalaciones de gas }
service_areas:
  - { id: centro, name: Centro }
`;

const JOB = {
  mentions: { technicians: ['Lucía Peña'], services: ['fugas'] },
  service_area: 'centro',
  verification: { method: 'invoice', date: '2026-02-10' },
};

/** In English, so that every chart has something to show. */
const PRAISE = 'She arrived on time and was very polite. The price was fair and she cleaned up after the work.';

/**
 * Writes the content of a business whose language is Spanish, with enough for a second page, each kind of list and every chart.
 * The name of one technician has letters that must be escaped in the address of her page.
 */
export async function writeSpanishContent(folder: string): Promise<void> {
  const spanish = Array.from({ length: 14 }, (_, n) => ({
    ...JOB,
    ...reviewOf(n, 'es'),
    text: `Vino enseguida y todo quedó bien, visita ${n}.`,
  }));
  const english = Array.from({ length: 12 }, (_, n) => ({ ...JOB, ...reviewOf(n, 'en'), text: `${PRAISE} ${n}` }));
  const whole = {
    ...JOB,
    id: WITH_PHOTO,
    date: '2026-03-14',
    rating: 4,
    author: 'Carmen V.',
    title: 'La caldera nueva',
    text: 'Rápida y amable.\nVolveremos a llamarla.',
    mentions: { technicians: ['Lucía Peña', 'Ольга Мороз'] },
    language: 'es',
    source: { name: 'Vecinos', url: 'https://vecinos.example.com/7' },
    response: { date: '2026-03-15', text: 'Gracias, Carmen.' },
    edited: '2026-03-16',
    disclosure: { relation: { kind: 'family', text: 'prima de Lucía' } },
    photos: [{ url: '/photos/caldera.png', width: 1, height: 1, alt: 'La caldera nueva en el sótano' }],
  };
  const { verification, ...waiting } = { ...JOB, ...reviewOf(99, 'es'), text: 'Sin comprobar.' };
  await write(folder, 'business.yaml', BUSINESS);
  await write(folder, 'summary.md', 'Rápida, amable y a buen precio.\n');
  await write(folder, 'reviews.jsonl', linesOf(whole, waiting, ...spanish, ...english));
  await write(
    folder,
    'pages/aviso-legal.md',
    '# Aviso legal\n\nLa [política](/policy) y las [opiniones](reviews).\n\n![La fachada](/fachada.png)\n',
  );
  await write(folder, 'notice.md', '---\nuntil: 2099-12-31\n---\nCerrado: vea el [aviso](/aviso-legal).\n');
  await write(folder, 'words.yaml', 'search: { words: { more: Otras más } }\nnotFound: { instead: Quizá busca }\n');
  await write(folder, 'public/fachada.png', PIXEL);
  await write(folder, 'public/favicon.svg', OWN_ICON);
  await write(folder, 'public/robots.txt', 'User-agent: *\nDisallow: /data\n');
  await write(folder, 'public/.well-known/security.txt', 'Contact: mailto:hola@rio-claro.example.com\n');
  await write(folder, 'photos/caldera.png', PIXEL);
  await write(folder, 'photos/caldera.small.png', PIXEL);
}

function reviewOf(number: number, language: string): object {
  const month = String(1 + (number % 12)).padStart(2, '0');
  return {
    id: `${language}-${number}`,
    date: `2025-${month}-05`,
    rating: 5 - (number % 5),
    author: `Cliente ${number}`,
    language,
  };
}
