import { Command } from 'commander';
import { addChangeCommands } from './reviews/change/commands.ts';
import { addCheckCommand } from './reviews/check/command.ts';
import { addImportCommand } from './reviews/import/command.ts';
import { addInitCommand } from './reviews/init/command.ts';
import { addInsightsCommand } from './reviews/insights/command.ts';
import { addVerifyCommand } from './reviews/verify/command.ts';
import { run } from './support/run.ts';

/** `npm run reviews -- <command>`: what editors do with reviews. */
await run(async () => {
  // Whoever reads it may have seen enough: `… | head`. What writes there learns of it by itself.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const program = new Command('reviews')
    .description('Works with reviews in files.')
    .showHelpAfterError('npm run reviews -- --help says more.');
  let code = 0;
  const onEnd = (ended: number) => {
    code = ended;
  };
  addInitCommand(program, onEnd);
  addChangeCommands(program, onEnd);
  addImportCommand(program, onEnd);
  addVerifyCommand(program, onEnd);
  addCheckCommand(program, onEnd);
  addInsightsCommand(program, onEnd);
  for (const command of program.commands) command.showHelpAfterError(`npm run reviews -- ${command.name()} --help says more.`);
  await program.parseAsync();
  return code;
});
