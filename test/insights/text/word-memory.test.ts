import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createWordMemory } from '../../../src/insights/text/word-memory.ts';

/** The words for which a memory has to work out a value when it is asked for these words in turn. */
function workedOut(words: readonly string[], most?: number): string[] {
  const remember = createWordMemory<string>(most);
  const worked: string[] = [];
  for (const word of words) {
    const answer = remember(word, () => {
      worked.push(word);
      return word.toUpperCase();
    });
    expect(answer).toBe(word.toUpperCase());
  }
  return worked;
}

it('works out a word once', () => {
  expect(workedOut(['late', 'rude', 'late', 'rude'])).toEqual(['late', 'rude']);
});

it('begins anew once it is full', () => {
  expect(workedOut(['late', 'rude', 'late', 'kind', 'late'], 2)).toEqual(['late', 'rude', 'kind', 'late']);
});

it('keeps long words, but no addresses', () => {
  const address = `https://example.com/${'x'.repeat(30)}`;
  expect(workedOut(['unprofessional', address, 'unprofessional', address])).toEqual(['unprofessional', address, address]);
});

it('keeps no text from which it got a word', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const remember = createWordMemory<string>();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let text = 0; text < 100; text += 1) {
    const written = Buffer.alloc(100_000, `unprofessional${text} `).toString('latin1');
    remember(written.slice(0, written.indexOf(' ')), (copy) => copy);
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(1_000_000);
});
