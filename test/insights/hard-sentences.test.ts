import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASPECT_IDS } from '../../src/insights/aspects.ts';
import { createEngine } from '../../src/insights/engine.ts';
import { readLearned } from '../../src/insights/learned.ts';
import { root } from '../support/build.ts';

/**
 * A sentence that is hard for a machine to read, and the verdicts that a careful reader takes from it: `price+`, `staff-`,
 * `speed=`.
 */
interface HardSentence {
  /** What makes it hard. */
  readonly kind: string;
  readonly expected: readonly string[];
  readonly text: string;
  /** Further verdicts that may be found. */
  readonly optional: readonly string[];
  /** How the engine misreads it today. The test of such a sentence is expected to fail. */
  readonly known: string;
  /** The stars, if they belong to what is read. */
  readonly rating: number | undefined;
}

const SIGNS = { positive: '+', neutral: '=', negative: '-' };
const engine = createEngine(readLearned());
const [, ...lines] = readFileSync(join(root, 'test/insights/hard-sentences.tsv'), 'utf8').trimEnd().split('\n');
const sentences = lines.map(readLine);

function readLine(line: string): HardSentence {
  const [kind = '', expected = '', text = '', optional = '', known = '', stars = ''] = line.split('\t');
  return {
    kind,
    expected: expected === 'nothing' ? [] : expected.split(' '),
    text,
    optional: optional === '' ? [] : optional.split(' '),
    known,
    rating: stars === '' ? undefined : Number(stars),
  };
}

/** What the engine finds, without the optional verdicts. */
function found({ text, rating, expected, optional }: HardSentence): string[] {
  const verdicts = engine.mentions({ text, rating }).map(({ aspect, sentiment }) => `${aspect}${SIGNS[sentiment]}`);
  const ignored = optional.filter((verdict) => !expected.includes(verdict));
  return [...new Set(verdicts)].filter((verdict) => !ignored.includes(verdict)).sort();
}

describe.each([...Map.groupBy(sentences, ({ kind }) => kind)])('the engine reads: %s', (_, ofKind) => {
  for (const sentence of ofKind) {
    const test = sentence.known === '' ? it : it.fails;
    test(sentence.text, () => {
      expect(found(sentence)).toEqual(sentence.expected.toSorted());
    });
  }
});

describe('the table of hard sentences', () => {
  it('has 150 or more that are read as a careful reader would', () => {
    expect(sentences.filter(({ known }) => known === '').length).toBeGreaterThanOrEqual(150);
  });

  it('names verdicts as the corpus does, and no sentence twice', () => {
    const verdict = new RegExp(`^(${ASPECT_IDS.join('|')})[-+=]$`);
    for (const { expected, optional } of sentences) for (const one of [...expected, ...optional]) expect(one).toMatch(verdict);
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  });
});
