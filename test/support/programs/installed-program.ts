import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { NODE_MAJOR } from '../../../src/astro/bundling/launcher.ts';

/** Where a program of the system is, on `PATH` or where Debian has its daemons, for tests of real clients and servers. */
export function installedProgram(name: string): string | undefined {
  return allInstalled(name)[0];
}

/** A Node of the system that is too old for the built software; `undefined` if there is none. */
export function olderNode(): string | undefined {
  const versionOf = (node: string) => execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return allInstalled('node').find((node) => Number.parseInt(versionOf(node), 10) < NODE_MAJOR);
}

function allInstalled(name: string): string[] {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/usr/sbin'];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .filter(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
