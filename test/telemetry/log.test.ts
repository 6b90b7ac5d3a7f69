import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';

const MODULE = new URL('../../src/telemetry/log.ts', import.meta.url).href;

/** Writes more than waits in memory, for a while, and then ends as it chose to. */
const PERSISTENT = `
  import { createLog } from '${MODULE}';
  const { log } = createLog('info');
  setInterval(() => log.info('x'.repeat(5000)), 5);
  setTimeout(() => process.exit(7), 400);
`;

/** Runs statements with `log` and `flush` in a process of their own, and gives what stood on its stdout. */
async function stdoutOf(level: string, statements: string): Promise<{ output: string; code: number | null }> {
  const program = `import { createLog } from '${MODULE}'; const { log, flush } = createLog('${level}'); ${statements}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  return { output, code };
}

async function linesOf(level: string, statements: string): Promise<Record<string, unknown>[]> {
  const { output } = await stdoutOf(level, statements);
  expect(output === '' || output.endsWith('\n')).toBe(true);
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

describe('createLog', () => {
  it('writes a line of JSON for each call, with level and time', async () => {
    const lines = await linesOf(
      'info',
      `log.info({ a: 'x\\ny"\\u2028' }, 'first'); log.error('second'); await flush(); process.exit(0);`,
    );
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(lines).toEqual([
      { level: 'info', time, a: 'x\ny"\u2028', msg: 'first' },
      { level: 'error', time, msg: 'second' },
    ]);
  });

  it('keeps an error with its stack', async () => {
    const [line] = await linesOf('info', `log.error({ err: new Error('no disk') }, 'failed'); await flush(); process.exit(1);`);
    expect(line).toMatchObject({ err: { type: 'Error', message: 'no disk', stack: expect.stringContaining('no disk') } });
  });

  it('leaves out what is below its level', async () => {
    const statements = `log.info('no'); log.warn('yes'); await flush(); process.exit(0);`;
    expect(await linesOf('warn', statements)).toMatchObject([{ msg: 'yes' }]);
    expect(await linesOf('silent', statements)).toEqual([]);
  });

  it('writes in a while what nobody flushes', async () => {
    const program = `import { createLog } from '${MODULE}'; createLog('info').log.info('waits'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    // It has not ended, so this is no line of its end.
    const [line] = await once(child.stdout, 'data');
    expect(JSON.parse(line)).toMatchObject({ msg: 'waits' });
  });

  it('writes what still waits when the process ends without a flush', async () => {
    const { output, code } = await stdoutOf('info', `log.info('last'); process.exit(9);`);
    expect([JSON.parse(output).msg, code]).toEqual(['last', 9]);
  });

  it('loses nothing of many lines', async () => {
    const lines = await linesOf('info', `for (let n = 0; n < 5000; n++) log.info({ n }, 'x'); await flush(); process.exit(0);`);
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 5000 }, (_, n) => n));
  });

  it('goes on when nobody reads any more', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PERSISTENT], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it.runIf(existsSync('/dev/full'))('lets the process end although the disk is full', async () => {
    const program = `import { createLog } from '${MODULE}'; const { log, flush } = createLog('info'); log.info('lost'); await flush(); process.exit(3);`;
    const disk = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', disk, 'inherit'] });
    expect((await once(child, 'exit'))[0]).toBe(3);
    closeSync(disk);
  });
});
