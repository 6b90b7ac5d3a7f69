import { defineConfig } from 'vitest/config';

/** Layers without state, clock or network: their tests can share a process, and with it what each would load anew. */
const PURE = ['authoring', 'browser', 'charts', 'docs', 'insights', 'locales', 'representations', 'reviews', 'social-image'].map(
  (layer) => `test/${layer}/**/*.test.ts`,
);
const LONG = 'test/long/**/*.test.ts';

export default defineConfig({
  test: {
    // Two builds and several servers start in the end-to-end tests, on machines with two noisy cores.
    testTimeout: 60_000,
    // Most of the time they wait for servers, clocks and disks.
    maxWorkers: 4,
    hookTimeout: 180_000,
    globalSetup: ['test/support/built-site.ts'],
    // `npm test` runs the first two, `npm run test:long` the third.
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'whole', include: ['test/**/*.test.ts'], exclude: [LONG, ...PURE] } },
      { extends: true, test: { name: 'long', include: [LONG], testTimeout: 1_800_000 } },
    ],
  },
});
