import { expect, it } from 'vitest';
import { openJson } from '../../../../src/editing/imports/formats/open-json.ts';
import { bytesOf } from '../../../support/content/exports.ts';

const OWN = { kind: 'list', unit: 'review', platform: 'own' };
const TABLE = { kind: 'table', table: { unit: 'review' } };

const open = (text: string, isSourceSaid = false) => openJson(bytesOf(text), isSourceSaid);

it.each([
  ['[{"id":"a","date":"2024-01-01","rating":5,"author":"A","text":"b"}]', OWN],
  ['{"business":{},"reviews":[{"id":"a","date":"2024-01-01","rating":5,"author":"A","text":"b"}]}', OWN],
  ['[{"stars":5,"name":"A"}]', TABLE],
  ['[{"date":"3 weeks ago","rating":5,"author":"A","text":"b"}]', TABLE],
  ['[{"id":"Ci9D","date":"2024-01-01","rating":5,"author":"A","text":"b"}]', TABLE],
  ['{"r1":{"stars":5,"name":"A"},"r2":{"stars":4,"name":"B"}}', TABLE],
  ['{"reviews":{"-Nx":{"stars":5,"name":"A","photos":[{"name":"a.jpg"}]}}}', TABLE],
  ['{"r1":{"date":"2024-01-01","rating":5,"author":"A","text":"b"}}', OWN],
])('opens %j', async (content, expected) => {
  expect((await open(content)).parts).toMatchObject([expected]);
});

it('reads the reviews of a list rather than the place that a group holds, and those by ids rather than what one of them holds', async () => {
  const cellsOf = async (value: unknown) => {
    const [part] = (await open(JSON.stringify(value))).parts;
    return part?.kind === 'table' && [part.table.header, ...part.table.samples.map(({ cells }) => cells)];
  };
  const review = { Puntos: 5, comentario: 'Bien.', cliente: 'Ann' };
  const cells = [Object.keys(review), ['5', 'Bien.', 'Ann']];
  expect(await cellsOf({ place: { name: 'Shop', rating: 4.4 }, of: [review] })).toEqual(cells);
  expect(await cellsOf({ a: { ...review, comments: [{ text: 'Yes.', name: 'Bo' }] } })).toEqual(cells);
});

it('reads a list of which the platform is said as a table', async () => {
  const text = '[{"id":"a","date":"2024-01-01","rating":5,"author":"A","text":"b"}]';
  expect((await open(text, true)).parts).toMatchObject([{ kind: 'table' }]);
});

it('reads the reviews of many products, and names a few of the lists', async () => {
  const of = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`p${at}`, { r1: { stars: 5, name: 'A', text: 'b', date: '2024-03-05' } }]),
    );
  const { parts, notes } = await open(JSON.stringify(of(300)));
  expect(parts[0]?.kind === 'table' && (await Array.fromAsync(parts[0].table.rows())).length).toBe(300);
  expect(notes).toEqual(['file: its reviews are in p0, p1, p2, p3, p4, … (300 lists)']);
  expect((await open(JSON.stringify(of(2001)))).notes).toContain(
    'file: only the first 2,000 of its lists are looked at; there are more',
  );
  expect((await open('[{"stars":5,"name":"A"},{"stars":4,"name":"B"}]')).notes).toEqual([]);
});
