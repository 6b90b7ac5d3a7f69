import { describe, expect, it } from 'vitest';
import { circlesIn, importsBetween, reachedFrom, sortedUpwards } from '../../../../scripts/development/structure/graph.ts';

/** Modules, given by their imports. */
function modules(imports: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(imports).map(([file, imported]) => ({ file, text: '', imports: imported }));
}

describe('circlesIn', () => {
  it('finds none where imports lead one way', () => {
    expect(circlesIn(modules({ 'src/a/b.ts': ['src/a/c/d.ts'], 'src/a/c/d.ts': ['src/e.ts'], 'src/e.ts': [] }))).toEqual([]);
  });

  it('finds two files that import each other', () => {
    const pair = { 'src/a/b.ts': ['src/a/c.ts'], 'src/a/c.ts': ['src/a/b.ts'] };
    expect(circlesIn(modules(pair))).toEqual(['src/a: b.ts → c.ts → b.ts']);
  });

  it('finds folders that import each other, though none of their files do', () => {
    const folders = { 'src/a/b.ts': ['src/c/d.ts'], 'src/c/d.ts': [], 'src/c/e.ts': ['src/a/f.ts'], 'src/a/f.ts': [] };
    expect(circlesIn(modules(folders))).toEqual(['src: a → c → a']);
  });

  it('leaves out what only leads to a circle', () => {
    const long = { 'src/a.ts': ['src/b.ts'], 'src/b.ts': ['src/c.ts'], 'src/c.ts': ['src/d.ts'], 'src/d.ts': ['src/b.ts'] };
    expect(circlesIn(modules(long))).toEqual(['src: b.ts → c.ts → d.ts → b.ts']);
  });
});

const GRAPH = importsBetween(
  modules({ 'top/a': ['middle/a', 'ground/a'], 'middle/a': ['middle/b'], 'middle/b': ['ground/b'], 'ground/b': [] }),
  (file) => file.split('/')[0],
);

it('importsBetween leaves out imports within a group', () => {
  expect(GRAPH).toEqual(
    new Map([
      ['top', new Set(['middle', 'ground'])],
      ['middle', new Set(['ground'])],
      ['ground', new Set()],
    ]),
  );
});

it('reachedFrom follows every way to its end', () => {
  expect(reachedFrom(GRAPH, 'top')).toEqual(new Set(['middle', 'ground']));
  expect(reachedFrom(GRAPH, 'ground')).toEqual(new Set());
});

describe('sortedUpwards', () => {
  it('puts each name behind what it leads to', () => {
    expect(sortedUpwards(GRAPH)).toEqual(['ground', 'middle', 'top']);
  });

  it('names those in a circle, too', () => {
    const circle = new Map([
      ['b', new Set(['a'])],
      ['a', new Set(['b'])],
    ]);
    expect(sortedUpwards(circle)).toEqual(['a', 'b']);
  });
});
