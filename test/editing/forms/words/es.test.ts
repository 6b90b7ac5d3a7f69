import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFormBackend } from '../../../../src/editing/forms/backend/form-backend.ts';
import { es } from '../../../../src/editing/forms/words/es.ts';
import { write } from '../../../support/content/content.ts';
import { sharedFolder } from '../../../support/temporary-folder.ts';

const REVIEW = `---
date: 2026-03-14
rating: 5
author: Ana G.
title: Bien # por teléfono
mentions: { technicians: [Ana] }
source: { name: Google, verified: no }
---
Bien.
`;

const FILES = {
  'business.yaml': 'name: B\nlanguage: es\ntechnicians: [{ name: Ana }, { name: Eva }]\nservices: [{ id: a, name: A }]\n',
  'reviews/a.md': REVIEW,
  'reviews/2026-03-14-maria-lopez.md': REVIEW.replace('Ana G.', 'Maria Lopez'),
  'pages/equipo.md': '# Equipo\n\nAna.\n',
  'faq.yaml': '- { question: P, answer: R, review_ids: [c] }\n',
  'reviews/c.md':
    '---\ndate: 2026-03-14\nrating: 5\nauthor: Eva\nverification: { method: invoice, date: 2026-03-15 }\n---\nMuy bien.\n',
  'reviews.csv': 'id,date,rating,author,text\nb,2026-03-15,5,Leo,Bien.\n',
};

const directory = sharedFolder();
for (const [name, text] of Object.entries(FILES)) await write(directory, name, text);
let refused: string | undefined;
const forms = createFormBackend({
  directory,
  now: () => new Date('2026-06-10T12:00:00Z'),
  published: async () => new Set<string>(),
  deletePhotos: async () => {},
  async apply() {
    if (refused !== undefined) throw Object.assign(new Error(refused), { code: refused, syscall: 'open' });
  },
});

async function shown(path: string): Promise<object> {
  const answer = await forms.answer({ action: 'getEntry', params: { path } });
  if (!answer.ok) throw new Error(answer.message);
  return JSON.parse((answer.value as { data: string }).data);
}

function save(path: string, change: object, before: object) {
  const given = { ...before, ...change };
  return forms.answer({ action: 'persistEntry', params: { dataFiles: [{ path, shown: before, given }] } });
}

async function refusal(path: string, change: object, before: object): Promise<string> {
  const answer = await save(path, change, before);
  return answer.ok ? 'saved' : answer.message;
}

async function warnings(path: string, change: object, before: object): Promise<readonly string[]> {
  const answer = await save(path, change, before);
  return answer.ok ? (answer.value as { odd: readonly string[] }).odd : [answer.message];
}

const A = 'reviews/a.json';
const told: string[] = [];

const TEXT = 'Lo que escribió el cliente: ';
const AUTHOR = 'Nombre del cliente: ';
const METHOD = 'Comprobación de que fue cliente › Qué lo demuestra: ';
const HIDE = ', y se publicaría; si no debe leerlo cualquiera, póngalo en Palabras que se ocultan';

