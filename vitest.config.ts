import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE } from './test/support/patience.ts';

const LONG = 'test/long/**/*.test.ts';

const NEEDS_BUILDS = '/test/end-to-end/';

/** What mostly waits, for commands and clocks. All that neither waits nor needs builds computes, and is done in less than a second. */
const WAITING = ['/test/scripts/', '/test/hub/'];

/**
 * Spreads what waits over what uses the processor, which would be idle otherwise. What computes fills the end, too, so that nothing
 * long is still under way there.
 */
class WaitingAmongAll extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isIn = (folders: readonly string[]) => (file: TestSpecification) =>
      folders.some((folder) => file.moduleId.includes(folder));
    const waiting = sorted.filter(isIn(WAITING));
    // The first that needs builds has them made while the others run.
    const [first, ...building] = sorted.filter(isIn([NEEDS_BUILDS]));
    const computing = sorted.filter((file) => !isIn([...WAITING, NEEDS_BUILDS])(file));
    const between = computing.splice(0, computing.length / 2);
    const mixed = [waiting, building, between].flatMap(spread).sort((a, b) => a.at - b.at);
    return [...(first ? [first] : []), ...mixed.map(({ file }) => file), ...computing];
  }
}

/** Files at even distances between 0 and 1. */
function spread(files: readonly TestSpecification[]): { file: TestSpecification; at: number }[] {
  return files.map((file, at) => ({ file, at: at / files.length }));
}

/**
 * Vitest ends the processes of tests with SIGTERM. Only one that exits by itself then ends what it has started: its browser, and servers
 * that a failed test has left running.
 */
const EXIT_AT_SIGTERM = "data:text/javascript,process.once('SIGTERM',()=>process.exit())";

export default defineConfig({
  test: {
    // They only end what hangs: some tests build, start servers and browsers, on machines with two noisy cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One more than the usual machine has cores, as some wait for servers, clocks and disks. Each loads and compiles the same code for
    // itself, and starts a browser.
    maxWorkers: 3,
    // Node reads TypeScript itself, as it does for the commands; nothing is mocked, which alone needs Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // In MB. Processes of many tests make much garbage; with more room, a twentieth of their time is saved. Below 512 MB, what
    // stays is hardly searched for garbage: another twentieth.
    execArgv: ['--min-semi-space-size=64', '--initial-old-space-size=512', `--import=${EXIT_AT_SIGTERM}`],
    // By default a second, which a page on a busy machine takes longer than.
    expect: { poll: { timeout: PATIENCE.timeout } },
    globalSetup: ['test/support/global-setup.ts'],
    sequence: { sequencer: WaitingAmongAll },
    // `npm test` runs the first, `npm run test:long` the second.
    projects: [
      // Files share processes, and with them what each would load anew.
      { extends: true, test: { name: 'short', include: ['test/**/*.test.ts'], exclude: [LONG], isolate: false } },
      { extends: true, test: { name: 'long', include: [LONG], testTimeout: 1_800_000 } },
    ],
  },
});
