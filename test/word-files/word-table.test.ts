import { expect, it } from 'vitest';
import { keysByWord, readRows, readWordTable } from '../../src/word-files/word-table.ts';

it('reads the first word of a line and what follows a tab or spaces, whatever ends the line', () => {
  expect(readRows('late\ttardy  overdue\r\n  soon   early \nalone')).toEqual([
    { key: 'late', value: 'tardy  overdue', line: 1 },
    { key: 'soon', value: 'early', line: 2 },
    { key: 'alone', value: '', line: 3 },
  ]);
});

it('passes over empty lines and notes, and counts them', () => {
  expect(readRows('# a note\n\n  # another\nlate\ttardy # overdue\n')).toEqual([
    { key: 'late', value: 'tardy # overdue', line: 4 },
  ]);
});

it('gathers the words of a key from all its lines', () => {
  expect(readWordTable('late\ttardy  overdue\nsoon\tearly\nlate\tdelayed')).toEqual(
    new Map([
      ['late', ['tardy', 'overdue', 'delayed']],
      ['soon', ['early']],
    ]),
  );
});

it('tells the key of each word, as the word is compared', () => {
  const table = readWordTable('late\ttardy Delayed\nsoon\tearly');
  expect([...keysByWord(table, (word) => word.toLowerCase())]).toEqual([
    ['tardy', 'late'],
    ['delayed', 'late'],
    ['early', 'soon'],
  ]);
});
