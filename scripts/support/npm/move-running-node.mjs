// Plain JavaScript for any Node, like scripts/bootstrap.mjs.
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/**
 * Moves the Node that runs this into the new folder `aside` if it lies in the folder `modules`, and returns what moves it back if
 * none has taken its place. Only Windows needs this: it deletes no program that runs, and renames no folder that holds one, but it
 * renames the program itself.
 *
 * @param {string} modules
 * @param {string} aside on the same disk
 */
export function moveRunningNode(modules, aside, { windows = process.platform === 'win32', running = process.execPath } = {}) {
  if (!windows || !existsSync(modules)) return () => {};
  // As the disk spells them: a folder may be typed in another case, or by the name of a junction.
  const node = realpathSync.native(running);
  if (!node.startsWith(realpathSync.native(modules) + sep)) return () => {};
  mkdirSync(aside, { recursive: true });
  const moved = linksTo(node).map((link, at) => ({ link, to: join(aside, `${at}-${basename(link)}`) }));
  for (const { link, to } of moved) renameSync(link, to);
  return () => {
    if (existsSync(node)) return;
    for (const { link, to } of moved) {
      mkdirSync(dirname(link), { recursive: true });
      renameSync(to, link);
    }
  };
}

/** The program, and its hard link in the package of this machine, from which the package `node` takes it. */
function linksTo(node) {
  const parts = join(dirname(dirname(node)), 'node_modules');
  const names = existsSync(parts) ? readdirSync(parts) : [];
  return [node, ...names.map((name) => join(parts, name, 'bin', basename(node))).filter((file) => existsSync(file))];
}
