import { expect, it } from 'vitest';
import { jsonTable } from '../../../../src/editing/imports/tables/json-table.ts';

const tableOf = (...values: unknown[]) =>
  jsonTable('review', async function* () {
    for (const [index, value] of values.entries())
      yield value === 'broken' ? { number: index + 1, fault: 'is broken' } : { number: index + 1, value };
  });

it('has a column for each value of the groups, also of those in them', async () => {
  const table = await tableOf(null, { stars: 5, consumer: { displayName: 'Ann' }, photos: ['a'] }, 'broken', {
    stars: 4,
    consumer: null,
    isPublic: true,
  });
  expect(table?.header).toEqual(['stars', 'consumer.displayName', 'isPublic']);
  expect(await Array.fromAsync(table?.rows() ?? [])).toEqual([
    { number: 2, cells: ['5', 'Ann', ''] },
    { number: 3, fault: 'is broken' },
    { number: 4, cells: ['4', '', 'true'] },
  ]);
});

it('has a column for each question of a list that tells the answers in words', async () => {
  const asked = (questionGroup: string, rating: string) => ({ questionGroup, questionType: 'ANY', rating, order: 0 });
  const content = [asked('OVERALL', '10'), asked('OPINION', 'They came at once.'), asked('RECOMMEND', 'true')];
  const table = await tableOf({ rating: 10, content, comments: [{ name: 'Ann', text: 'Me, too.' }], answers: [{ question: 1 }] });
  expect(table?.header).toEqual(['rating', 'content.OPINION']);
  expect(await Array.fromAsync(table?.rows() ?? [])).toEqual([{ number: 1, cells: ['10', 'They came at once.'] }]);
});

it('has a lone reply, which some interfaces give in a list, and none of several', async () => {
  const responses = [{ body: 'Thank you.', by: { name: 'Shop' } }];
  const table = await tableOf(
    { stars: 5, responses, ClientResponses: [] },
    { stars: 4, responses: [...responses, { body: 'Me, too.' }], ClientResponses: ['Hm'] },
  );
  expect(table?.header).toEqual(['stars', 'responses.body', 'responses.by.name']);
  expect(await Array.fromAsync(table?.rows() ?? [])).toEqual([
    { number: 1, cells: ['5', 'Thank you.', 'Shop'] },
    { number: 2, cells: ['4', '', ''] },
  ]);
});

it('is none without groups', async () => {
  expect(await tableOf(1, 'a', null)).toBeUndefined();
});

it('has the columns that only late entries have, up to a thousand', async () => {
  const header = async (...values: object[]) => (await tableOf(...values))?.header;
  const many = Array.from({ length: 1172 }, (_, index) => ({ text: 'Good.', ...(index >= 1001 && { owner_reply: 'Thanks.' }) }));
  expect(await header(...many)).toEqual(['text', 'owner_reply']);
  expect(await header(...many.map((_, index) => ({ [`key${index}`]: 1 })))).toHaveLength(1000);
});
