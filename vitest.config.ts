import { defineConfig } from 'vitest/config';

const LONG = 'test/long/**/*.test.ts';

export default defineConfig({
  test: {
    // Two builds and several servers start in the end-to-end tests, on machines with two noisy cores.
    testTimeout: 60_000,
    // Most of the time they wait for servers, clocks and disks.
    maxWorkers: 4,
    hookTimeout: 180_000,
    globalSetup: ['test/support/global-setup.ts'],
    // `npm test` runs the first, `npm run test:long` the second.
    projects: [
      // Files share processes, and with them what each would load anew.
      { extends: true, test: { name: 'short', include: ['test/**/*.test.ts'], exclude: [LONG], isolate: false } },
      { extends: true, test: { name: 'long', include: [LONG], testTimeout: 1_800_000 } },
    ],
  },
});
