import { describe, expect, it } from 'vitest';
import { checkAspects } from '../../../src/authoring/editorial/check-aspects.ts';
import { compareProblems } from '../../../src/authoring/problems/problem.ts';
import type { Read } from '../../../src/authoring/problems/read.ts';
import type { OwnAspect } from '../../../src/insights/own-aspect.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

function check(text: string): Read<OwnAspect[]> {
  return checkYaml('aspects.yaml', text, checkAspects);
}

function messages(text: string): string[] {
  const { found, problems } = check(text);
  return linesOf({ found, problems: problems.toSorted(compareProblems) });
}

const PETS = '- id: pets\n  name: Pets\n  positive: [good with dogs]\n';
const NONE = { hidden: false, positive: [], neutral: [], negative: [], not: [] };

describe('aspects.yaml', () => {
  it('is a list of new aspects, and of cues for those that are built in', () => {
    expect(check(`${PETS}- id: speed\n  negative:\n    - took <number> visits\n`).found).toEqual([
      [
        { ...NONE, id: 'pets', name: 'Pets', positive: ['good with dogs'] },
        { ...NONE, id: 'speed', negative: ['took <number> visits'] },
      ],
    ]);
  });

  it.each(['', '# none yet\n', '[]\n'])('may be empty: %j', (text) => {
    expect(check(text)).toEqual({ found: [[]], problems: [] });
  });

  it('may hold for a built-in aspect only what does not speak of it', () => {
    expect(messages('- id: cleanliness\n  not: [clean bill of health]\n')).toEqual([]);
  });

  it('may hide a built-in aspect, and give one another name', () => {
    expect(messages('- id: warranty\n  hidden: true\n- id: price\n  name: Cost\n- id: food\n  name: Cakes\n')).toEqual([]);
  });

  it('may hold one cue for two aspects', () => {
    expect(messages(`${PETS}- id: staff\n  positive: [good with dogs]\n`)).toEqual([]);
  });

  it('gives a cue of several lines as one', () => {
    expect(check('- id: speed\n  negative:\n    - |\n      took\n      ages\n').found).toMatchObject([
      [{ negative: ['took ages'] }],
    ]);
  });

  it('gives all its mistakes at once', () => {
    const text = `
- id: punctualty
  positive: [at last]
- id: pets
  name: Pets
  positive: [good with dogs, "", good with * cats]
  negative:
    - Good with dog
    - left the gate open, again
    - <animal> ran
    - 24
  size: big
- id: pets
  name: Pets
  neutral: [dog]
`;
    expect(messages(text)).toEqual([
      expect.stringMatching(
        /^aspects\.yaml:2:7 {2}id in the 1st entry: "punctualty" is not built in, and a new aspect needs a name; did you mean punctuality\?$/,
      ),
      'aspects.yaml:6:30  2nd entry of positive in the 2nd entry: is empty; a cue has 1 to 8 words',
      'aspects.yaml:8:7  1st entry of negative in the 2nd entry: "Good with dog" finds the same as "good with dogs" under positive; a cue stands once in an entry',
      'aspects.yaml:9:7  2nd entry of negative in the 2nd entry: "open," is not a place of a pattern; allowed are words of letters, numbers, a|b, word?, <class>, * and ...',
      expect.stringMatching(
        /^aspects\.yaml:10:7 {2}3rd entry of negative in the 2nd entry: "<animal>" is not a class; there are <number>, /,
      ),
      'aspects.yaml:11:7  4th entry of negative in the 2nd entry: is a number, not text; put it in quotes',
      'aspects.yaml:12:3  2nd entry: unknown key "size" (allowed: id, name, hidden, positive, neutral, negative, not)',
      'aspects.yaml:13:7  id in the 3rd entry: "pets" is already the id of the 2nd entry; one entry holds all cues of an aspect',
    ]);
  });

  it.each([
    [
      '- pets\n',
      'aspects.yaml:1:3  1st entry: "pets" is text; it must be a group with id, name, hidden, positive, neutral, negative, not, each on a line of its own, as in "id: …"',
    ],
    [
      '- id: price\n  name: Staff\n',
      'aspects.yaml:2:9  name in the 1st entry: "Staff" is already the name of staff; more cues for that belong under its id',
    ],
    [
      `${PETS}- id: animals\n  name: pets\n  positive: [x]\n`,
      'aspects.yaml:5:9  name in the 2nd entry: "pets" is already the name of pets; more cues for that belong under its id',
    ],
    ['- id: price\n  hidden: yes\n', 'aspects.yaml:2:11  hidden in the 1st entry: "yes" is text, not true or false'],
    [
      '- id: price\n',
      'aspects.yaml:1:3  1st entry: has no cue, no name and is not hidden; allowed are lists under positive, neutral, negative, not',
    ],
    [
      '- id: pets\n  name: Pets\n  positive: []\n  not: [hot dog]\n',
      'aspects.yaml:1:3  1st entry: has no cue that could find it; allowed are lists under positive, neutral, negative',
    ],
    [
      '- id: price\n  positive: [a|the deal]\n  not: [the|a deals]\n',
      'aspects.yaml:3:9  1st entry of not in the 1st entry: "the|a deals" finds the same as "a|the deal" under positive; a cue stands once in an entry',
    ],
  ])('is told its mistake: %j', (text, message) => {
    expect(messages(text)).toEqual([message]);
  });
});
