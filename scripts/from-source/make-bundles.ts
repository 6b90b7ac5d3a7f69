import { build } from 'astro';
import { root } from '../support/project.ts';

/** Bundles the code into the named folder, and renders nothing. */
const [, , folder = ''] = process.argv;
try {
  await build({ root, outDir: folder, logLevel: 'warn', mode: 'production' });
} catch (error) {
  console.error(error);
  process.exit(1);
}
