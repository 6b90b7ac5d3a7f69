import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { root } from '../support/project.ts';
import { run } from '../support/run.ts';

/**
 * `npm test [-- file …]`: runs the tests, and prints only their count on the last line. `--long`: the long tests, one at a time.
 */
await run(async () => {
  // Set here too, for runs without npm: the tests start hundreds of processes.
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');
  const filters = process.argv.slice(2).filter((argument) => argument !== '--long');
  const chosen = process.argv.includes('--long') ? { project: ['long'], fileParallelism: false } : { project: ['short'] };
  const vitest = await startVitest(filters, { root, watch: false, ...chosen });
  const modules = vitest.state.getTestModules();
  const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
  const passed = states.filter((state) => state === 'passed').length;
  const failed = states.filter((state) => state === 'failed').length;
  // Counted apart: a file that cannot be loaded has no tests that could fail, and an error outside of a test belongs to none.
  const broken = modules.filter(
    (module) => module.state() === 'failed' && [...module.children.allTests()].every((test) => test.result().state !== 'failed'),
  ).length;
  const stray = vitest.state.getUnhandledErrors().length;
  await vitest.close();
  console.log(`${passed} passed, ${failed + broken + stray} failed`);
  return failed + broken + stray === 0 && passed > 0 ? 0 : 1;
});
