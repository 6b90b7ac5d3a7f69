import { expect, it } from 'vitest';
import { SPANISH } from '../../../../src/insights/languages/spanish/spanish.ts';
import { discoverTopics } from '../../../../src/insights/topics/discover.ts';
import { SPANISH_TOPICS } from '../../../../src/insights/topics/spanish/spanish-topics.ts';
import type { Topic } from '../../../../src/insights/topics/topic.ts';
import type { Business } from '../../../../src/reviews/schemas/business.ts';
import { readingsOf } from '../../../support/content/reading/reading.ts';

const FIRM: Business = { name: 'Roble', url: 'https://example.com/', technicians: [], services: [], service_areas: [] };

function topicsOf(...texts: readonly string[]): Topic[] {
  return discoverTopics(readingsOf(texts, SPANISH), FIRM, new Map(), [], SPANISH_TOPICS);
}

function labelsOf(...texts: readonly string[]): string[] {
  return topicsOf(...texts).map(({ label }) => label);
}

it('are noun phrases, as people write them', () => {
  const labels = labelsOf(
    'No había agua caliente. El cambio de aceite, perfecto.',
    'Sin agua caliente otra vez. Me hicieron el cambio de aceite.',
    'El agua caliente vuelve a salir. Un cambio de aceite rápido.',
  );
  expect(labels).toEqual(['Agua caliente', 'Cambio de aceite']);
});

it('have one name for what is called otherwise in another country', () => {
  const [topic, ...others] = topicsOf(
    ...['El parqueo lleno.', 'Sin parqueo.', 'Hay parqueo.', 'Un parqueo caro.'],
    ...['El aparcamiento es caro.', 'Hay aparcamiento.', 'Sin aparcamiento.'],
  );
  expect([topic?.label, topic?.reviews.length, others]).toEqual(['Parqueo', 7, []]);
});

it('are joined with what they begin with', () => {
  const [topic] = topicsOf(
    'La caldera de gas gotea.',
    'La caldera de gas funciona.',
    'Cambiaron la caldera.',
    'Una caldera nueva.',
    'Mi caldera de gas.',
    'Otra caldera.',
  );
  expect(topic?.terms).toEqual(['caldera', 'caldera de gas']);
});

it('are whole phrases, and no words that only occur in one', () => {
  const labels = labelsOf('Un chile en nogada.', 'El chile en nogada, poco.', 'Me encanta el chile en nogada.');
  expect(labels).toEqual(['Chile en nogada']);
});

it('are no adjectives, although some follow an article', () => {
  const labels = labelsOf(
    ...['Una terraza divertida.', 'La terraza divertida.', 'Mi terraza, la divertida.'],
    ...[
      'Me sentí acompañada, mejor acompañada.',
      'Escuchada y acompañada.',
      'Cuidada y acompañada.',
      'Comprendida y acompañada.',
    ],
  );
  expect(labels).toEqual(['Terraza']);
});

it('are goods that have no article, as plurals often do', () => {
  const texts = ['Las persianas.', 'Instalan persianas.', 'Venden persianas.', 'Repararon persianas.', 'Hacen persianas.'];
  const labels = labelsOf(...texts);
  expect(labels).toEqual(['Persianas']);
});

it('are what guests speak of most as well', () => {
  const text = 'El desayuno, la carta y la ubicación.';
  expect(labelsOf(text, `${text} Volvería con amigos.`, `${text} Muy cerca del mar azul.`)).toEqual([
    'Carta',
    'Desayuno',
    'Ubicación',
  ]);
});

it('are no people, places, adverbs, aspects or praise', () => {
  const text =
    'Gracias a Noelia, en Lavapiés: excelente trato, buen precio, perfectamente. La gente es muy amable, con empatía. El anfitrión, un interés.';
  expect(labelsOf(text, text, text, text)).toEqual([]);
});

it('tell what the words beside a topic say', () => {
  const [topic] = topicsOf('Las croquetas estaban riquísimas.', 'Las croquetas no estaban buenas.', 'Unas croquetas.');
  expect(topic?.places.map(({ beside }) => beside)).toEqual(['positive', 'negative', undefined]);
});
