import { expect, it } from 'vitest';
import { namedElsewhere, placesOfName } from '../../src/editing/named-elsewhere.ts';
import { makeFolder } from '../support/content/content.ts';

const page = (text: string) => ({ faq: undefined, ownTexts: [{ file: 'pages/a.md', text }] });

it.each(['[Ann](/reviews/ann)', '[Ann](https://example.com/reviews/ann)', '[Ann](/reviews/ann.md#text)'])(
  'a review is named by a link: %s',
  (link) => expect(namedElsewhere(page(`Hello\n${link}`), 'ann')).toMatchObject({ file: 'pages/a.md', line: 2 }),
);

it.each(['/reviews/ann-lee', '/reviews/annie', '/services/ann'])(
  'a review is not named by a link to another page: %s',
  (link) => {
    expect(namedElsewhere(page(`[Ann](${link})`), 'ann')).toBeUndefined();
  },
);

it.each([
  ['lines of texts', 'Orla Fahy', { 'summary.md': 'x\n ORLA  FAHY and orla fahy', 'b.md': 'Orla Fahyn' }, ['summary.md:2:2']],
  ['names of files', 'Orla Fahy', { 'photos/orla-fahy-1.gif': 'Orla Fahy' }, ['photos/orla-fahy-1.gif:1:1']],
  ['letters of any script', 'Łucja Ż.', { 'a.md': 'pani łucja ż.' }, ['a.md:1:6']],
  ['no initials alone', 'J. M.', { 'a.md': 'J. M.' }, []],
])('the places of a name are %s', async (_, name, files, places) => {
  const folder = await makeFolder(files);
  const found = await placesOfName(folder, name);
  expect(found.map(({ file, line, column }) => `${file.slice(folder.length + 1)}:${line}:${column}`)).toEqual(places);
});
