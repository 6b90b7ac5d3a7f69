import { describe, expect, it } from 'vitest';
import { type WordRules, wordMistakes } from '../../../../scripts/development/insights/word-mistakes.ts';

function mistakes(text: string, rules: WordRules = {}): string[] {
  return wordMistakes({ path: 'words.tsv', text }, rules);
}

describe('a file of words', () => {
  it.each<[title: string, text: string, rules: WordRules, mistake: string]>([
    ['a word twice in a line', 'late\ttardy tardy', {}, 'words.tsv:1: "tardy" stands in line 1 already'],
    ['a word under two keys', 'late\ttardy\nslow\ttardy', {}, 'words.tsv:2: "tardy" stands in line 1 already'],
    ['a shared word twice', 'late\ttardy\nlate\ttardy', { shared: true }, 'words.tsv:2: "tardy" stands in line 1 already'],
    ['a key without words', 'late\n', {}, 'words.tsv:1: no words follow "late"'],
    ['a key that nobody reads', '\nlat\ttardy', { keys: ['late', 'soon'] }, 'words.tsv:2: "lat" is no key; there are late, soon'],
    ['a comma too many', 'late\tnot yet, overdue,', { phrases: true }, 'words.tsv:1: a comma has no phrase on one of its sides'],
    [
      'another kind of comma',
      'late\toverdue، late',
      { phrases: true },
      'words.tsv:1: "overdue، late" is no phrase; write "one, two"',
    ],
    ['a key that is no number', '2O\ttardy', { keys: 'numbers' }, 'words.tsv:1: "2O" is no number'],
  ])('with %s is told the line', (_, text, rules, mistake) => {
    expect(mistakes(text, rules)).toEqual([mistake]);
  });

  it.each<[string, string, WordRules]>([
    ['each word once', '# a note\n\nlate\ttardy overdue\nlate\tdelayed\n', {}],
    ['a word under several keys', 'late\ttardy\nslow\ttardy', { shared: true }],
    ['phrases, whose words stand in others too', 'late\tnot yet, not yet paid\nsoon\tnot yet', { phrases: true }],
    ['numbers for keys', '20\ttardy', { keys: 'numbers' }],
  ])('may have %s', (_, text, rules) => {
    expect(mistakes(text, rules)).toEqual([]);
  });
});
