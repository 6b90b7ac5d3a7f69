import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

const MODULE = new URL('../../src/telemetry/log.ts', import.meta.url).href;

/** Runs statements in a separate process, with the functions that `createLog` returns. */
function start(level: string, statements: string, stdout: 'pipe' | number = 'pipe', stderr: 'inherit' | 'ignore' = 'inherit') {
  const program = `import { createLog } from '${MODULE}'; const { log, exit } = createLog('${level}'); ${statements}`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', stdout, stderr] });
}

/** What such a process writes, as objects, and its exit code. */
async function run(level: string, statements: string): Promise<{ lines: Record<string, unknown>[]; code: number | null }> {
  const child = start(level, statements);
  const [output, [code]] = await Promise.all([text(child.stdout as Readable), once(child, 'close')]);
  const lines = output.split('\n');
  // Every line must be terminated.
  expect(lines.pop()).toBe('');
  return { lines: lines.map((line) => JSON.parse(line)), code };
}

it('writes a line of JSON for each call, with level and time, and of an error its stack', async () => {
  const { lines } = await run(
    'info',
    `log.info({ a: 'x\\ny"\\u2028' }, 'first'); log.error({ err: new Error('no disk') }, 'second'); await exit(0);`,
  );
  const err = { type: 'Error', message: 'no disk', stack: expect.stringContaining('no disk') };
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(lines).toEqual([
    { level: 'info', time, a: 'x\ny"\u2028', msg: 'first' },
    { level: 'error', time, err, msg: 'second' },
  ]);
});

it('leaves out what is below its level', async () => {
  const statements = `log.info('no'); log.warn('yes'); await exit(0);`;
  expect((await run('warn', statements)).lines).toMatchObject([{ msg: 'yes' }]);
  expect((await run('silent', statements)).lines).toEqual([]);
});

it('writes in a while what nobody flushes', async () => {
  const child = start('info', `log.info('waits'); setInterval(() => {}, 1000);`);
  onTestFinished(() => void child.kill('SIGKILL'));
  // The process has not ended, so this line was not written at its end.
  const [line] = await once(child.stdout as Readable, 'data');
  expect(JSON.parse(line)).toMatchObject({ msg: 'waits' });
});

it('writes what still waits when the process ends without a flush, or with an error, be it caught or not', async () => {
  expect(await run('info', `log.info('last'); process.exit(9);`)).toMatchObject({ lines: [{ msg: 'last' }], code: 9 });
  const statements = `process.on('uncaughtException', () => process.exit(4)); log.info('last'); setImmediate(() => { throw new Error(); });`;
  expect(await run('info', statements)).toMatchObject({ lines: [{ msg: 'last' }], code: 4 });
  const uncaught = start('info', `log.info('last'); setImmediate(() => { throw 'nobody catches this'; });`, 'pipe', 'ignore');
  const [output, [code]] = await Promise.all([text(uncaught.stdout as Readable), once(uncaught, 'close')]);
  expect([JSON.parse(output).msg, code]).toEqual(['last', 1]);
});

it('loses nothing of many lines', async () => {
  const { lines } = await run('info', `for (let n = 0; n < 5000; n++) log.info({ n }, 'x'); await exit(0);`);
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 5000 }, (_, n) => n));
});

it.skipIf(process.platform === 'win32')('lets the process end although its reader has stopped reading', async () => {
  const child = start('info', `for (let n = 0; n < 500; n++) log.info('x'.repeat(5000)); await exit(3);`);
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await once(child, 'exit')).toEqual([3, null]);
});

it('goes on when nobody reads any more', async () => {
  // For a while, it writes more than can be held in memory, and then ends with its own exit code.
  const child = start('info', `setInterval(() => log.info('x'.repeat(5000)), 5); setTimeout(() => process.exit(7), 400);`);
  await once(child.stdout as Readable, 'data');
  child.stdout?.destroy();
  expect(await once(child, 'exit')).toEqual([7, null]);
});

it('lets the process end without a flush where nobody reads what still waits', async () => {
  const child = start('info', `for (let n = 0; n < 500; n++) log.info('x'.repeat(5000)); process.exit(3);`);
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdout?.destroy();
  expect(await once(child, 'exit')).toEqual([3, null]);
});

it.runIf(existsSync('/dev/full'))('lets the process end although the disk is full', async () => {
  const disk = openSync('/dev/full', 'w');
  const child = start('info', `log.info('lost'); await exit(3);`, disk);
  expect((await once(child, 'exit'))[0]).toBe(3);
  closeSync(disk);
});
