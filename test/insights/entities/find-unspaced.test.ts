import { expect, it } from 'vitest';
import { createUnspacedFinder } from '../../../src/insights/entities/find-unspaced.ts';

const find = createUnspacedFinder(
  {
    technicians: [
      { name: '佐藤 美咲' },
      { name: '王师傅' },
      { name: '박지영' },
      { name: '田中 一' },
      { name: '田中 次' },
      { name: 'Kenji' },
    ],
    services: [
      { id: 'cut', name: 'カット' },
      { id: 'room', name: 'ห้องพัก' },
    ],
    service_areas: [{ id: 'aoyama', name: '青山' }],
  },
  {
    technicians: new Map([
      ['佐藤 美咲', ['佐藤', '佐']],
      ['田中 一', ['田中']],
      ['田中 次', ['田中']],
    ]),
    services: new Map([['cut', ['散髪']]]),
    service_areas: new Map(),
  },
);

it.each([
  ['佐藤さんのカットは最高です。', ['佐藤 美咲', 'cut']],
  ['佐藤美咲さんに散髪を', ['佐藤 美咲', '佐藤 美咲', 'cut']],
  ['王师傅技术很好', ['王师傅']],
  ['ชอบห้องพักมาก', ['room']],
  ['青山のお店', ['aoyama']],
  ['박지영이 친절해요', ['박지영']],
  // The end of another name.
  ['김박지영', []],
  // It may be either of two.
  ['田中さん', []],
  // A single letter says too little, and Latin names are words.
  ['佐さん、Kenji', []],
])('in %s it finds %j', (text, names) => {
  const found = find(text);
  expect(found.map(({ id }) => id).sort()).toEqual([...names].sort());
  for (const { start, end } of found) expect(text.slice(start, end)).not.toBe('');
});
