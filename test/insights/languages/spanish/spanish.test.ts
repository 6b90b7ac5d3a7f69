import { describe, expect, it } from 'vitest';
import { ASPECT_IDS } from '../../../../src/insights/aspects.ts';
import { createEngine } from '../../../../src/insights/engine.ts';
import { ENGLISH_DICTIONARY } from '../../../../src/insights/languages/english/forms.ts';
import { SPANISH } from '../../../../src/insights/languages/spanish/spanish.ts';
import { readLearned } from '../../../../src/insights/learned.ts';
import { buildLexicon } from '../../../../src/insights/lexicon/lexicon.ts';
import { readPassages } from '../../../../src/insights/model/passages.ts';
import { tokenise } from '../../../../src/insights/text/tokens.ts';

const engine = createEngine(readLearned('other', SPANISH));
const lexicon = buildLexicon(SPANISH.cues());

/** What the cues of a text say after the rules have been applied. */
function cued(text: string): string[] {
  return readPassages(text, lexicon, SPANISH).flatMap(({ cues }) =>
    cues.map(({ aspect, sentiment }) => `${aspect} ${sentiment}`),
  );
}

it('has cues of each aspect, and the classes that cues of the editors may use', () => {
  const byAspect = Map.groupBy(SPANISH.cues(), ({ aspect }) => aspect);
  for (const aspect of ASPECT_IDS) expect([aspect, (byAspect.get(aspect)?.length ?? 0) >= 75]).toEqual([aspect, true]);
  expect([...SPANISH.dictionary.classes.keys()]).toEqual(expect.arrayContaining([...ENGLISH_DICTIONARY.classes.keys()]));
});

it('reads amounts and numbers', () => {
  const stems = tokenise('120 euros, 45€, $3.200, veinte', SPANISH.dictionary.forms).map(({ stem }) => stem);
  expect(stems.filter((stem) => stem.startsWith('<'))).toEqual(['<money>', '<money>', '<money>', '<number>']);
});

it.each(['El pedido tardó hora y media', 'Tardaron 40 minutos entre plato y plato'])('%s, is one passage', (text) => {
  expect(readPassages(text, lexicon, SPANISH).map(({ start, end }) => text.slice(start, end))).toEqual([text]);
});

describe('the rules', () => {
  it.each([
    ['No fueron nada amables.', ['staff negative']],
    ['No fueron amables nunca.', ['staff negative']],
    ['No solo amables.', ['staff positive']],
    ['No podían ser más amables.', ['staff positive']],
    ['Ojalá fueran amables.', ['staff negative']],
  ])('of %s', (text, expected) => {
    expect(cued(text)).toEqual(expected);
  });
});

describe('a passage is', () => {
  it.each([
    ['Fueron unos groseros.', 'firm'],
    ['Otro fontanero me cobró 500 euros.', 'rival'],
    ['La empresa anterior fue grosera.', 'rival'],
    ['Otro fontanero fue antipático.', 'rival'],
    ['El concesionario me pedía 900 euros.', 'rival'],
    ['El otro taller me cobró 500. Tampoco contestaba.', 'rival rival'],
    ['El otro taller me cobró 500. Luego llamé a Rosa. Su precio fue justo.', 'rival firm firm'],
    ['El otro taller era caro, pero rápido.', 'rival firm'],
    ['La empresa que usamos antes fue grosera.', 'rival'],
    ['Otros a los que llamé fueron groseros.', 'rival'],
    ['Más baratos que otros talleres.', 'firm'],
    ['Llegué tarde.', 'customer'],
    ['Llegue tarde.', 'customer'],
    ['Llegó tarde.', 'firm'],
    ['Les volvería a llamar.', 'customer'],
    ['Sin duda volveremos a llamarlos.', 'customer'],
    ['Tuve que volver a llamar.', 'firm'],
    ['Volvieron a llamar.', 'firm'],
    ['No volvería a llamarlos.', 'firm'],
    ['Fui paciente y educado.', 'customer customer'],
    ['Pide siempre presupuesto.', 'advice'],
    ['Os recomiendo pedir cita.', 'advice'],
    ['Pide 100 euros.', 'firm'],
    ['Su página promete puntualidad.', 'hearsay'],
    ['Agradecería que avisaran.', 'wish'],
    ['Agradezco que avisaran.', 'firm'],
  ])('%s %s', (text, owners) => {
    const passages = readPassages(text, lexicon, SPANISH);
    expect(passages.map(({ owned }) => owned.owner).join(' ')).toBe(owners);
  });
});

it('an amount alone is no blame from a happy customer', () => {
  const text = 'Me cobraron 60 euros por la visita.';
  expect(engine.mentions({ text })).toMatchObject([{ aspect: 'price', sentiment: 'negative' }]);
  expect(engine.mentions({ text, rating: 4 })).toMatchObject([{ aspect: 'price', sentiment: 'neutral' }]);
  const tooMuch = 'Me cobró 90 euros por diez minutos.';
  expect(engine.mentions({ text: tooMuch, rating: 4 })).toMatchObject([{ aspect: 'price', sentiment: 'negative' }]);
});

describe('a quote', () => {
  it('that goes on "pero sí" is taken back', () => {
    expect(
      [', pero sí aceptable', ' pero sí limpio', ', pero siempre limpio'].map((after) => SPANISH.quoting.takesBack.test(after)),
    ).toEqual([true, true, false]);
  });

  it.each([
    ['lo cual es falso', true],
    ['con la cual no contaba', true],
    ['Los que atienden son amables', false],
  ])('that begins with "%s" needs what stands before: %s', (quote, needs) => {
    expect(SPANISH.quoting.needsBefore.test(quote)).toBe(needs);
  });

  it('does not end before what it makes feel', () => {
    expect(SPANISH.quoting.cutEnd.test('La atención te hace sentir')).toBe(true);
  });
});
