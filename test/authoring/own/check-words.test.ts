import { describe, expect, it } from 'vitest';
import { checkWords } from '../../../src/authoring/own/check-words.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

function check(text: string) {
  const read = checkYaml('words.yaml', text, checkWords);
  return read.found[0] ?? linesOf(read);
}

it('tells of an unknown key, a wrong value and a wrong placeholder at once', () => {
  expect(check('home:\n  titel: A\n  title: [a]\n  allReviews: "{conut}"\n')).toEqual([
    expect.stringContaining('3:10  title under home: is a list'),
    expect.stringContaining('2:3  home: unknown key "titel"; did you mean title?'),
    expect.stringContaining('4:15  allReviews under home: {conut}'),
  ]);
});

describe('own words', () => {
  it('stand under their paths', () => {
    expect(
      check(
        'site: { insights: What they say }\nhome:\n  title: Our reviews\n  allReviews: { one: The only one, other: "All {count}" }\n  firstHere: "{count} of {all}, {rating} on average"\nsearch: { words: { one: "{count} of {all} fits", other: "{count} of {all} fit" } }\n',
      ),
    ).toEqual({
      'site.insights': 'What they say',
      'home.title': 'Our reviews',
      'home.allReviews': { one: 'The only one', other: 'All {count}' },
      'home.firstHere': '{count} of {all}, {rating} on average',
      'search.words.one': '{count} of {all} fits',
      'search.words.other': '{count} of {all} fit',
    });
    expect(check('# nothing yet\n')).toEqual({});
    expect(
      check('count: { reviews: { one: opinia, few: "{count} opinie", many: "{count} opinii", other: "{count} opinii" } }'),
    ).toEqual({
      'count.reviews': { one: 'opinia', few: '{count} opinie', many: '{count} opinii', other: '{count} opinii' },
    });
  });

  it.each([
    ['home:\n  titel: A', '2:3  home: unknown key "titel"; did you mean title?'],
    ['home.title: A', '1:1  unknown key "home.title"; write home: on a line, and title: below it, two spaces in'],
    [
      'home:\n  colophon: A',
      '2:3  home: unknown key "colophon"; there is one under site (words.schema.json, in the folder schemas of the software, has all keys',
    ],
    ['title: A', '1:1  unknown key "title"; there is one under home (words.schema.json, in the folder'],
    ['hom:\n  title: A', '1:1  unknown key "hom"; did you mean home?'],
    ['home:\n  allReviews: All reviews', '2:15  allReviews under home: {count} is missing; what it stands for would not be said'],
    [
      'home:\n  allReviews: { one: A, other: "All {conut}" }',
      '2:32  other under allReviews under home: {conut} stands for nothing; did you mean {count}? (filled in are: {count})',
    ],
    [
      'home:\n  title: "{business}"',
      '2:10  title under home: {business} stands for nothing; nothing is filled in here, so write the words themselves',
    ],
    [
      'home:\n  allReviews: { one: A }',
      '2:15  allReviews under home: is neither a text nor a group with one and other, and zero,',
    ],
    [
      'count:\n  reviews: { one: opinia, few: opinie, other: "{count} opinii" }',
      '2:32  few under reviews under count: {count} is missing; what it stands for would not be said',
    ],
    ['home:\n  title:', '2:9  title under home: is empty; text is required, or leave it out'],
    ['insights:\n  tenths: [none, one]', '2:11  tenths under insights: needs exactly 11 entries'],
    [
      'search: { words: { narrow: "Look for less" } }',
      '1:28  narrow under words under search: {shown} is missing; what it stands for would not be said',
    ],
  ])('%j', (text, problem) => {
    expect(check(text)).toEqual([expect.stringContaining(`words.yaml:${problem}`)]);
  });
});
