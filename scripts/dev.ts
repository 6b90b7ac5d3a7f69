import { dev } from 'astro';
import { readSettings } from '../src/settings.ts';
import { folderProblem } from './support/folder-problem.ts';
import { root } from './support/project.ts';
import { refuse, run } from './support/run.ts';

/** `npm run dev`: Astro's dev server; pages, endpoints and photos follow the files as they are saved. */
await run(async () => {
  const { host, port } = readSettings(process.env);
  const problem = folderProblem(root);
  if (problem !== undefined) return refuse(problem);
  await dev({ root, server: { host, port } });
  return 0;
});
