import { expect, it } from 'vitest';
import { cueUses } from '../../../src/insights/command/cue-uses.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { aspectsFileSchema } from '../../../src/insights/own-aspect.ts';

const aspects = aspectsFileSchema.parse([
  { id: 'machines', name: 'Machines', positive: ['good machine', 'buen horario'], neutral: ['machine'], not: ['slot machine'] },
  { id: 'price', negative: ['late fee'] },
]);
const review = (id: string, text: string, language = ENGLISH) => ({ review: { id, text }, language });

it('each cue is found by itself, in the first sentence of each review that has it', () => {
  const reviews = [
    review('a', 'We came.\nGood  machines! A machine broke.'),
    review('b', 'Slot machines.'),
    review('c', 'Buenos horarios.', SPANISH),
  ];
  const uses = cueUses(aspects, reviews).map(({ aspect, kind, cue, found }) => [
    `${aspect}, ${kind}: ${cue}`,
    ...found.map(({ id, sentence }) => `${id}: ${sentence}`),
  ]);
  expect(uses).toEqual([
    ['machines, positive: good machine', 'a: Good machines!'],
    ['machines, positive: buen horario', 'c: Buenos horarios.'],
    ['machines, neutral: machine', 'a: Good machines!', 'b: Slot machines.'],
    ['machines, not: slot machine', 'b: Slot machines.'],
    ['price, negative: late fee'],
  ]);
});
