import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld } from 'eld/small';
import { once } from '../../once.ts';

const require = createRequire(import.meta.url);

/**
 * Tells languages apart. It is loaded for the first text that needs it, because it takes 250 ms and 150 MB, and most reviews state
 * their language or plainly show it. Its package names its module for `import` alone, which cannot be called in between.
 */
export const detector = once((): typeof eld => require(fileURLToPath(import.meta.resolve('eld/small'))).eld);
