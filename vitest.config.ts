import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // `npm run test:long` runs these, and nothing else.
    exclude: ['test/long/**', '**/node_modules/**'],
    // Two builds and several servers start in the end-to-end tests, on machines with two noisy cores.
    testTimeout: 30_000,
    // Most of the time they wait for servers, clocks and disks.
    maxWorkers: 4,
    hookTimeout: 180_000,
    globalSetup: ['test/support/built-site.ts'],
  },
});
