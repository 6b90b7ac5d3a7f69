import { describe, expect, it } from 'vitest';
import { areaForms, createAreaFinder } from '../../../src/insights/entities/find-areas.ts';
import { readWords } from '../../../src/insights/entities/names/words.ts';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';

describe('the forms of an area', () => {
  it.each([
    [{ id: 'downtown', name: 'Downtown Brookvale' }, ['downtown brookvale', 'downtown']],
    [{ id: 'fair', name: 'Fairmont Township' }, ['fairmont township', 'fair', 'fairmont']],
    [{ id: 'brookvale', name: 'Brookvale' }, ['brookvale']],
  ])('of %j', (area, expected) => {
    expect(areaForms(area, [], ['brookvale']).map((words) => words.join(' '))).toEqual(expected);
  });
});

describe('an area', () => {
  const service_areas = [
    { id: 'oakley-park', name: 'Oakley Park' },
    { id: 'oakley-lake', name: 'Oakley Lake' },
  ];
  const aliases = new Map([
    ['oakley-park', ['Oakley']],
    ['oakley-lake', ['Oakley']],
  ]);
  const find = createAreaFinder({ service_areas, technicians: [] }, aliases);

  it.each([
    ['in Oakley', undefined, []],
    ['in Oakley', 'oakley-lake', ['oakley-lake']],
    ['in Oakley', 'elsewhere', []],
    ['in Oakley Park', undefined, ['oakley-park']],
    ['on Oakley Park Road', undefined, []],
  ])('of a name in "%s" with the record %s', (text, recorded, expected) => {
    expect(find(text, readWords(readText(text)), recorded).map(({ id }) => id)).toEqual(expected);
  });
});
