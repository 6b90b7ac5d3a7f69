import { type Graph, importsBetween, reachedFrom, sortedUpwards } from './graph.ts';
import { layerOf, type Module } from './modules.ts';

/**
 * Draws the layers of `src` as a Mermaid flow chart. Arrows lead to the imported layers; each layer lists its rooms, the lowest
 * first. An import is left out if other arrows already lead to the same layer.
 */
export function drawLayers(modules: readonly Module[]): string {
  const layers = importsBetween(modules, layerOf);
  const boxes = [...layers.keys()].map((layer) => `  ${layer}["${[layer, ...roomsLine(modules, layer)].join('<br/>')}"]`);
  const arrows = [...layers].flatMap(([layer, imported]) =>
    [...imported].filter((other) => isDirect(layers, layer, other)).map((other) => `  ${layer} --> ${other}`),
  );
  return ['flowchart TD', ...boxes.sort(), ...arrows.sort()].join('\n');
}

function isDirect(graph: Graph, from: string, to: string): boolean {
  return ![...(graph.get(from) ?? [])].some((between) => between !== to && reachedFrom(graph, between).has(to));
}

/** The folders of `pages` are addresses of the site and not rooms. */
function roomsLine(modules: readonly Module[], layer: string): string[] {
  if (layer === 'pages') return [];
  const roomOf = (file: string): string | undefined => {
    const [, top, room, ...inside] = file.split('/');
    return top === layer && inside.length > 0 ? room : undefined;
  };
  const rooms = sortedUpwards(importsBetween(modules, roomOf));
  return rooms.length === 0 ? [] : [`<small>${rooms.join(' · ')}</small>`];
}
