import { dev } from 'astro';
import { readServerSettings } from '../src/settings.ts';
import { root } from './support/project.ts';
import { run } from './support/run.ts';

/** `npm run dev`: Astro's dev server; pages and endpoints follow the files as they are saved. */
await run(async () => {
  const { host, port } = readServerSettings(process.env);
  await dev({ root, server: { host, port } });
  return 0;
});
