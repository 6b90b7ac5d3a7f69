import type { Module } from './modules.ts';

/** A directed graph: for each name, the names that it leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The imports between groups of modules, without those inside a group. `groupOf` returns `undefined` for a module of no group.
 */
export function importsBetween(modules: readonly Module[], groupOf: (file: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    const group = groupOf(file);
    if (group === undefined) continue;
    const led = graph.get(group) ?? new Set();
    graph.set(group, led);
    for (const other of imports.map(groupOf)) if (other !== undefined && other !== group) led.add(other);
  }
  return graph;
}

/**
 * The files and folders in a folder may import each other in one direction only. Finds the folders that break this rule, with one
 * import cycle for each: `src/a: b.ts → c → b.ts`.
 */
export function circlesIn(modules: readonly Module[]): string[] {
  const folders = new Set(modules.flatMap(({ file }) => foldersOf(file)));
  return [...folders].flatMap((folder) => {
    const childOf = (file: string): string | undefined =>
      file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
    const circle = circleOf(importsBetween(modules, childOf));
    return circle === undefined ? [] : [`${folder}: ${circle.join(' → ')}`];
  });
}

/** `src/a/b.ts` is in `src` and in `src/a`. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function circleOf(graph: Graph): string[] | undefined {
  const start = [...graph.keys()].find((name) => reachedFrom(graph, name).has(name));
  return start === undefined ? undefined : wayBack(graph, start, [start]);
}

/** Extends the path until it returns to its start, without visiting a name twice. */
function wayBack(graph: Graph, start: string, path: readonly string[]): string[] | undefined {
  for (const next of graph.get(path.at(-1) ?? '') ?? []) {
    if (next === start) return [...path, start];
    const found = path.includes(next) ? undefined : wayBack(graph, start, [...path, next]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every name that the given one leads to, in any number of steps. */
export function reachedFrom(graph: Graph, name: string, reached = new Set<string>()): Set<string> {
  for (const next of graph.get(name) ?? []) {
    if (reached.has(next)) continue;
    reached.add(next);
    reachedFrom(graph, next, reached);
  }
  return reached;
}

/**
 * Sorts the names so that each comes after all that it leads to. Where several could come next, the first in alphabetical order
 * does.
 */
export function sortedUpwards(graph: Graph): string[] {
  const left = new Set([...graph.keys()].sort());
  const sorted: string[] = [];
  while (left.size > 0) {
    // In a cycle every name still leads to another one; then any will do, so the first one is taken.
    const [first = ''] = left;
    const free = [...left].find((name) => [...(graph.get(name) ?? [])].every((next) => !left.has(next))) ?? first;
    left.delete(free);
    sorted.push(free);
  }
  return sorted;
}
