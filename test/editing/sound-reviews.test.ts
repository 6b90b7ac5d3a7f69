import { expect, it } from 'vitest';
import type { Source } from '../../src/authoring/source/source.ts';
import { soundReviews } from '../../src/editing/sound-reviews.ts';
import { planChange } from '../../src/editing/workspace.ts';
import { workspaceOf } from '../support/content/reading/workspace.ts';

const HEADER = 'id,date,rating,author,text,services\n';
const SOUND = 'sound,2026-03-01,5,Ann,Good.,\n';

it('leaves out reviews of two files that have one id, because nobody could tell which of them is meant', async () => {
  const workspace = await workspaceOf({
    'business.yaml': 'name: A\n',
    'reviews.csv': `${HEADER}${SOUND}a,2026-03-02,5,Ben,Good.,\n`,
    'reviews/a.yaml': 'id: a\ndate: 2026-03-03\nrating: 1\nauthor: Cay\ntext: Bad.\n',
  });
  expect(soundReviews(workspace).map(({ review }) => review.id)).toEqual(['sound']);
});

it.each([
  ['a mistake in any field', `${SOUND}a,2026-03-02,5,Ben,Good.,Moon landings\nb,2026-03-03,9,Cay,Good.,\n`, ['sound']],
  ['an id that its file has twice', `${SOUND}a,2026-03-02,5,Ben,Good.,\na,2026-03-03,4,Cay,Fine.,\n`, ['sound']],
  ['a line in its file that cannot be read', `${SOUND}a,2026-03-02,5\n`, []],
])('leaves out each review that takes no change, because of %s', async (_, rows, sound) => {
  const workspace = await workspaceOf({ 'business.yaml': 'name: A\n', 'reviews.csv': HEADER + rows });
  expect(soundReviews(workspace).map(({ review }) => review.id)).toEqual(sound);
  const isTaken = async (source: Source) => (await planChange(workspace, source, { language: 'en' })).problems.length === 0;
  expect((await Promise.all(workspace.reviews.map(isTaken))).filter(Boolean)).toHaveLength(sound.length);
});
