import { command } from './support/command.ts';
import { run } from './support/run.ts';

const MORE =
  'It installs the newer version beside yours, converts a copy of the content to its format, and builds it. Then it shows what changes in your files and in what is published, and asks. Nothing changes until you say yes.';

/** `npm run upgrade [version]`: installs a newer version of the software if that can build the content. */
await run(async () => {
  let code = 0;
  await command('npm run upgrade --', 'installs a newer version of the software, once it has built your content', MORE)
    .argument('[version]', 'a version, or a packed file (.tgz)', 'latest')
    .option('--yes', 'asks nothing, as in a script')
    .action(async (version: string, { yes = false }: { readonly yes?: boolean }) => {
      code = await (await import('./upgrade/upgrade.ts')).upgrade(version, yes);
    })
    .parseAsync();
  return code;
});
