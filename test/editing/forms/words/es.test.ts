import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFormBackend } from '../../../../src/editing/forms/backend/form-backend.ts';
import { es } from '../../../../src/editing/forms/words/es.ts';
import { write, writeAll } from '../../../support/content/content.ts';
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
  'reviews/e.md': '---\ndate: 2027-03-14\nrating: 5\nauthor: Leo\n---\nCorrecto.\n',
  'pages/equipo.md': '# Equipo\n\nAna.\n',
  'faq.yaml': '- { question: P, answer: R, review_ids: [c] }\n',
  'reviews/c.md':
    '---\ndate: 2026-03-14\nrating: 5\nauthor: Eva\nverification: { method: invoice, date: 2026-03-15 }\n---\nMuy bien.\n',
  'reviews.csv': 'id,date,rating,author,text\nb,2026-03-15,5,Leo,Bien.\n',
};

const directory = sharedFolder();
await writeAll(directory, FILES);
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

/** What a form says when it is saved: why not, or what looks odd. */
async function saved(path: string, change: object, before?: object): Promise<readonly string[]> {
  const shownNow = before ?? (await shown(path));
  const dataFiles = [{ path, shown: shownNow, given: { ...shownNow, ...change } }];
  const answer = await forms.answer({ action: 'persistEntry', params: { dataFiles } });
  return answer.ok ? (answer.value as { odd: readonly string[] }).odd : [answer.message];
}

async function removed(path: string, reason: string): Promise<string> {
  const answer = await forms.answer({ action: 'deleteFiles', params: { path, reason } });
  return answer.ok ? 'removed' : answer.message;
}

const A = 'reviews/a.json';
const PAGE = 'pages/equipo.md';

/** What is saved in each form, a change at a time: all that the forms have words for. */
const SAVED: Readonly<Record<string, readonly object[]>> = {
  [A]: [
    { text: ' ' },
    { response: { text: 'Gracias' } },
    { disclosure: { relation: { kind: 'other' } } },
    { date: '2027-03-14' },
    { date: '14.3.2026' },
    { response: { date: '2026-03-01', text: 'Gracias' } },
    { rating: 6 },
    { rating: 0 },
    { language: 'español' },
    { language: 'ES' },
    { redact: ['x'.repeat(201)] },
    { redact: ['Luis'] },
    { redact: ['Ana G.'] },
    { verification: { method: 'platform', date: '2026-03-15' } },
    { verification: { method: 'platform', date: '2026-03-15' }, source: {} },
    { verification: { method: 'platform', date: '2026-03-15' }, source: { name: 'Google' } },
    { verification: { method: 'invoice', date: '2026-03-13' } },
    { title: '' },
    { author: '“Ana”' },
    { author: 'B' },
    { author: 'ana@correo.example' },
    { text: 'ES91 2100 0418 4502 0005 1332' },
    { text: '4111 1111 1111 1111' },
    { text: 'Mi DNI es 12345678Z.' },
    { text: 'Llame al +34 612 345 678.' },
    { text: 'Escriba a ana@correo.example.' },
    { text: 'Vivo en 12 Mill Street.' },
    { text: 'Mi matrícula es 4821 KLM.' },
    { text: 'LeppÃ¤nen vino.' },
    { text: 'They came at once and repaired the boiler within an hour, and it has worked ever since then.' },
  ],
  'reviews/b.json': [{ photos: [{ file: 'b.jpg', alt: 'B' }] }, { mentions: { technicians: ['Paco'] } }, { redact: ['a;b'] }],
  'reviews/2026-03-14-maria-lopez.json': [{ author: 'Maria L.' }],
  'reviews/e.json': [{ rating: 4 }],
  'business.yaml': [
    { url: 'olmo' },
    { url: 'https://olmo.example/a b' },
    { email: 'olmo' },
    { telephone: 'llame' },
    { opening_hours: ['Mo-Fr 9-14'] },
    { opening_hours: ['siempre'] },
    { opening_hours: ['Su closed'] },
    { opening_hours: ['Mo-Fr 08:00-17:00, Sa 9:00-12:00'] },
    { time_zone: 'Madrid' },
    { time_zone: 'aquí' },
    { time_zone: 'America/New_York', address: { address_country: 'ES' } },
    { address: { address_country: 'España' } },
    { address: { address_country: 'Narnia' } },
    { licence: 'libre' },
    { services: [{ id: 'Á', name: 'A' }] },
    { technicians: [{ name: 'Ana' }, { name: 'Eva', aliases: ['Ana'] }] },
    { technicians: [{ name: 'Eva' }] },
  ],
  'brand/theme.yaml': [{ accent_dark: '#ffff00' }, { accent: 'azul' }],
  'faq.yaml': ['zzzz', 'a'].map((id) => ({ entries: [{ question: 'P', answer: 'R', review_ids: [id] }] })),
  'policy.yaml': [{ contact: 'Eva' }, { where_to_write: 'Google' }],
  'notice.md': [
    { until: '2026-08-20' },
    { text: 'Cerrado.', until: '2026-06-09' },
    { text: 'A'.repeat(301) },
    { text: 'A.\n\nB.' },
    { text: '![A](/a.jpg)' },
    { text: 'A <b>' },
    { text: '[A](b.es)' },
    { text: '[A](/reviws)' },
    { text: '[A](/xyzzy-plugh)' },
    { text: '[A](data:a)' },
  ],
  [PAGE]: [
    'Ana.',
    '# Ana',
    '# [Ana](/)\n\nB',
    '# A\n\nB<br>C',
    '# A\n\n[B](#c)',
    '# A\n\n![](/b.jpg)',
    '# A\n\n![B](https://c.example/b.jpg)',
  ].map((text) => ({ text })),
};

