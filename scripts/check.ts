import { join } from 'node:path';
import { placeIn } from '../src/publication/place.ts';
import { readBuildSettings } from '../src/settings.ts';
import { contentReport } from './check/content-report.ts';
import { lastReviews } from './check/last-reviews.ts';
import { root, runProgram } from './support/project.ts';
import { run } from './support/run.ts';

/** `npm run check`: the content first, which editors wait for, then lint and types. */
await run(async () => {
  const results = [
    await checkContent(),
    await tool('lint', 'biome', ['check', '--error-on-warnings']),
    await tool('what nothing uses', 'knip', []),
    await tool('types', 'astro', ['check', '--minimumFailingSeverity', 'warning']),
  ];
  return results.every(Boolean) ? 0 : 1;
});

async function checkContent(): Promise<boolean> {
  const settings = readBuildSettings(process.env);
  console.log(`content: ${settings.contentDirectory}`);
  const { ok, lines } = await contentReport(settings, new Date(), await lastReviews(placeIn(root)));
  for (const line of lines) console.log(line);
  return ok;
}

async function tool(title: string, name: string, parameters: readonly string[]): Promise<boolean> {
  console.log(`\n${title}: ${name} ${parameters.join(' ')}`);
  return (await runProgram(join(root, 'node_modules', '.bin', name), parameters)) === 0;
}
