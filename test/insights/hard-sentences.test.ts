import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aspectsOf } from '../../scripts/development/insights/corpus.ts';
import { createEngine, type Engine } from '../../src/insights/engine.ts';
import { ENGLISH } from '../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../src/insights/languages/spanish/spanish.ts';
import { readLearned } from '../../src/insights/learned.ts';
import { onceFor } from '../../src/once.ts';
import type { Trade } from '../../src/reviews/schemas/business.ts';
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
  /** How the engine misreads it today; empty if it reads it right. */
  readonly known: string;
  /** The stars, if they belong to what is read. */
  readonly rating: number | undefined;
  readonly trade: Trade;
}

const SIGNS = { positive: '+', neutral: '=', negative: '-' };
const sentences = readSentences('test/insights/hard-sentences.tsv');
const spanish = readSentences('test/insights/languages/spanish/hard-sentences.tsv');

function readSentences(file: string): HardSentence[] {
  const [, ...lines] = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
  return lines.map(readLine);
}

function readLine(line: string): HardSentence {
  const [kind = '', expected = '', text = '', optional = '', known = '', stars = '', trade = 'other'] = line.split('\t');
  return {
    kind,
    expected: expected === 'nothing' ? [] : expected.split(' '),
    text,
    optional: optional === '' ? [] : optional.split(' '),
    known,
    rating: stars === '' ? undefined : Number(stars),
    trade: trade as Trade,
  };
}

/** What the engine finds, without the optional verdicts. */
function found(engine: Engine, { text, rating, expected, optional }: HardSentence): string[] {
  const verdicts = engine.mentions({ text, rating }).map(({ aspect, sentiment }) => `${aspect}${SIGNS[sentiment]}`);
  const ignored = optional.filter((verdict) => !expected.includes(verdict));
  return [...new Set(verdicts)].filter((verdict) => !ignored.includes(verdict)).sort();
}

describe.each([
  { language: ENGLISH, of: sentences },
  { language: SPANISH, of: spanish },
])('the engine for $language.tag', ({ language, of }) => {
  const engineOf = onceFor((trade: Trade) => createEngine(readLearned(trade, language)));
  describe.each([...Map.groupBy(of, ({ kind }) => kind)])('reads: %s', (_, ofKind) => {
    for (const sentence of ofKind) {
      it(sentence.text, () => {
        const verdicts = found(engineOf(sentence.trade), sentence);
        const expected = sentence.expected.toSorted();
        if (sentence.known === '') expect(verdicts).toEqual(expected);
        else expect(verdicts, `is read right now: delete "${sentence.known}" from its line`).not.toEqual(expected);
      });
    }
  });
});

describe('the table of hard sentences', () => {
  it('has 150 or more that are read as a careful reader would', () => {
    expect(sentences.filter(({ known }) => known === '').length).toBeGreaterThanOrEqual(150);
  });

  it('names verdicts as the corpus does, and no sentence twice', () => {
    const all = [...sentences, ...spanish];
    for (const { trade, expected, optional } of all) {
      const verdicts = aspectsOf(trade).flatMap((aspect) => Object.values(SIGNS).map((sign) => aspect + sign));
      expect(verdicts).toEqual(expect.arrayContaining([...expected, ...optional]));
    }
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });
});
