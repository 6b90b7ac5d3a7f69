import { expect, it } from 'vitest';
import { unreadAnswers } from '../../../../src/editing/imports/surveys/answer-columns.ts';
import { tableOf } from '../../../support/content/exports.ts';

const CSV = `date,Our reply (public),Response ID,Réponse,reply_author
2024-03-05,,4711,,
2024-03-06,"Thank you, Ann, come again soon.",4712,Merci,Reply from the owner
`;

it('finds columns of answers that nothing reads, in any row', async () => {
  const table = await tableOf(CSV);
  expect(await unreadAnswers(table, { date: 'date' })).toEqual(['Our reply (public)']);
  expect(await unreadAnswers(table, { response_text: 'Our reply (public)' })).toEqual([]);
  expect(await unreadAnswers(table, { response_text: 'Réponse' })).toEqual([]);
  expect(await unreadAnswers(table, { text: 'Our reply (public)' })).toEqual([]);
});

it('takes no answer for the name of who gave it, although its column says from whom it is', async () => {
  const table = await tableOf(
    `date,Response from the owner,reply_from\n2024-03-05,"Thank you, Ann, come again soon.",Alder Creek Air and Water\n`,
  );
  expect(await unreadAnswers(table, { date: 'date' })).toEqual(['Response from the owner']);
});

it('takes no consent of a customer for an answer', async () => {
  const table = await tableOf(`date,May we publish your answer?\n2024-03-05,"Yes, with my whole name"\n`);
  expect(await unreadAnswers(table, { date: 'date' })).toEqual([]);
});
