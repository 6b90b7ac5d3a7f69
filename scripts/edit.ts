import { parseArgs } from 'node:util';
import { writeHostedForms } from './edit/write-hosted-forms.ts';
import { documentPath } from './support/project.ts';
import { refuse, run } from './support/run.ts';

const HELP = `npm run edit                      forms in the browser for the files of the content folder, with the pages beside them
  --port <number>                 where the forms are (default: 4320; 0: any that is free)

npm run edit -- --config github --repo owner/name   writes a page with the same forms for a repository (${documentPath('owners/forms.md')})
  --config github|gitlab          who hosts it
  --branch <name>                 default: main
  --to <folder>                   default: admin`;

/** `npm run edit` opens the forms in the browser, or writes a page with the forms for a hosted repository. */
await run(async () => {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      port: { type: 'string', default: '4320' },
      config: { type: 'string' },
      repo: { type: 'string' },
      branch: { type: 'string', default: 'main' },
      to: { type: 'string', default: 'admin' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.config !== undefined) return writeHostedForms({ ...values, host: values.config });
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65535) return refuse(`--port ${values.port}: allowed: a number from 0 to 65535`);
  // It loads what renders the pages, which the help does not need.
  const { serveForms } = await import('./edit/serve-forms.ts');
  return serveForms(port);
});
