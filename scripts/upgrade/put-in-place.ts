import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rename } from '../../src/rename.ts';
import { moveRunningNode } from '../support/npm/move-running-node.mjs';
import { shop } from '../support/project.ts';
import { Refusal } from '../support/run.ts';
import { LOCKFILE, MANIFEST, MODULES, removeStage, STAGE } from './stage.ts';

/** Once this file exists, the upgrade is decided: if it is interrupted, the next `upgrade` completes it. */
const DECIDED = join(STAGE, 'decided.json');

interface Decided {
  readonly contentDirectory: string;
  /** The content files to replace with those of the converted copy; the others stay. */
  readonly files: readonly { readonly name: string; readonly goes: boolean }[];
  /** The files to put into the business's folder, as `stageTemplate` wrote them. */
  readonly template: readonly string[];
}

const STAGED_TEMPLATE = join(STAGE, 'template');

/** Writes the new text, as of `textOf`, of a file of the template into the stage, with the mode of the file at `like`. */
export async function stageTemplate(name: string, text: string, like: string): Promise<void> {
  const staged = join(STAGED_TEMPLATE, name);
  await mkdir(dirname(staged), { recursive: true });
  await cp(like, staged);
  await writeFile(staged, text, 'latin1');
}

/** Puts the tried version, the converted content and the staged files in place of the present ones. */
export async function putInPlace(decided: Decided): Promise<void> {
  await writeFile(`${DECIDED}.new`, JSON.stringify(decided), { flush: true });
  await rename(`${DECIDED}.new`, DECIDED);
  await finish();
}

/** Whether an upgrade is decided but not complete, so that the staged files are still needed. */
export function isDecided(): boolean {
  return existsSync(DECIDED);
}

/** Completes an upgrade that was interrupted while it was put in place, and returns whether there was one. */
export async function finishLast(): Promise<boolean> {
  if (!isDecided()) return false;
  await finish();
  return true;
}

/** Each step can safely be repeated: what was moved is no longer in the stage. */
async function finish(): Promise<void> {
  const { contentDirectory, files, template }: Decided = JSON.parse(await readFile(DECIDED, 'utf8'));
  const [modules, before] = [join(shop(), MODULES), join(STAGE, 'before-modules')];
  if (existsSync(join(STAGE, MODULES)) && existsSync(modules)) {
    await rm(before, { recursive: true, force: true });
    const putBack = moveRunningNode(modules, join(STAGE, 'running-node'));
    await rename(modules, before).catch(async (error) => {
      putBack();
      await rm(DECIDED);
      throw new Refusal(
        `${modules} cannot be renamed (${error.code}), so nothing was changed. End what runs from it, such as npm run dev; a volume of its own cannot be renamed at all`,
      );
    });
  }
  for (const name of [LOCKFILE, MANIFEST]) await replace(join(STAGE, name), join(shop(), name));
  for (const name of template) await replace(join(STAGED_TEMPLATE, name), join(shop(), name));
  for (const { name, goes } of files) {
    if (goes) await rm(join(contentDirectory, name), { force: true });
    else await replace(join(STAGE, 'content', name), join(contentDirectory, name));
  }
  if (existsSync(join(STAGE, MODULES))) await rename(join(STAGE, MODULES), modules);
  await rm(DECIDED);
  await removeStage();
}

async function replace(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true });
  await cp(from, `${to}.new`);
  await rename(`${to}.new`, to);
}
