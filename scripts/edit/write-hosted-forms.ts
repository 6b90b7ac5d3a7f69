import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ifAbsent } from '../../src/authoring/files/file-error.ts';
import { configFile, hostedConfig, pageIn, scriptIn } from '../../src/editing/forms/decap/hosted-config.ts';
import { formWordsFor } from '../../src/editing/forms/words/form-words.ts';
import { contentSettings } from '../support/content-settings.ts';
import { documentPath, root, shop } from '../support/project.ts';
import { refuse } from '../support/run.ts';
import { fromWhereTyped } from '../support/where-typed.ts';
import { businessOf } from './forms-of-content.ts';
import { installDecap } from './install-decap.ts';

interface Options {
  readonly host: string;
  readonly repo?: string | undefined;
  readonly branch: string;
  readonly to: string;
}

const PAGE = join(root, 'scripts', 'edit', 'hosted');

/** What mends Decap CMS, in the folder of the local forms' page. */
const MENDS = ['dates.js', 'narrow.css', 'paste.js'];

/** Writes a page with the forms for a repository at GitHub or GitLab: its configuration, and Decap CMS beside it. */
export async function writeHostedForms({ host, repo = '', branch, to }: Options): Promise<number> {
  if (host !== 'github' && host !== 'gitlab') return refuse(`--config ${host}: allowed: github, gitlab`);
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo)) return refuse(`--repo ${repo}: needed: the repository, as owner/name`);
  const { contentDirectory, baseUrl } = await contentSettings();
  const business = await businessOf(contentDirectory);
  if (typeof business === 'string') return refuse(business);
  if (new URL(baseUrl).hostname === 'localhost')
    return refuse(
      'BASE_URL is missing: the forms link to the website, as in BASE_URL=https://reviews.example.com npm run edit -- …',
    );
  const folder = relative(shop(), contentDirectory).split(sep).join('/');
  if (folder.startsWith('..')) return refuse(`CONTENT_DIR=${contentDirectory}: must lie in the repository, below ${shop()}`);
  const target = fromWhereTyped(to);
  await mkdir(target, { recursive: true });
  const decap = await installDecap(console.error);
  for (const name of await readdir(decap)) await cp(join(decap, name), join(target, name));
  for (const name of MENDS) await cp(join(root, 'scripts', 'edit', 'page', name), join(target, name));
  const words = formWordsFor(business.language);
  await writeFile(join(target, 'index.html'), pageIn(await readFile(join(PAGE, 'index.html'), 'utf8'), words));
  await writeFile(join(target, 'forms.js'), scriptIn(await readFile(join(PAGE, 'forms.js'), 'utf8'), words));
  const config = hostedConfig(business, { host, repository: repo, branch, folder, site: baseUrl });
  const file = join(target, 'config.yml');
  await writeFile(file, configFile(config, await readFile(file, 'utf8').catch(ifAbsent(''))));
  console.log(
    `Wrote the page ${join(to, 'index.html')} with its config.yml. What it still needs, ${documentPath('owners/forms.md')} says.`,
  );
  return 0;
}
