import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedElsewhere, placesOfName } from '../../src/editing/named-elsewhere.ts';
import { makeFolder } from '../support/content/content.ts';

describe('the place that names a review', () => {
  const page = (text: string) => ({ faq: undefined, ownTexts: [{ file: 'pages/a.md', text }] });

  it.each(['[Ann](/reviews/ann)', '[Ann](https://example.com/reviews/ann)', '[Ann](/reviews/ann.md#text)'])(
    'is a link: %s',
    (link) => {
      expect(namedElsewhere(page(`Hello\n${link}`), 'ann')).toMatchObject({ file: 'pages/a.md', line: 2 });
    },
  );

  it.each(['/reviews/ann-lee', '/reviews/annie', '/services/ann'])('is no link to another page: %s', (link) => {
    expect(namedElsewhere(page(`[Ann](${link})`), 'ann')).toBeUndefined();
  });
});

describe('the places of a name', () => {
  const find = async (name: string, files: Readonly<Record<string, string>>) => {
    const folder = await makeFolder(files);
    return (await placesOfName(folder, name)).map(
      ({ file, line, column }) => `${file.slice(folder.length + 1)}:${line}:${column}`,
    );
  };

  it('are lines of texts and names of files, in any letter case', async () => {
    const files = {
      'summary.md': 'x\n ORLA  FAHY and orla fahy',
      [join('photos', 'orla-fahy-1.gif')]: 'Orla Fahy',
      'b.md': 'Orla Fahyn',
    };
    expect(await find('Orla Fahy', files)).toEqual(['photos/orla-fahy-1.gif:1:1', 'summary.md:2:2']);
  });

  it('are letters of any script, and none for initials', async () => {
    expect(await find('Łucja Ż.', { 'a.md': 'pani łucja ż.' })).toEqual(['a.md:1:6']);
    expect(await find('J. M.', { 'a.md': 'J. M.' })).toEqual([]);
  });
});
