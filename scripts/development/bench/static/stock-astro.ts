import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../support/project.ts';
import { buildStock } from '../build/builds.ts';
import { type Contender, startContender } from '../contender.ts';
import { writeFiles } from '../content/files.ts';

/** An Astro project with one endpoint, and our published files as its static files. */
const PROJECT: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': `import node from '@astrojs/node';
export default { adapter: node({ mode: 'standalone' }), devToolbar: { enabled: false } };
`,
  'src/pages/now.ts': `export const prerender = false;
export const GET = () => Response.json(Date.now());
`,
};

/** Inside the project, so that its packages are found. */
export const STOCK_FOLDER = join(root, 'node_modules', '.bench-static');

/** Builds the project into its folder and starts it. */
export async function startStock(files: string): Promise<Contender> {
  await writeFiles(STOCK_FOLDER, PROJECT);
  await cp(files, join(STOCK_FOLDER, 'public'), { recursive: true });
  await buildStock(STOCK_FOLDER);
  return startContender([join(STOCK_FOLDER, 'dist', 'server', 'entry.mjs')]);
}
