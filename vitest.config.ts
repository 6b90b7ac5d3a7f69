import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = 'test/long/**/*.test.ts';

/** The end-to-end tests take longest. First, so that none of them is still under way when all else is done. */
class EndToEndFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/test/end-to-end/'));
    return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a));
  }
}

export default defineConfig({
  test: {
    // Builds, servers and browsers start in the end-to-end tests, on machines with two noisy cores.
    testTimeout: 60_000,
    // Most of the time they wait for servers, clocks and disks.
    maxWorkers: 6,
    // Node reads TypeScript itself, as it does for the commands; nothing is mocked, which alone needs Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    hookTimeout: 180_000,
    // By default a second, which a page on a busy machine takes longer than.
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ['test/support/global-setup.ts'],
    sequence: { sequencer: EndToEndFirst },
    // `npm test` runs the first, `npm run test:long` the second.
    projects: [
      // Files share processes, and with them what each would load anew.
      { extends: true, test: { name: 'short', include: ['test/**/*.test.ts'], exclude: [LONG], isolate: false } },
      { extends: true, test: { name: 'long', include: [LONG], testTimeout: 1_800_000 } },
    ],
  },
});
