import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSpanish, spanishStemOf } from '../../../../src/insights/languages/spanish/stems.ts';

const stemOf = (word: string) => spanishStemOf(foldSpanish(word));

describe('the stem of a Spanish word', () => {
  it.each([
    'limpio limpia limpios limpiaron limpió limpieza',
    'llegar llegó llegué llegaron llegando llegaban',
    'arreglar arreglaron arreglarlo arreglándolo',
    'cobrar cobrarme cobrarnos cobraron cobro',
    'impecable impecables',
    'perfecto perfectos perfecta perfectamente',
    'atento atenta atentos atentísimo',
    'recoger recogió recogido recogieron recogen',
    'quedar quedó quedaron queda',
    'mancha manchas manchar manchó',
    'resolver resuelven resolvió resuelto solucionar solucionó solucionaron soluciona',
    'avisar avisó aviso avisaban avisas',
    'revisar reviso revisaron revisado',
    'engañar engaña engañan engañaron',
    'mes meses',
    'horario horarios',
    'servicio servicios',
    'sucio sucia sucios sucias',
    'amplio amplia amplios amplias',
  ])('is the same for %s', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(1);
  });

  it('does not depend on accents', () => {
    for (const word of ['rápido', 'técnico', 'garantía', 'señora', 'llegó', 'atención'])
      expect(spanishStemOf(foldSpanish(word))).toBe(spanishStemOf(word.normalize('NFD').replace(/\p{M}/gu, '')));
  });

  it.each([
    ['trato', 'traje'],
    ['precio', 'preciosa'],
    ['hora', 'honesto'],
    ['se', 'saber'],
    ['de', 'dar'],
    ['aquí', 'acosar'],
    ['barra', 'barrer'],
    ['solo', 'sólido'],
  ])('of %s is not that of %s', (one, other = '') => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('has a letter at the least, for any word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zñáéíóúü]{1,34}$/), (word) => {
        expect(stemOf(word).length).toBeGreaterThan(0);
      }),
    );
  });
});
