import { expect, it } from 'vitest';
import { circlesIn, importsBetween, reachedFrom, sortedUpwards } from '../../../../scripts/development/structure/graph.ts';

/** Modules, given by their imports. */
function modules(imports: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(imports).map(([file, imported]) => ({ file, text: '', imports: imported }));
}

it.each<[string, Record<string, string[]>, string[]]>([
  ['none where imports lead one way', { 'src/a/b.ts': ['src/a/c/d.ts'], 'src/a/c/d.ts': ['src/e.ts'], 'src/e.ts': [] }, []],
  [
    'two files that import each other',
    { 'src/a/b.ts': ['src/a/c.ts'], 'src/a/c.ts': ['src/a/b.ts'] },
    ['src/a: b.ts → c.ts → b.ts'],
  ],
  [
    'folders that import each other, though none of their files do',
    { 'src/a/b.ts': ['src/c/d.ts'], 'src/c/d.ts': [], 'src/c/e.ts': ['src/a/f.ts'], 'src/a/f.ts': [] },
    ['src: a → c → a'],
  ],
  [
    'a circle without what only leads to it',
    { 'src/a.ts': ['src/b.ts'], 'src/b.ts': ['src/c.ts'], 'src/c.ts': ['src/d.ts'], 'src/d.ts': ['src/b.ts'] },
    ['src: b.ts → c.ts → d.ts → b.ts'],
  ],
])('circlesIn finds %s', (_, imports, circles) => {
  expect(circlesIn(modules(imports))).toEqual(circles);
});

const GRAPH = importsBetween(
  modules({ 'top/a': ['middle/a', 'ground/a'], 'middle/a': ['middle/b'], 'middle/b': ['ground/b'], 'ground/b': [] }),
  (file) => file.split('/')[0],
);

it('importsBetween leaves out imports within a group', () => {
  expect([...GRAPH].map(([name, others]) => [name, ...others].join(' '))).toEqual([
    'top middle ground',
    'middle ground',
    'ground',
  ]);
});

it('reachedFrom follows every way to its end', () => {
  expect(reachedFrom(GRAPH, 'top')).toEqual(new Set(['middle', 'ground']));
  expect(reachedFrom(GRAPH, 'ground')).toEqual(new Set());
});

it('sortedUpwards puts each name behind what it leads to, and names those in a circle, too', () => {
  expect(sortedUpwards(GRAPH)).toEqual(['ground', 'middle', 'top']);
  const circle = ['a', 'b'].map((name) => [name, new Set(['a', 'b'].filter((other) => other !== name))] as const);
  expect(sortedUpwards(new Map(circle.toReversed()))).toEqual(['a', 'b']);
});
