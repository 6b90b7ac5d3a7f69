import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CodeExample } from '../../../src/docs/request-code.ts';
import { bareEnvironment } from '../build.ts';

const run = promisify(execFile);

/**
 * How each language runs the programs on its command line. All run in one process, because starting a new one for each takes far
 * longer.
 */
const PROGRAMS: Readonly<Record<CodeExample['language'], readonly [string, ...string[]]>> = {
  curl: ['bash', '-ec', 'for code; do eval "$code"; done', 'bash'],
  javascript: [
    process.execPath,
    '--input-type=module',
    "--eval=for (const code of process.argv.slice(1)) await import('data:text/javascript,' + encodeURIComponent(code))",
    '--',
  ],
  python: ['python3', '-c', 'import sys\nfor code in sys.argv[1:]: exec(code, {})'],
};

/** Runs examples one after another in a folder. Rejects if one fails. */
export function runExamples(language: CodeExample['language'], codes: readonly string[], cwd: string) {
  const [program, ...options] = PROGRAMS[language];
  return run(program, [...options, ...codes], { cwd, env: bareEnvironment({ HOME: cwd }), maxBuffer: 2 ** 26 });
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
