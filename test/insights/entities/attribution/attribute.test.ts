import { describe, expect, it } from 'vitest';
import { attribute } from '../../../../src/insights/entities/attribution/attribute.ts';
import { createEntityFinder } from '../../../../src/insights/entities/finder.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';
import type { Mention } from '../../../../src/insights/mention.ts';
import type { Business } from '../../../../src/reviews/schemas/business.ts';
import { mentionOf } from '../../../support/content/reading/insights.ts';

const BUSINESS: Business = {
  name: 'Alder Creek',
  url: 'https://example.com/',
  technicians: [{ name: 'Dana' }, { name: 'Marcus' }, { name: 'Jake' }],
  services: [
    { id: 'drain', name: 'Drain cleaning' },
    { id: 'toilet', name: 'Toilet repair' },
  ],
  service_areas: [{ id: 'riverside', name: 'Riverside' }],
};
const find = createEntityFinder(BUSINESS, { technicians: new Map(), services: new Map(), service_areas: new Map() });

interface Written {
  /** Each verdict's passage is in braces, after its aspect: `{speed: quick work}`. */
  readonly text: string;
  readonly technicians?: string[];
  readonly services?: string[];
  readonly area?: string;
}

/** Who is credited with what, as `id: passage`. */
function owners({ text: marked, technicians = [], services = [], area }: Written): string[] {
  const { text, mentions } = readMarked(marked);
  const record = { mentions: { technicians, services }, ...(area !== undefined && { service_area: area }) };
  const read = readText(text);
  return attribute(read, record, find(read, record), mentions).map(
    ({ id, mention }) => `${id}: ${text.slice(mention.start, mention.end)}`,
  );
}

function readMarked(marked: string): { text: string; mentions: Mention[] } {
  const mentions: Mention[] = [];
  let text = '';
  for (const part of marked.split(/(\{.*?\})/s)) {
    const [, aspect, passage = part] = /^\{(\w+): (.*)\}$/s.exec(part) ?? [];
    if (aspect !== undefined) mentions.push(mentionOf({ aspect, start: text.length, end: text.length + passage.length }));
    text += passage;
  }
  return { text, mentions };
}

describe('verdicts of technicians', () => {
  const both = ['Dana', 'Marcus'];

  it.each<[string, string, string[], string[]]>([
    ['of the sentence that names one', 'Dana was {punctuality: on time}. It was {price: cheap}.', both, ['Dana: on time']],
    [
      'of segments that each name one',
      'Dana was {punctuality: right on time}, but Marcus was {cleanliness: messy}.',
      both,
      ['Dana: right on time', 'Marcus: messy'],
    ],
    [
      'of a segment after the one that names somebody',
      'Dana came, {speed: did it fast}, while Marcus was {staff: rude}.',
      both,
      ['Dana: did it fast', 'Marcus: rude'],
    ],
    ['of all who are named in one breath', 'Dana and Marcus were {staff: kind}.', both, ['Dana: kind', 'Marcus: kind']],
    ['of nobody where one segment names two', 'Dana showed Marcus how, {staff: very kind}.', both, []],
    [
      'of two sentences on a pronoun',
      'Dana came. She was {staff: kind}. I found her {professionalism: honest}. She was {punctuality: early}.',
      both,
      ['Dana: kind', 'Dana: honest'],
    ],
    ['of no sentence after one without a pronoun', 'Dana came. It rained. She was {staff: kind}.', both, []],
    ['of nobody where a pronoun stands for a wife', 'Dana came. My wife says she was {staff: kind}.', both, []],
    ['of nobody where "he" could be two', 'Dana and Marcus came. He was {staff: kind}.', both, []],
    ['of both where "they" are two', 'Dana and Marcus came. They were {staff: kind}.', both, ['Dana: kind', 'Marcus: kind']],
    ['of nobody where "they" may be all', 'Dana came. They {price: charged} much. Marcus left.', both, []],
    ['of the office never', 'Dana was {staff: kind}, but the office {responsiveness: never called}.', ['Dana'], ['Dana: kind']],
    [
      'of who came alone, when nobody is named',
      '{punctuality: On time}. {workmanship: Works}. {price: Cheap}. The dispatcher was {staff: rude}. {garden: Roses}.',
      ['Dana'],
      ['Dana: On time', 'Dana: Works', 'Dana: Roses'],
    ],
    ['of who came alone, when only he or she is named', 'Dana came. {staff: Polite}.', ['Dana'], ['Dana: Polite']],
    ['of nobody when the record names two and the text none', '{staff: Polite}.', both, []],
    ['of nobody when the record names none', '{staff: Polite}.', [], []],
    ['of whom the text names unmistakably', 'Jake was {staff: kind}.', both, ['Jake: kind']],
    ['of nobody where one passage tells of two', '{staff: Dana was kind but Marcus was rude}.', both, []],
  ])('are those %s', (_, text, technicians, expected) => {
    expect(owners({ text, technicians })).toEqual(expected);
  });
});

describe('verdicts of services', () => {
  it('are all where the record names one', () => {
    expect(owners({ text: '{staff: Kind}. {price: Cheap}.', services: ['drain'] })).toEqual(['drain: Kind', 'drain: Cheap']);
  });

  it('are those of the sentences that name it where the record names several', () => {
    const text = 'The toilet was {price: cheap}. The drain was {speed: fast}. {staff: Kind}.';
    expect(owners({ text, services: ['drain', 'toilet'] })).toEqual(['drain: fast', 'toilet: cheap']);
  });

  it('are none where only the text names it', () => {
    expect(owners({ text: 'The toilet was {price: cheap}.' })).toEqual([]);
  });
});

it('verdicts of an area are all of its reviews, whatever the text names', () => {
  expect(owners({ text: '{staff: Kind}.', area: 'riverside' })).toEqual(['riverside: Kind']);
  expect(owners({ text: 'Here in Riverside {staff: kind}.' })).toEqual([]);
});

it('gives nothing without verdicts or words', () => {
  const record = { mentions: { technicians: ['Dana'], services: [] } };
  const read = readText('Dana came.');
  const mention = mentionOf({ aspect: 'staff' });
  expect(attribute(read, record, find(read, record), [mention])).toHaveLength(1);
  expect(attribute(read, record, find(read, record), [])).toEqual([]);
  expect(attribute(readText(''), record, [], [mention])).toEqual([]);
});
