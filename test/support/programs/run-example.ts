import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CodeExample } from '../../../src/docs/request-code.ts';
import { bareEnvironment } from '../build.ts';

const run = promisify(execFile);

/** How each language takes a program from its command line. */
const PROGRAMS: Readonly<Record<CodeExample['language'], readonly [string, ...string[]]>> = {
  curl: ['bash', '-c'],
  javascript: [process.execPath, '--input-type=module', '-e'],
  python: ['python3', '-c'],
};

/** Runs an example as it stands, in a folder; rejects where it fails. */
export function runExample(language: CodeExample['language'], code: string, cwd: string): Promise<{ stdout: string }> {
  const [program, ...options] = PROGRAMS[language];
  return run(program, [...options, code], { cwd, env: bareEnvironment({ HOME: cwd }), maxBuffer: 2 ** 26 });
}

/** The languages whose examples this machine can run. */
export async function languagesHere(): Promise<CodeExample['language'][]> {
  const starts = (command: string) =>
    run('bash', ['-c', command]).then(
      () => true,
      () => false,
    );
  const languages: CodeExample['language'][] = ['javascript'];
  if (await starts('curl --version')) languages.unshift('curl');
  if (await starts('python3 --version')) languages.push('python');
  return languages;
}
