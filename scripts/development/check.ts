import { join } from 'node:path';
import { root, runProgram } from '../support/project.ts';
import { run } from '../support/run.ts';

/** `npm run check:code`: lint, what nothing uses, and types. */
await run(async () => {
  const results = [
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
