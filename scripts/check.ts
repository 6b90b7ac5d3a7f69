import { join } from 'node:path';
import { runCheck } from './check/run-check.ts';
import { root, runProgram } from './support/project.ts';
import { run } from './support/run.ts';

/** `npm run check`: the content first, which editors wait for, then lint and types. */
await run(async () => {
  const results = [
    (await runCheck()) === 0,
    await tool('lint', 'biome', ['check', '--error-on-warnings']),
    await tool('what nothing uses', 'knip', []),
    await tool('types', 'astro', ['check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning']),
  ];
  return results.every(Boolean) ? 0 : 1;
});

async function tool(title: string, name: string, parameters: readonly string[]): Promise<boolean> {
  console.log(`\n${title}: ${name} ${parameters.join(' ')}`);
  return (await runProgram(join(root, 'node_modules', '.bin', name), parameters)) === 0;
}
