import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { decodeText } from '../../../../src/editing/imports/files/decode-text.ts';
import { LONGEST_VALUE } from '../../../../src/editing/imports/files/json-lines.ts';
import { jsonValues } from '../../../../src/editing/imports/files/json-values.ts';
import { filesAsJson } from '../../../../src/editing/imports/formats/files-as-json.ts';
import { encoded } from '../../../support/content/encoded.ts';
import { bytesOf } from '../../../support/content/exports.ts';

const read = async (files: Readonly<Record<string, string | Uint8Array>>) => {
  const { json, names, others } = await filesAsJson(
    'reviews',
    Object.entries(files).map(([name, content]) => bytesOf(content, { name })),
  );
  return { values: JSON.parse(await text(json.chunks())), names, others };
};

it('makes a list of the front matter of files, each with its text', async () => {
  const { values, names, others } = await read({
    'a.md': '---\nname: Ann\nrating: 5\ndate: 2024-03-05\n---\nThey came **early**,\nand were kind.\n',
    'b.md': '\ufeff---\r\nname: Bo\r\ntags: [x]\r\n---\r\n\r\nGood.\r\n\r\nVery.\r\n',
    'c.md': '+++\nname = "Cy"\ndate = 2024-03-05T10:00:00Z\nday = 2024-03-05\n+++\nGood.',
    'd.md': '---\nname: Di\n---',
  });
  expect(values).toEqual([
    { name: 'Ann', rating: 5, date: '2024-03-05', text: 'They came early, and were kind.' },
    { name: 'Bo', tags: ['x'], text: 'Good.\n\nVery.' },
    { name: 'Cy', date: '2024-03-05T10:00:00.000Z', day: '2024-03-05', text: 'Good.' },
    { name: 'Di' },
  ]);
  expect([names, others]).toEqual([['a.md', 'b.md', 'c.md', 'd.md'], []]);
});

it('keeps a text in the front matter beside the one below it', async () => {
  const { values } = await read({ 'a.md': '---\ntext: Good.\n---\nSays Ann.\n' });
  expect(values).toEqual([{ text: 'Good.', body: 'Says Ann.' }]);
});

it('takes the words of our own reviews as they are, which are no Markdown', async () => {
  const front = 'date: 2024-03-05\nrating: 5\nauthor: Ann\nsource: { name: Yelp }';
  const { values } = await read({ 'a.md': `---\n${front}\n---\nOne **line**.\nAnother.\n` });
  expect(values).toMatchObject([{ text: 'One **line**.\nAnother.' }]);
});

it('takes the day in the name of a file where the front matter has none, as generators of sites do', async () => {
  const { values } = await read({
    'in/2024-03-05-ann.md': '---\nname: Ann\n---\n',
    'in/2024-03-06-bo.md': '---\npublishDate: 2024-01-02\n---\n',
    '2024-01-01/cy-google-2024-03-07.md': '---\nname: Cy\n---\n',
    '2024-01-01/di-12024-03-07.md': '---\nname: Di\n---\n',
  });
  expect(values).toEqual([
    { name: 'Ann', date: '2024-03-05' },
    { publishDate: '2024-01-02' },
    { name: 'Cy', date: '2024-03-07' },
    { name: 'Di' },
  ]);
});

it('names the files that cannot be read', async () => {
  const { values, names, others } = await read({
    'README.md': '# Reviews\n',
    'a.md': '---\nname: Ann\n---\n',
    'b.md': '---\nname: Bo\n',
    'c.md': '---\nname: [Cy\n---\n',
    'd.md': '+++\nname = Di\n+++\n',
    'e.md': '---\nAnn\n---\n',
    'f.md': encoded('Отличная мастерская, всё быстро', 'windows-1251'),
    'g.md': 'x'.repeat(LONGEST_VALUE + 1),
  });
  expect([values, names]).toEqual([[{ name: 'Ann' }], ['a.md']]);
  expect(others).toEqual([
    { name: 'README.md', reason: 'has no front matter, which stands above a text between two lines ---' },
    { name: 'b.md', reason: 'has front matter that no line --- ends' },
    { name: 'c.md', reason: expect.stringMatching(/^is not valid YAML, near its line 2: /) },
    { name: 'd.md', reason: expect.stringMatching(/^is not valid TOML, near its line 2: /) },
    { name: 'e.md', reason: 'has front matter without lines such as rating: 5' },
    { name: 'f.md', reason: 'has letters in an encoding that is not recognised' },
    { name: 'g.md', reason: 'is longer than 4 MB' },
  ]);
});

it('takes the fields of files of data, and leaves out what is no review', async () => {
  const { values, names, others } = await read({
    'in/2024-03-05-ann.json': '{"name":"Ann","quote":"Good."}',
    'in/bo.yml': 'name: Bo\nrating: 4\n',
    'in/cy.yaml': '---\nname: Cy\nrating: 5\n---\n',
    'in/di.toml': 'name = "Di"\nstars = 5\n',
    'in/site.json': '{"title":"Ours","pages":[{"title":"Home"}]}',
    'in/all.yml': 'heading: Ours\nreviews:\n  - name: Ed\n    rating: 5\n',
    'in/list.json': '[{"name":"Ed","rating":5}]',
    'in/broken.json': '{"name":',
  });
  expect(values).toEqual([
    { name: 'Ann', quote: 'Good.', date: '2024-03-05' },
    { name: 'Bo', rating: 4 },
    { name: 'Cy', rating: 5 },
    { name: 'Di', stars: 5 },
  ]);
  expect(names).toEqual(['in/2024-03-05-ann.json', 'in/bo.yml', 'in/cy.yaml', 'in/di.toml']);
  expect(others).toEqual([
    { name: 'in/site.json' },
    { name: 'in/all.yml', reason: 'holds a list: give it by its own name' },
    { name: 'in/list.json', reason: 'holds a list: give it by its own name' },
    { name: 'in/broken.json', reason: expect.stringMatching(/^is not valid JSON: /) },
  ]);
});

it('makes a list that may be longer in all than its longest entry', async () => {
  const review = bytesOf(JSON.stringify({ name: 'Zoë', stars: 5, text: 'ö'.repeat(LONGEST_VALUE / 4) }));
  const files = Array.from({ length: 5 }, (_, at) => ({ ...review, name: `${at}.json` }));
  const { json } = await filesAsJson('in', files);
  const values = await Array.fromAsync(jsonValues(decodeText(json, 'utf-8')));
  expect(values).toHaveLength(files.length);
  expect(values.at(-1)).toEqual(values[0]);
});