it('tells in Spanish whatever the forms have words for', async () => {
  const told: string[] = [];
  for (const [path, changes] of Object.entries(SAVED)) {
    for (const change of changes) {
      const lines = await saved(path, change);
      expect(lines, `${path}: ${JSON.stringify(change)}`).not.toEqual([]);
      told.push(...lines);
    }
  }
  const text = 'Bien.';
  told.push(...(await saved('reviews/2026-03-14-eva.json', { date: '2026-03-14', author: 'Eva', text }, {})));
  told.push(...(await saved('reviews/2026-04-01-ana-g.json', { date: '2026-04-01', rating: 5, author: 'Ana G.', text }, {})));
  told.push(...(await saved(A, { rating: 4 }, { ...(await shown(A)), rating: 3 })));
  for (refused of ['EROFS', 'ENOSPC', 'EACCES']) told.push(...(await saved(A, { rating: 4 })));
  refused = undefined;
  told.push(await removed('reviews/c.json', 'R'));
  await write(directory, 'notice.md', '[Equipo](/equipo)\n');
  told.push(await removed(PAGE, ''));
  await rm(join(directory, 'notice.md'));

  // A message of the check that was put otherwise would be told in English again.
  const patternOf = (words: string) => new RegExp(RegExp.escape(words).replace(/\\\{\w+\\\}/g, '[^{}]+'));
  const all = Object.entries({ ...es.messages, ...es.remedies }).map(([said, words]) => ({ said, pattern: patternOf(words) }));
  expect(all.filter(({ pattern }) => !told.some((message) => pattern.test(message))).map(({ said }) => said)).toEqual([]);
  expect(told.filter((message) => !all.some(({ pattern }) => pattern.test(message)))).toEqual([]);
});

it.each<[string, object, string]>([
  [A, { response: { text: 'Gracias' } }, 'Respuesta pública › Respondida el: falta'],
  [A, { redact: ['Luis'] }, 'Palabras que se ocultan: "Luis" no está en ningún texto de la opinión; escríbalo igual que allí'],
  [
    A,
    { author: 'ana@correo.example' },
    'Nombre del cliente: ana@correo.example parece un correo electrónico, y se publicaría; ponga un nombre que se pueda publicar, como el de pila',
  ],
  [
    'reviews/2026-03-14-maria-lopez.json',
    { author: 'Maria L.' },
    'Nombre del cliente: es Maria L., pero la dirección de la página aún dice más: 2026-03-14-maria-lopez; si nadie debe leerlo, dé a su archivo otro nombre, como 2026-03-14-maria-l; la dirección anterior dejará de existir',
  ],
  [
    'business.yaml',
    { address: { address_country: 'España' } },
    'Dirección › País: "España" no son las dos letras de un país, como ES; ponga ES',
  ],
  ['notice.md', { text: '[A](b.es)' }, 'Qué dice: b.es se toma por una página de este sitio; escriba https://b.es'],
])('in the form %s, names the field: %o', async (path, change, words) => {
  expect(await saved(path, change)).toEqual([words]);
});

it('says where a name that is taken out still stands, and what to do', async () => {
  const [message] = await saved('business.yaml', { technicians: [{ name: 'Eva' }] });
  expect(message).toMatch(/\/a\.md:6:27 {2}nombra "Ana", que ya no figura en los datos del negocio\. No quite a las personas/);
});

it('says that something is not there any more, or that a reason is missing', async () => {
  const gone = await forms.answer({ action: 'getEntry', params: { path: 'reviews/d.json' } });
  expect(gone).toMatchObject({ message: es.answers.gone });
  expect(await saved('reviews/d.json', { rating: 4 }, { rating: 5 })).toEqual([es.answers.takenOut]);
  expect(await removed(A, '')).toBe(es.answers.noReason);
});
