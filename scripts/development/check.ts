import { join } from 'node:path';
import { root, runProgram } from '../support/project.ts';
import { run } from '../support/run.ts';

/** `npm run check:code`: lint, what nothing uses, and types. */
await run(async () => {
  const results = [
    await tool('lint', 'biome', ['check', '--error-on-warnings']),
    await tool('what nothing uses', 'knip', []),
    // Astro's check comes first, as it writes the types of the content. It can only use TypeScript 6, which takes twice the time of 7
    // for the other files.
    await tool('types of components', 'astro', [
      'check',
      '--tsconfig',
      'tsconfig.astro.json',
      '--minimumFailingSeverity',
      'warning',
    ]),
    // More checkers would each learn the same types anew.
    await tool('types', '../typescript-7/bin/tsc', ['--noEmit', '--checkers', '1']),
  ];
  return results.every(Boolean) ? 0 : 1;
});

async function tool(title: string, name: string, parameters: readonly string[]): Promise<boolean> {
  console.log(`\n${title}: ${name} ${parameters.join(' ')}`);
  return (await runProgram(join(root, 'node_modules', '.bin', name), parameters)) === 0;
}
