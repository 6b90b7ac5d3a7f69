import { join } from 'node:path';
import { expect, it } from 'vitest';
import { en } from '../../src/locales/en.ts';
import { eachMessage } from '../../src/locales/templates.ts';
import { root } from '../support/build.ts';

/** The parameters of a function as its source names them, with an underscore before each unused one. */
const NAMES = /^\(?([\w\s,]*?)\)?\s*=>/;

it('has the names of what each message is given; vitest -u writes it anew after a change of a message', async () => {
  const lines: string[] = [];
  eachMessage(en, (path, message) => {
    if (typeof message !== 'function') return;
    const [, names = ''] = NAMES.exec(message.toString()) ?? [];
    lines.push(
      `  '${path}': '${names
        .split(',')
        .map((name) => name.trim().replace(/^_/, ''))
        .join(' ')}',`,
    );
  });
  const code = [
    '/**',
    ' * What each message that is a function is given, in order: a bundle may rename parameters, and `words.yaml` names them. Made by',
    ' * `vitest -u` on test/locales/parameters.test.ts; do not edit.',
    ' */',
    'export const PARAMETERS: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
  await expect(code).toMatchFileSnapshot(join(root, 'src/locales/parameters.ts'));
});
