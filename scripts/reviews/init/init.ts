import { join, relative, resolve } from 'node:path';
import { shownPath } from '../../../src/authoring/files/read-folder.ts';
import { shellWord } from '../../../src/authoring/problems/shell-word.ts';
import { readParts } from '../../../src/authoring/read-content.ts';
import { folderState } from '../../../src/editing/new-business/sample.ts';
import { readBuildSettings } from '../../../src/settings.ts';
import { count } from '../../support/count.ts';
import { documentPath, root } from '../../support/project.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';
import type { BusinessOptions } from './business-options.ts';
import { makeBusiness } from './make-business.ts';
import { writeFolder } from './write-folder.ts';

interface InitOptions extends BusinessOptions {
  readonly folder?: string;
}

/** Writes a new business without reviews in place of the sample, or into the named folder. */
export async function init(options: InitOptions): Promise<void> {
  const { folder, ...values } = options;
  const settings = readBuildSettings(process.env);
  const directory = folder === undefined ? settings.contentDirectory : fromWhereTyped(folder);
  const shown = shownPath(directory);
  const state = await folderState(directory);
  if (state === 'other')
    throw new Refusal(`${shown}: holds other things than a business; name a folder that is empty or not there yet`);
  if (state === 'own' && folder === undefined) throw new Refusal(changedMessage(shown));
  const goes = { absent: '', sample: ' The sample goes.', own: ' What is there now is kept beside it.' }[state];
  const schemas = relative(resolve(directory), join(root, 'schemas')).replaceAll('\\', '/');
  const software = { schemas, docs: documentPath('') };
  const made = await makeBusiness(values, { writes: `${shown}.${goes}`, software });
  const before = state === 'own' ? (await readParts(directory)).reviews.drafts.length : 0;
  const kept = await writeFolder(directory, made.files, state);
  say(`\n${shown}: ${[...made.files.keys()].join(' and ')} ${made.files.size === 1 ? 'is' : 'are'} written.`);
  if (state === 'sample') say('The sample business is gone.');
  if (kept !== undefined) say(`What was there before, with ${count(before, 'review')}, is in ${shownPath(kept)}.`);
  const isUsed = directory === fromWhereTyped(settings.contentDirectory) || folder === undefined;
  for (const line of nextLines(isUsed ? undefined : shown)) say(line);
}

function changedMessage(shown: string): string {
  return [
    `${shown}: holds a business already, or a sample that somebody has changed, so it is left as it is.`,
    `  npm run reviews -- init --folder ${shellWord(shown)}   puts a new business there; what is there now is kept in ${shown}.before`,
    '  npm run edit                               changes single things of the business that is there',
  ].join('\n');
}

function nextLines(otherFolder: string | undefined): string[] {
  const prefix = otherFolder === undefined ? '' : `CONTENT_DIR=${shellWord(otherFolder)} `;
  return [
    '\nNext:',
    `  ${prefix}npm run dev                                shows the site, and follows what you change`,
    `  ${prefix}npm run reviews -- import <file>           brings in reviews from Google, Trustpilot or a spreadsheet`,
    `  ${prefix}npm run reviews -- add                     writes one down`,
    `  ${prefix}npm run reviews -- verify                  says how you know that their authors were customers`,
    `  ${prefix}npm run build                              builds the site; ${documentPath('owners/editing.md')} says how to publish it`,
  ];
}
