import { join, relative, resolve } from 'node:path';
import { shownPath } from '../../../src/authoring/files/read-folder.ts';
import { type Answers, newBusiness } from '../../../src/editing/new-business/new-business.ts';
import { folderState } from '../../../src/editing/new-business/sample.ts';
import { readBuildSettings } from '../../../src/settings.ts';
import { root } from '../../support/project.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';
import { SCHEMAS, writeSchemas } from '../../support/write-schemas.ts';
import { isInteractive } from '../support/ask.ts';
import { askBusiness } from './ask-business.ts';
import { addressOf, countryFault, numberOf } from './values.ts';
import { writeFolder } from './write-folder.ts';

/** As they are typed; whether they are right is for the schemas to tell. */
export interface InitOptions {
  readonly folder?: string;
  readonly name?: string;
  readonly trade?: string;
  readonly description?: string;
  readonly language?: string;
  readonly street?: string;
  readonly postalCode?: string;
  readonly town?: string;
  readonly region?: string;
  readonly country?: string;
  readonly telephone?: string;
  readonly email?: string;
  readonly hours?: readonly string[];
  readonly timeZone?: string;
  readonly person?: readonly string[];
  readonly service?: readonly string[];
  readonly area?: readonly string[];
  readonly howChecked?: string;
  readonly whoMayWrite?: string;
  readonly refused?: string;
  readonly deadlineDays?: string;
  readonly incentives?: string;
}

/** Puts a new business without reviews in the place of the sample, or into the folder that is named. */
export async function init(options: InitOptions): Promise<number> {
  const { folder, ...values } = options;
  const settings = readBuildSettings(process.env);
  const directory = folder === undefined ? settings.contentDirectory : fromWhereTyped(folder);
  const shown = shownPath(directory);
  const state = await folderState(directory);
  if (state === 'other')
    throw new Refusal(`${shown}: holds other things than a business; name a folder that is empty or not there yet`);
  if (state === 'own' && folder === undefined) throw new Refusal(changedMessage(shown));
  const timeZone = values.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isAsked = Object.keys(values).length === 0 && isInteractive();
  const goes = { absent: '', sample: ' The sample goes.', own: ' What is there now is kept beside it.' }[state];
  const make = (said: InitOptions) => newBusiness(answersOf(said, said.timeZone ?? timeZone), schemasFrom(directory));
  const faultsOf = (said: InitOptions): readonly string[] => {
    const made = make(said);
    return made.ok ? [] : made.mistakes;
  };
  const made = make(isAsked ? await askBusiness({ writes: `${shown}.${goes}`, timeZone, faultsOf }) : values);
  if (!made.ok) throw new Refusal([...made.mistakes, 'Nothing was changed.'].join('\n'));
  const kept = await writeFolder(directory, made.files, state);
  if (resolve(directory) === join(root, 'content')) await writeSchemas(made.business);
  for (const line of doneLines({ shown, files: [...made.files.keys()], state, kept })) say(line);
  const isUsed = directory === fromWhereTyped(settings.contentDirectory) || folder === undefined;
  for (const line of nextLines(isUsed ? undefined : shown)) say(line);
  return 0;
}

/** The way to the JSON Schema files, as a file in the folder names it. */
function schemasFrom(directory: string): string {
  return relative(resolve(directory), SCHEMAS).replaceAll('\\', '/');
}

function changedMessage(shown: string): string {
  return [
    `${shown}: is not the sample any more (somebody changed or added a file), so it is left as it is.`,
    `  npm run reviews -- init --folder ${shown}   puts a new business there; what is there now is kept in ${shown}.before`,
    '  npm run edit                               changes single things of the business that is there',
  ].join('\n');
}

function answersOf(values: Omit<InitOptions, 'folder'>, timeZone: string): Answers {
  const {
    name,
    trade,
    description,
    language = 'en',
    telephone,
    email,
    hours,
    howChecked,
    whoMayWrite,
    refused,
    deadlineDays,
    incentives,
  } = values;
  if (name === undefined) throw new Refusal('--name is missing; a business needs a name');
  const fault = values.country === undefined ? undefined : countryFault(values.country);
  if (fault !== undefined) throw new Refusal(`--country ${values.country}: ${fault}`);
  const address = addressOf({ ...values, postal: values.postalCode });
  const business = {
    name,
    ...(description && { description }),
    // One that does not exist is told by its schema.
    ...(trade && { trade: trade as 'other' }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    language,
    ...(address && { address }),
    ...(hours && { opening_hours: [...hours] }),
    time_zone: timeZone,
  };
  const policy = {
    ...(howChecked && { how_checked: howChecked }),
    ...(whoMayWrite && { who_may_write: whoMayWrite }),
    ...(refused && { refused }),
    ...(deadlineDays && { deadline_days: numberOf(deadlineDays) ?? Number.NaN }),
    ...(incentives && { incentives }),
  };
  return { business, people: values.person ?? [], services: values.service ?? [], areas: values.area ?? [], policy };
}

interface Done {
  readonly shown: string;
  readonly files: readonly string[];
  readonly state: string;
  readonly kept: string | undefined;
}

function doneLines({ shown, files, state, kept }: Done): string[] {
  return [
    `\n${shown}: ${files.join(' and ')} ${files.length === 1 ? 'is' : 'are'} written.`,
    ...(state === 'sample' ? ['The sample business is gone.'] : []),
    ...(kept === undefined ? [] : [`What was there before is in ${shownPath(kept)}.`]),
  ];
}

function nextLines(otherFolder: string | undefined): string[] {
  const prefix = otherFolder === undefined ? '' : `CONTENT_DIR=${otherFolder} `;
  return [
    '\nNext:',
    `  ${prefix}npm run dev                                shows the site, and follows what you change`,
    `  ${prefix}npm run reviews -- import <file>           brings in reviews from Google, Trustpilot or a spreadsheet`,
    `  ${prefix}npm run reviews -- add                     writes one down`,
    `  ${prefix}npm run reviews -- verify                  says how you know that their authors were customers`,
    `  ${prefix}npm run build                              makes the site; docs/editing.md says how it comes to your address`,
  ];
}
