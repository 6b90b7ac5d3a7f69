import type { ShopOptions } from './init/new-shop.ts';
import { addBusinessOptions } from './reviews/init/business-options.ts';
import { command } from './support/command.ts';
import { run } from './support/run.ts';

const MORE = `Without options about the business it asks for each value; in a script, the business is called like the folder.
You can change everything later with npm run edit, or in content/business.yaml.`;

/** `verified-reviews init <folder>`: makes a folder for a business, with the software as its only dependency. */
await run(async () => {
  let code = 0;
  const program = command('npx verified-reviews init', 'makes a folder for a business: its content, and what builds it', MORE)
    .argument('<folder>', 'where; it must be empty or not there yet')
    .option('--package <name>', 'where npm finds the software: a version, a file or an address (default: this version)')
    .option('--with-node', 'installs the Node that it needs there, too');
  await addBusinessOptions(program)
    .action(async (folder: string, options: ShopOptions) => {
      code = await (await import('./init/new-shop.ts')).newShop(folder, options);
    })
    .parseAsync();
  return code;
});
