import { join } from 'node:path';
import { formatProblem } from '../src/authoring/problem.ts';
import { readContent } from '../src/authoring/read-content.ts';
import { readBuildSettings } from '../src/settings.ts';
import { root, runProgram } from './support/project.ts';
import { run } from './support/run.ts';

/** `npm run check`: the content first, which editors wait for, then lint and types. */
await run(async () => {
  const results = [
    await checkContent(),
    await tool('lint', 'biome', ['check', '--error-on-warnings']),
    await tool('types', 'astro', ['check', '--minimumFailingSeverity', 'warning']),
  ];
  return results.every(Boolean) ? 0 : 1;
});

async function checkContent(): Promise<boolean> {
  const { contentDirectory } = readBuildSettings(process.env);
  console.log(`content: ${contentDirectory}`);
  const read = await readContent(contentDirectory);
  if (!read.ok) for (const problem of read.problems) console.log(formatProblem(problem));
  else console.log(`${read.content.reviews.length} verified reviews, ${read.content.waiting} waiting, no mistake`);
  return read.ok;
}

async function tool(title: string, name: string, parameters: readonly string[]): Promise<boolean> {
  console.log(`\n${title}: ${name} ${parameters.join(' ')}`);
  return (await runProgram(join(root, 'node_modules', '.bin', name), parameters)) === 0;
}
