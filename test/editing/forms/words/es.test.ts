import { afterAll, describe, expect, it } from 'vitest';
import { createFormBackend } from '../../../../src/editing/forms/form-backend.ts';
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
  'reviews.csv': 'id,date,rating,author,text\nb,2026-03-15,5,Leo,Bien.\n',
};

const directory = sharedFolder();
for (const [name, text] of Object.entries(FILES)) await write(directory, name, text);
const forms = createFormBackend({
  directory,
  today: () => '2026-06-10',
  published: async () => new Set<string>(),
  apply: async () => {},
});

async function shown(path: string): Promise<object> {
  const answer = await forms.answer({ action: 'getEntry', params: { path } });
  if (!answer.ok) throw new Error(answer.message);
  return JSON.parse((answer.value as { data: string }).data);
}

async function refusal(path: string, change: object, before: object): Promise<string> {
  const given = { ...before, ...change };
  const answer = await forms.answer({ action: 'persistEntry', params: { dataFiles: [{ path, shown: before, given }] } });
  return answer.ok ? 'saved' : answer.message;
}

const A = 'reviews/a.json';
const told: string[] = [];

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
    ['notice.md', { text: 'A <b>' }, 'Qué dice: no se admite HTML: <b>'],
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

  it('what is not there any more', async () => {
    expect(await forms.answer({ action: 'getEntry', params: { path: 'reviews/c.json' } })).toMatchObject({
      message: es.answers.gone,
    });
    expect(await refusal('reviews/c.json', { rating: 4 }, { rating: 5 })).toBe(es.answers.takenOut);
  });

  afterAll(() => {
    // A message of the check that was put otherwise would be told in English again.
    const patterns = es.messages.map(([, words]) => new RegExp(RegExp.escape(words).replace(/\\\$\d/g, '.*')));
    expect(patterns.filter((pattern) => !told.some((message) => pattern.test(message)))).toEqual([]);
  });
});
