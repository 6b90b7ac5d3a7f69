import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { en } from '../../src/locales/en.ts';
import { count } from '../support/count.ts';
import { root } from '../support/project.ts';
import { run } from '../support/run.ts';

const PARAMETERS_FILE = 'src/locales/parameters.ts';

/** The parameters of a function as its source names them, with an underscore before each unused one. */
const NAMES = /^\(?([\w\s,]*?)\)?\s*=>/;

/** `src/locales/parameters.ts`: the names of what each message is given, from the source of the English messages. */
export function parametersFile(): string {
  return [
    '/**',
    ' * What each message that is a function is given, in order: a bundle may rename parameters, and `words.yaml` names them. Made by',
    ' * npm run schemas; do not edit.',
    ' */',
    'export const PARAMETERS: Readonly<Record<string, string>> = {',
    ...parametersIn(en).map(([path, names]) => `  '${path}': '${names.join(' ')}',`),
    '};',
    '',
  ].join('\n');
}

// Walks the messages by itself: what does that for others loads the file that is to be written.
function parametersIn(part: object, before = ''): [path: string, names: string[]][] {
  return Object.entries(part).flatMap(([key, message]: [string, unknown]) => {
    if (typeof message === 'object' && message !== null) return parametersIn(message, `${before}${key}.`);
    if (typeof message !== 'function') return [];
    const [, names = ''] = NAMES.exec(message.toString()) ?? [];
    return [[`${before}${key}`, names.split(',').map((name) => name.trim().replace(/^_/, ''))]];
  });
}

/**
 * `npm run schemas`: writes the JSON Schema files of `schemas/`, with which editors check and complete content files, and the
 * parameters of messages, which they tell.
 */
if (import.meta.main)
  await run(async () => {
    await writeFile(join(root, PARAMETERS_FILE), parametersFile());
    const { schemaFiles } = await import('../../src/editing/schemas/schema-files.ts');
    const files = Object.entries(schemaFiles());
    for (const [name, text] of files) await writeFile(join(root, 'schemas', name), text);
    console.log(`Wrote ${count(files.length, 'file')} into schemas, and ${PARAMETERS_FILE}.`);
    return 0;
  });
