import { writeHostedForms } from './edit/write-hosted-forms.ts';
import { command } from './support/command.ts';
import { documentPath } from './support/project.ts';
import { refuse, run } from './support/run.ts';

const MORE = `With --config it writes a page with the same forms for a repository, instead of opening them (${documentPath('owners/forms.md')}):

  npm run edit -- --config github --repo owner/name`;

interface EditOptions {
  readonly port: string;
  readonly config?: string;
  readonly repo?: string;
  readonly branch: string;
  readonly to: string;
}

/** `npm run edit` opens the forms in the browser, or writes a page with the forms for a hosted repository. */
await run(async () => {
  const {
    port: typed,
    config,
    ...hosted
  } = command('npm run edit --', 'forms in the browser for the content, with the pages beside them', MORE)
    .option('--port <number>', 'where the forms are; 0: any that is free', '4320')
    .option('--config <host>', 'who hosts the repository: github or gitlab')
    .option('--repo <owner/name>', 'the repository')
    .option('--branch <name>', 'its branch', 'main')
    .option('--to <folder>', 'where the page is written', 'admin')
    .parse()
    .opts<EditOptions>();
  if (config !== undefined) return writeHostedForms({ ...hosted, host: config });
  const port = Number(typed);
  if (!/^\d{1,5}$/.test(typed) || port > 65535) return refuse(`--port ${typed}: allowed: a number from 0 to 65535`);
  // It loads what renders the pages, which the help does not need.
  const { serveForms } = await import('./edit/serve-forms.ts');
  return serveForms(port);
});
