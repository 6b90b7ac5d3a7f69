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
  expect(cueUses(aspects, reviews)).toEqual([
    { aspect: 'machines', kind: 'positive', cue: 'good machine', found: [{ id: 'a', sentence: 'Good machines!' }] },
    { aspect: 'machines', kind: 'positive', cue: 'buen horario', found: [{ id: 'c', sentence: 'Buenos horarios.' }] },
    {
      aspect: 'machines',
      kind: 'neutral',
      cue: 'machine',
      found: [
        { id: 'a', sentence: 'Good machines!' },
        { id: 'b', sentence: 'Slot machines.' },
      ],
    },
    { aspect: 'machines', kind: 'not', cue: 'slot machine', found: [{ id: 'b', sentence: 'Slot machines.' }] },
    { aspect: 'price', kind: 'negative', cue: 'late fee', found: [] },
  ]);
});
