import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { NODE_MAJOR } from '../../../src/astro/bundling/launcher.ts';

/** A Node of the system that is too old for the built software; `undefined` if there is none. */
export function olderNode(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'node')).find((node) => majorOf(node) < NODE_MAJOR);
}

function majorOf(node: string): number {
  try {
    return Number.parseInt(execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }), 10);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
