import { Command } from 'commander';
import { expect, it } from 'vitest';
import { addCommands } from '../../../scripts/reviews/commands.ts';
import { analyseLine } from '../../../src/insights/command/analyse-line.ts';
import { createEngine } from '../../../src/insights/engine.ts';
import { readLearned } from '../../../src/insights/learned.ts';

/** What `reviews <parameters>` prints if nothing is analysed. */
async function said(...parameters: string[]): Promise<string> {
  let text = '';
  const add = (more: string) => {
    text += more;
  };
  const program = new Command('reviews').exitOverride().configureOutput({ writeOut: add, writeErr: add });
  addCommands(program, () => {});
  await program.parseAsync(parameters, { from: 'user' }).catch(() => {});
  return text;
}

it('helps with an example that is true', async () => {
  const [, input = '', output = ''] = /\n\n {2}(\{.*?)\n\n {2}(\{.*?)\n\nOnly/s.exec(await said('insights', '--help')) ?? [];
  expect(analyseLine(() => createEngine(readLearned()), JSON.parse(input), true)).toEqual(JSON.parse(output));
});
