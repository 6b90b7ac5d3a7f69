import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eachMessage } from '../../src/locales/each-message.ts';
import { en } from '../../src/locales/en.ts';
import { count } from '../support/count.ts';
import { root } from '../support/project.ts';
import { run } from '../support/run.ts';

const PARAMETERS_FILE = 'src/locales/parameters.ts';

/** The parameters of a function as its source names them, with an underscore before each unused one. */
const NAMES = /^\(?([\w\s,]*?)\)?\s*=>/;

/** `src/locales/parameters.ts`: the names of what each message is given, from the source of the English messages. */
export function parametersFile(): string {
  const lines: string[] = [];
  eachMessage(en, (path, message) => {
    if (typeof message !== 'function') return;
    const [, names = ''] = NAMES.exec(message.toString()) ?? [];
    const plain = names.split(',').map((name) => name.trim().replace(/^_/, ''));
    lines.push(`  '${path}': '${plain.join(' ')}',`);
  });
  return [
    '/**',
    ' * What each message that is a function is given, in order: a bundle may rename parameters, and `words.yaml` names them. Made by',
    ' * npm run schemas; do not edit.',
    ' */',
    'export const PARAMETERS: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/**
 * `npm run schemas`: writes the JSON Schema files of `schemas/`, with which editors check and complete content files, and the
 * parameters of messages, which they tell.
 */
if (import.meta.main)
  await run(async () => {
    await writeFile(join(root, PARAMETERS_FILE), parametersFile());
    // Loads the parameters that were just written.
    const { schemaFiles } = await import('../../src/editing/schemas/schema-files.ts');
    const files = Object.entries(schemaFiles());
    for (const [name, text] of files) await writeFile(join(root, 'schemas', name), text);
    console.log(`Wrote ${count(files.length, 'file')} into schemas, and ${PARAMETERS_FILE}.`);
    return 0;
  });
