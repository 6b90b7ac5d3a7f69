import { expect, it } from 'vitest';
import { entriesIn, openEntries } from '../../../../src/editing/imports/formats/open-entries.ts';
import { bytesOf } from '../../../support/content/exports.ts';

const page = (name: string, front = 'name: Ann\nstars: 5') => bytesOf(`---\n${front}\n---\nGood.\n`, { name });
const open = (names: readonly string[], language?: string) =>
  openEntries(
    'in',
    names.map((name) => page(name)),
    { language },
  );

it('takes the Markdown files of a folder, without the page that lists them if there are others', () => {
  const named = (...names: string[]) => (entriesIn(names.map((name) => page(name)))[0] ?? []).map(({ name }) => name);
  expect(named('in/_index.md', 'in/a.md', 'in/b.mdx', 'in/c.jpg', 'in/d/index.MD')).toEqual([
    'in/a.md',
    'in/b.mdx',
    'in/d/index.MD',
  ]);
  expect(named('_testimonials/_index.md')).toEqual(['_testimonials/_index.md']);
});

it('takes the files of data of a folder in the order of their numbers', () => {
  const files = ['in/10.json', 'in/2.yaml', 'in/1.yml', 'in/3.toml', 'in/_all.json', 'in/4.md'];
  expect(entriesIn(files.map((name) => page(name)))[1]?.map(({ name }) => name)).toEqual([
    'in/1.yml',
    'in/2.yaml',
    'in/3.toml',
    'in/10.json',
  ]);
});

it('reads a table with a file for each row', async () => {
  const { parts, ignored, notes } = await openEntries('in', [page('a.md'), bytesOf('Hi', { name: 'b.md' }), page('c.md')], {});
  expect(parts).toMatchObject([{ kind: 'table', name: 'in', files: ['a.md', 'c.md'] }]);
  expect(ignored).toEqual([{ name: 'b.md', reason: expect.stringContaining('has no front matter') }]);
  expect(notes).toEqual([]);
  expect((await openEntries('in', [bytesOf('Hi')], {})).parts).toEqual([]);
});

it('reads reviews in our own form, and those that the front matter of a page lists', async () => {
  const own = page('a.md', 'author: Ann\nrating: 5\ndate: 2024-03-05');
  expect((await openEntries('in', [own], {})).parts).toMatchObject([{ kind: 'list', platform: 'own', files: ['a.md'] }]);
  const list = page('a.md', 'title: Reviews\nreviews:\n  - name: Ann\n    stars: 5\n    quote: Good.');
  const { parts, notes } = await openEntries('a.md', [list], {});
  expect(parts).toMatchObject([{ kind: 'table', name: 'a.md' }]);
  expect(parts[0]).toMatchObject({ files: undefined });
  expect(notes).toEqual([]);
});

it('reads one language of each review: that of the business, if none is the first', async () => {
  const read = async (names: readonly string[], language?: string) => {
    const { parts, notes } = await open(names, language);
    return [parts[0]?.files, notes];
  };
  expect(await read(['a.md', 'a.es.md', 'b.de.md', 'b.es.md', 'c.pt-BR.md'], 'es-MX')).toEqual([
    ['a.md', 'b.es.md', 'c.pt-BR.md'],
    ['in: not read, as they are other languages of files that are: a.es.md and 1 more'],
  ]);
  expect((await read(['b.de.md', 'b.es.md']))[0]).toEqual(['b.de.md']);
});
