import { describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../../../src/insights/engine.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { readLearned } from '../../../src/insights/learned.ts';

const plumber = createEngine(readLearned('home-services'));
const hotel = createEngine(readLearned('lodging'));
const spanishGarage = createEngine(readLearned('auto', SPANISH));

/** What an engine finds in a text, as `sentiment aspect`. */
function said({ mentions }: Engine, text: string, stars: number): string[] {
  return mentions({ text, rating: stars }).map(({ aspect, sentiment }) => `${sentiment} ${aspect}`);
}

describe('the verdicts of the model', () => {
  it('are no praise where all words that judge complain', () => {
    const text = 'The woman who picks up the phone talked to me like I was five years old.';
    for (const stars of [5, 4]) expect(said(plumber, text, stars)).not.toContain('positive staff');
    const booked = 'The man was very kind and showed me the computer which showed that they were completely booked.';
    expect(said(plumber, booked, 5)).toEqual(['positive staff']);
  });

  it('are no blame where only the stars make it of plain praise', () => {
    expect(said(hotel, 'The swimming pool is fabulous.', 5)).toEqual(['positive facilities']);
    expect(said(hotel, 'The swimming pool is fabulous.', 1)).not.toContain('negative facilities');
  });

  it('are no praise where only the stars make it of words that complain, even without a cue', () => {
    const text = 'The walls are so thin we heard every word next door.';
    for (const stars of [5, 4]) expect(said(hotel, text, stars).join()).not.toContain('positive');
  });

  it('are no praise where only the sentences before it praise', () => {
    const before = 'Llevo años viniendo. Me explicaron todo con calma y resolvieron mis dudas sin prisas. ';
    expect(said(spanishGarage, `${before}La pintura quedó de otro tono.`, 5)).not.toContain('positive workmanship');
    expect(said(spanishGarage, `${before}La pintura quedó perfecta.`, 5)).toContain('positive workmanship');
  });

  it('are no blame of the work that a happy customer praises, for what was broken before', () => {
    const fixed = said(plumber, 'The boiler had not been installed correctly. Tom did a great job.', 5);
    expect(fixed.filter((verdict) => verdict.endsWith('workmanship'))).toEqual(['positive workmanship']);
    expect(said(plumber, 'They scratched my new floor.', 5)).toContain('negative workmanship');
  });
});
