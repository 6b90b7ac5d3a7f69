import { Command } from 'commander';
import { run } from './support/run.ts';
import type { UpgradeOptions } from './upgrade/upgrade.ts';

const MORE = `
The newer version is installed beside the one that is here, brings a copy of the content to its format, and builds it. You see what it
changes in your files and in what is published, and are asked before anything is put in place. Until then nothing is changed, however
it ends.`;

/** `verified-reviews upgrade`: installs a newer version of the software if that can build the content. */
await run(async () => {
  let code = 0;
  await new Command('verified-reviews upgrade')
    .description('brings a newer version of the software, once it has built your content')
    .option('--to <version>', 'which one', 'latest')
    .option('--yes', 'asks nothing')
    .addHelpText('after', MORE)
    .action(async (options: UpgradeOptions) => {
      code = await (await import('./upgrade/upgrade.ts')).upgrade(options);
    })
    .parseAsync();
  return code;
});