describe('the forms refuse in Spanish', () => {
  it.each<[string, object, string]>([
    [A, { text: ' ' }, 'Lo que escribió el cliente: está sin rellenar'],
    [A, { response: { text: 'Gracias' } }, 'Respuesta pública › Respondida el: falta'],
    [
      A,
      { disclosure: { relation: { kind: 'other' } } },
      'Lo que debe saber quien la lea › Relación con el negocio › Detalles: falta; con «otra cosa» hay que decir qué',
    ],
    [A, { date: '2027-03-14' }, 'Escrita el: 2027-03-14 aún no ha llegado; ¿está bien el año?'],
    [
      A,
      { response: { date: '2026-03-01', text: 'Gracias' } },
      'Respuesta pública › Respondida el: 2026-03-01 es anterior a la fecha de la opinión, 2026-03-14',
    ],
    [A, { date: '14.3.2026' }, 'Escrita el: "14.3.2026" no es una fecha'],
    [A, { rating: 6 }, 'Estrellas: 6 es demasiado; como máximo, 5'],
    [A, { rating: 0 }, 'Estrellas: 0 es muy poco; como mínimo, 1'],
    [A, { language: 'español' }, 'Idioma: "español" no es el código de un idioma, como es o ca'],
    [A, { language: 'ES' }, 'Idioma: "ES" se escribe es'],
    [A, { redact: ['x'.repeat(201)] }, 'Palabras que se ocultan: tiene más de 200 caracteres'],
    [A, { redact: ['Luis'] }, 'Palabras que se ocultan: "Luis" no está en ningún texto de la opinión; escríbalo igual que allí'],
    [A, { redact: ['Ana G.'] }, 'Nombre del cliente: contiene "Ana G.", y aquí no se puede ocultar nada; escriba otra cosa'],
    [
      A,
      { verification: { method: 'platform', date: '2026-03-15' } },
      'Comprobación de que fue cliente › Qué lo demuestra: ese sitio no da la opinión por verificada; hace falta un registro propio',
    ],
    [A, { title: '' }, 'se perdería el comentario "# por teléfono"; haga el cambio en un editor de texto'],
    [
      'reviews/b.json',
      { redact: ['Bien'] },
      'su tabla no tiene columna para redact; dé a la opinión un archivo propio en la carpeta reviews y borre su fila',
    ],
    ['business.yaml', { url: 'olmo' }, 'Sitio web: "olmo" no es una dirección web; empieza por https:// o http://'],
    ['business.yaml', { url: 'https://olmo.example/a b' }, 'Sitio web: "https://olmo.example/a b" tiene espacios'],
    ['business.yaml', { email: 'olmo' }, 'Correo electrónico: "olmo" no es un correo electrónico'],
    ['business.yaml', { telephone: 'llame' }, 'Teléfono: "llame" no es un teléfono; escríbalo como en "+34 900 000 121"'],
    [
      'business.yaml',
      { opening_hours: ['Mo-Fr 9-14'] },
      'Horarios: "Mo-Fr 9-14" no se entiende; ¿quería decir "Mo-Fr 09:00-14:00"?',
    ],
    [
      'business.yaml',
      { opening_hours: ['siempre'] },
      'Horarios: "siempre" no se entiende; escríbalo como en "Mo-Fr 09:00-14:00,16:00-20:00"',
    ],
    [
      'business.yaml',
      { opening_hours: ['Su closed'] },
      'Horarios: "Su closed" no se entiende; los días en que cierra no se ponen',
    ],
    [
      'business.yaml',
      { opening_hours: ['Mo-Fr 08:00-17:00, Sa 9:00-12:00'] },
      'Horarios: "Mo-Fr 08:00-17:00, Sa 9:00-12:00" no se entiende; póngalo en 2 horarios',
    ],
    ['business.yaml', { time_zone: 'Madrid' }, 'Zona horaria: "Madrid" no es una zona horaria; ¿quería decir Europe/Madrid?'],
    ['business.yaml', { time_zone: 'aquí' }, 'Zona horaria: "aquí" no es una zona horaria; escríbala como en Europe/Madrid'],
    [
      'business.yaml',
      { licence: 'libre' },
      'Licencia de los datos: "libre" no es una licencia, como CC-BY-4.0, ni una dirección web',
    ],
    [
      'brand/theme.yaml',
      { accent_dark: '#ffff00' },
      'Color en páginas oscuras: hace falta también el color de las páginas claras',
    ],
    [
      'business.yaml',
      { services: [{ id: 'Á', name: 'A' }] },
      'Servicios › Nombre corto para direcciones web: "Á" tiene otros caracteres que a-z, 0-9 y guiones',
    ],
    [
      'business.yaml',
      { technicians: [{ name: 'Ana' }, { name: 'Eva', aliases: ['Ana'] }] },
      'Personas › Otros nombres: "Ana" es ya el nombre de otra entrada',
    ],
    ['business.yaml', { technicians: [{ name: 'Eva' }] }, 'nombra "Ana", que ya no está en el negocio'],
    ['notice.md', { text: 'A'.repeat(301) }, 'Qué dice: tiene más de 300 caracteres'],
    ['notice.md', { text: 'A.\n\nB.' }, 'Qué dice: tiene que ser un solo párrafo, sin líneas vacías, títulos ni listas'],
    ['notice.md', { text: '![A](/a.jpg)' }, 'Qué dice: un aviso no muestra imágenes'],
    [
      'notice.md',
      { text: 'A <b>' },
      'Qué dice: no se admite HTML: <b>; copie el texto como lo muestra un navegador, no su código',
    ],
    ['pages/equipo.md', { text: '# A\n\nB<br>C' }, 'Qué dice: no se admite HTML: <br>; termine la línea con dos espacios'],
    ['pages/equipo.md', { text: 'Ana.' }, 'Qué dice: la página no tiene título'],
    ['pages/equipo.md', { text: '# Ana' }, 'Qué dice: la página no tiene texto'],
    ['pages/equipo.md', { text: '# [Ana](/)\n\nB' }, 'Qué dice: un título no lleva HTML, enlaces ni imágenes: [Ana](/)'],
    ['pages/equipo.md', { text: '# A\n\n[B](#c)' }, 'Qué dice: #c no lleva a ningún título de este texto'],
    ['notice.md', { text: '[A](b.es)' }, 'Qué dice: b.es se toma por una página de este sitio; escriba https://b.es'],
    ['notice.md', { text: '[A](/reviws)' }, 'Qué dice: /reviws no está en este sitio; ¿quería decir /reviews?'],
    ['notice.md', { text: '[A](/xyzzy-plugh)' }, 'Qué dice: /xyzzy-plugh no está en este sitio'],
    [
      'notice.md',
      { text: '[A](data:a)' },
      'Qué dice: "data:a" no vale como enlace; escriba una dirección web, mailto:, tel: o una página como /reviews',
    ],
    ['notice.md', { until: '2026-08-20' }, 'Qué dice: falta'],
    ['policy.yaml', { contact: 'Eva' }, 'A quién preguntar: "Eva" no es un correo electrónico, un teléfono ni una dirección web'],
    ['brand/theme.yaml', { accent: 'azul' }, 'Color: "azul" no es un color; se escribe con # y seis cifras, como #0b5c66'],
    [
      'faq.yaml',
      { entries: [{ question: 'P', answer: 'R', review_ids: ['zzzz'] }] },
      'Opiniones que la respaldan: "zzzz" no es el final de la dirección de ninguna opinión',
    ],
    [
      'faq.yaml',
      { entries: [{ question: 'P', answer: 'R', review_ids: ['a'] }] },
      'Opiniones que la respaldan: "a" está en espera; solo valen opiniones publicadas',
    ],
  ])('in the form %s: %o', async (path, change, words) => {
    const message = await refusal(path, change, await shown(path));
    told.push(message);
    expect(message.replace(/^.*:\d+:\d+ {2}/, '').replace(/\. Deje a quien .*$/, '')).toBe(words);
  });

  it('a new review without stars, and a field that was changed meanwhile', async () => {
    const given = { date: '2026-03-14', author: 'Eva', text: 'Bien.' };
    told.push(await refusal('reviews/2026-03-14-eva.json', given, {}));
    expect(told.at(-1)).toBe('hacen falta la fecha, las estrellas, el nombre y el texto');
    told.push(await refusal(A, { rating: 4 }, { ...(await shown(A)), rating: 3 }));
    expect(told.at(-1)).toBe('Estrellas: otra persona lo cambió entretanto; abra de nuevo el formulario y repita el cambio');
  });

  it.each([
    ['EROFS', 'no se puede escribir: su disco es de solo lectura'],
    ['ENOSPC', 'no se puede escribir: no queda espacio en su disco'],
    ['EACCES', 'no se puede escribir: falta el permiso'],
  ])('what the system does not write: %s', async (code, words) => {
    refused = code;
    const message = await refusal(A, { rating: 4 }, await shown(A));
    refused = undefined;
    told.push(message);
    expect(message).toBe(`${join(directory, 'reviews', 'a.md')} ${words}`);
  });

  it('what is not there any more', async () => {
    expect(await forms.answer({ action: 'getEntry', params: { path: 'reviews/d.json' } })).toMatchObject({
      message: es.answers.gone,
    });
    expect(await refusal('reviews/d.json', { rating: 4 }, { rating: 5 })).toBe(es.answers.takenOut);
  });

  it.each<[string, object, string]>([
    [
      A,
      { text: 'ES91 2100 0418 4502 0005 1332' },
      `${TEXT}ES91 2100 0418 4502 0005 1332 parece el número de una cuenta bancaria${HIDE}`,
    ],
    [A, { text: '4111 1111 1111 1111' }, `${TEXT}4111 1111 1111 1111 parece el número de una tarjeta de pago${HIDE}`],
    [A, { text: 'Mi DNI es 12345678Z.' }, `${TEXT}12345678Z parece el número de un documento de identidad${HIDE}`],
    [A, { text: 'Llame al +34 612 345 678.' }, `${TEXT}+34 612 345 678 parece un teléfono${HIDE}`],
    [A, { text: 'Escriba a ana@correo.example.' }, `${TEXT}ana@correo.example parece un correo electrónico${HIDE}`],
    [
      A,
      { author: 'ana@correo.example' },
      `${AUTHOR}ana@correo.example parece un correo electrónico, y se publicaría; ponga un nombre que se pueda publicar, como el de pila`,
    ],
    [A, { text: 'Vivo en 12 Mill Street.' }, `${TEXT}12 Mill Street parece una dirección${HIDE}`],
    [A, { text: 'Mi matrícula es 4821 KLM.' }, `${TEXT}4821 KLM parece una matrícula${HIDE}`],
    [A, { text: 'LeppÃ¤nen vino.' }, `${TEXT}en LeppÃ¤nen hay letras estropeadas; seguramente era Leppänen; escríbalo de nuevo`],
    [A, { author: '“Ana”' }, `${AUTHOR}está entre comillas tipográficas, que también se publican; use comillas rectas o ninguna`],
    [
      A,
      { author: 'B' },
      `${AUTHOR}B es del negocio; las opiniones son de clientes; diga quién es en Lo que debe saber quien la lea`,
    ],
    [
      A,
      { text: 'They came at once and repaired the boiler within an hour, and it has worked ever since then.' },
      `${TEXT}parece escrito en otro idioma que el indicado; si es así, indíquelo en Idioma`,
    ],
    [
      A,
      { verification: { method: 'invoice', date: '2026-03-13' } },
      'Comprobación de que fue cliente › Comprobado el: 2026-03-13 es anterior a la opinión, 2026-03-14; ponga el día en que lo comprobó, no el de la factura o la reserva',
    ],
    [
      A,
      { verification: { method: 'platform', date: '2026-03-15' }, source: { name: 'Google' } },
      `${METHOD}Google no da ninguna opinión por verificada; elija otra comprobación, o diga en Publicada antes en otro sitio cuál fue`,
    ],
    [
      A,
      { verification: { method: 'platform', date: '2026-03-15' }, source: {} },
      `${METHOD}no se dice qué sitio da la opinión por verificada; elija otra comprobación, o diga en Publicada antes en otro sitio cuál fue`,
    ],
    [
      'reviews/2026-03-14-maria-lopez.json',
      { author: 'Maria L.' },
      `${AUTHOR}es Maria L., pero la dirección de la página aún dice más: 2026-03-14-maria-lopez; si nadie debe leerlo, dé a su archivo otro nombre, como 2026-03-14-maria-l; la dirección anterior dejará de existir`,
    ],
    [
      'business.yaml',
      { address: { address_country: 'España' } },
      'Dirección › País: "España" no son las dos letras de un país, como ES; ponga ES',
    ],
    [
      'business.yaml',
      { address: { address_country: 'Narnia' } },
      'Dirección › País: "Narnia" no son las dos letras de un país, como ES; búsquelas en la norma ISO 3166-1',
    ],
    [
      'business.yaml',
      { address: { address_country: 'ES' }, time_zone: 'America/New_York' },
      'Zona horaria: America/New_York no es una zona de ES (las suyas son, por ejemplo, Europe/Madrid, Atlantic/Canary); ponga la de los relojes de su horario, o déjelo si está bien',
    ],
    [
      'notice.md',
      { text: 'Cerrado.', until: '2026-06-09' },
      'Último día: 2026-06-09 ya ha pasado: nadie ve el aviso; elija otro día o vacíe el texto',
    ],
    [
      'brand/theme.yaml',
      { accent: '#ffff00' },
      'Color: con "#ffff00" los textos no se leerían bien; para ellos se usa el más parecido, "#6f6f00"; no hace falta hacer nada; para tener un solo color, escriba "#6f6f00"',
    ],
    [
      'pages/equipo.md',
      { text: '# A\n\n- [ ] B' },
      'Qué dice: los corchetes se muestran tal como están escritos; escriba una lista sin corchetes',
    ],
    [
      'pages/equipo.md',
      { text: '# A\n\nB[^1]' },
      'Qué dice: los corchetes se muestran tal como están escritos; ponga la nota en su sitio, entre paréntesis',
    ],
  ])('and warn in Spanish, in the form %s: %o', async (path, change, words) => {
    const found = await warnings(path, change, await shown(path));
    told.push(...found);
    expect(found).toEqual([words]);
  });

  it.each([
    ['reviews/a.json', '', es.answers.noReason],
    ['reviews/c.json', 'R', 'una respuesta de Preguntas y respuestas nombra c; quítela allí primero'],
    ['pages/equipo.md', '', 'enlaza con /equipo; quite primero el enlace'],
  ])('and do not remove %s', async (path, reason, words) => {
    await write(directory, 'notice.md', '[Equipo](/equipo)\n');
    const answer = await forms.answer({ action: 'deleteFiles', params: { path, reason } });
    await rm(join(directory, 'notice.md'));
    const message = answer.ok ? 'removed' : answer.message;
    told.push(message);
    expect(message.replace(/^.*:\d+:\d+ {2}/, '')).toBe(words);
  });

  it('and warn of a copy', async () => {
    const copy = { date: '2026-04-01', rating: 5, author: 'Ana G.', text: 'Bien.' };
    const found = await warnings('reviews/2026-04-01-ana-g.json', copy, {});
    told.push(...found);
    expect(found).toEqual([
      `${TEXT}es casi lo mismo que en la opinión a; si es una copia: npm run reviews -- remove 2026-04-01-ana-g --reason "the same as a"`,
    ]);
  });

  afterAll(() => {
    // A message of the check that was put otherwise would be told in English again.
    const patterns = Object.values(es.messages).map(
      (words) => new RegExp(RegExp.escape(words).replace(/\\\{\w+\\\}/g, '[^{}]*')),
    );
    expect(patterns.filter((pattern) => !told.some((message) => pattern.test(message)))).toEqual([]);
  });
});
