import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../src/insights/model/span-scene.ts';

/** The scene of a text, with the spans of these names. */
function scene(text: string, ...names: readonly string[]) {
  const spans = names.map((name) => ({ start: text.indexOf(name), end: text.indexOf(name) + name.length }));
  return sceneOf(text, spans, new Map());
}

describe('the scene of a text', () => {
  it('has the tokens that each span touches; white space is the token after it', () => {
    expect(scene('The head plumber came', 'head plum').spans).toEqual([{ first: 1, last: 2 }]);
    expect(sceneOf('Marco  came', [{ start: 5, end: 7 }], new Map()).spans).toEqual([{ first: 1, last: 1 }]);
  });

  it('holds for each token the last span that it is in, how many have begun, and the nearest', () => {
    const { owners, begun, nearest } = scene('Marco came so Dirk left', 'Dirk', 'Marco');
    expect(owners).toEqual([1, -1, -1, 0, -1]);
    expect(begun).toEqual([1, 1, 1, 2, 2]);
    expect(nearest).toEqual([1, 1, 0, 0, 0]);
  });

  it('counts segments and clauses', () => {
    const { tokens, clauses, segments } = scene('Marco came but Dirk left. Ann stayed');
    const at = (word: string) => tokens.findIndex((token) => token.word === word);
    expect(clauses[at('came')]).toBe(clauses[at('marco')]);
    expect(clauses[at('dirk')]).toBeGreaterThan(clauses[at('came')] ?? 0);
    expect(clauses[at('ann')]).toBeGreaterThan(clauses[at('left')] ?? 0);
    expect(segments[at('ann')]).toBeGreaterThan(segments[at('left')] ?? 0);
  });

  it('ends a negation at a mark, "but" and "and"', () => {
    const { tokens, negated } = scene('not late but early, never rude, kind');
    expect(tokens.filter((_, at) => negated[at]).map(({ word }) => word)).toEqual(['late', 'but', 'rude', ',']);
  });
});
