import { expect, it } from 'vitest';
import { namedElsewhere, placesOfNames } from '../../src/editing/named-elsewhere.ts';
import { makeFolder } from '../support/content/content.ts';

const page = (text: string) => ({ faq: undefined, ownTexts: [{ file: 'pages/a.md', text }] });

it('a review is named by a link to its page, at any address of that', () => {
  for (const link of ['/reviews/ann', 'https://example.com/reviews/ann', '/reviews/ann.md#text'])
    expect(namedElsewhere(page(`Hello\n[Ann](${link})`), 'ann')).toMatchObject({ file: 'pages/a.md', line: 2 });
});

it('a review is not named by a link to another page', () => {
  const others = ['/reviews/ann-lee', '/reviews/annie', '/services/ann'];
  expect(others.filter((link) => namedElsewhere(page(`[Ann](${link})`), 'ann'))).toEqual([]);
});

it.each([
  ['lines of texts', 'Orla Fahy', { 'summary.md': 'x\n ORLA  FAHY and orla fahy', 'b.md': 'Orla Fahyn' }, ['summary.md:2:2']],
  ['names of files', 'Orla Fahy', { 'photos/orla-fahy-1.gif': 'Orla Fahy' }, ['photos/orla-fahy-1.gif:1:1']],
  [
    'ids and words without accents',
    'José Núñez',
    {
      'removed.yaml': '- { id: 2026-01-02-jose-nunez }',
      'a.md': 'Jose Nunez\nJose\u0301 Nu\u0301n\u0303ez',
      'b.md': 'Josef Nunez',
    },
    ['a.md:1:1', 'a.md:2:1', 'removed.yaml:1:20'],
  ],
  ['letters of any script', 'Łucja Ż.', { 'a.md': 'pani łucja ż.' }, ['a.md:1:6']],
  ['no initials alone', 'J. M.', { 'a.md': 'J. M.' }, []],
])('the places of a name are %s', async (_, name, files, places) => {
  const folder = await makeFolder(files);
  const found = await placesOfNames(folder, [name]);
  expect(found.map(({ file, line, column }) => `${file.slice(folder.length + 1)}:${line}:${column}`)).toEqual(places);
});
