import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBundles } from '#software/bundles';
import { SHIPPED } from '../installed/bundles.ts';
import { root } from '../support/project.ts';
import { Refusal, run } from '../support/run.ts';
import { fromWhereTyped } from '../support/where-typed.ts';
import { licencesOf } from './licences/licences-of.ts';
import { packageFolders, productionPackages } from './licences/package-folders.ts';
import { bundleScripts } from './package/bundle-scripts.ts';
import { type Manifest, packageManifest } from './package/manifest.ts';

/** The scripts of the commands. */
const SCRIPTS = [
  'init',
  'start',
  'dev',
  'edit',
  'reviews',
  'check-content',
  'build',
  'serve',
  'notify-hub',
  'hub',
  'upgrade',
  'migrate',
];

/** The files that are shipped unchanged. */
const AS_IT_IS = [
  'scripts/verified-reviews.mjs',
  'scripts/support/npm/memory-hint.mjs',
  'scripts/support/npm/npm-command.mjs',
  'scripts/support/npm/run-node.mjs',
  'scripts/init/template',
  'scripts/edit/page',
  'scripts/edit/hosted',
  'src/pictures/icons/star.svg',
  'docs',
  'examples',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'CODE_OF_CONDUCT.md',
  'SECURITY.md',
  'LICENSE',
  'NOTICE',
  'schemas',
];

/**
 * `npm run package [-- --out <folder>]`: writes the npm package: the scripts of the commands and the
 * bundles that a build from source would make, with their packages in them.
 */
await run(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, '.package') } } });
  const out = fromWhereTyped(values.out);
  // The folder is replaced: with `--out .` that would be this repository.
  if (existsSync(out) && !existsSync(join(out, SHIPPED.digest)))
    throw new Refusal(`${out} is there and holds no package: give --out a new folder`);
  const part = `${out}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  const scripts = await bundleScripts(root, SCRIPTS, part);
  for (const name of AS_IT_IS) await cp(join(root, name), join(part, name), { recursive: true });
  await writeTypes(part);
  await copyBundles(part);
  await writeLicences(part, scripts.flat());
  const manifest: Manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(part, 'package.json'), `${JSON.stringify(packageManifest(manifest), null, 2)}\n`);
  await rm(out, { recursive: true, force: true });
  await rename(part, out);
  console.log(`Wrote ${manifest.name} ${manifest.version} into ${out}; it has ${scripts.length} scripts.`);
  return 0;
});

/**
 * Writes the licences of all packages that the scripts or the site's bundles contain. Throws if the scripts contain a package
 * that may not be bundled.
 */
async function writeLicences(out: string, sources: readonly string[]): Promise<void> {
  const bundled = await licencesOf(packageFolders(sources), { bundled: true });
  const { refused } = bundled;
  if (refused.length > 0) throw new Refusal(refused.join('\n'));
  const all = await licencesOf([...packageFolders(sources), ...(await productionPackages(root))]);
  await writeFile(join(out, 'THIRD-PARTY-LICENCES.txt'), all.text);
}

/** Writes the types. The package exports no modules to import, only types of the data. */
async function writeTypes(out: string): Promise<void> {
  // It loads TypeScript and all that reads a site, which a refusal does not need.
  const { publicTypes } = await import('./package/types.ts');
  await writeFile(join(out, 'types.d.ts'), await publicTypes());
  await writeFile(join(out, 'types.js'), 'export {};\n');
}

async function copyBundles(out: string): Promise<void> {
  const { folder, digest } = await openBundles(false);
  const target = join(out, SHIPPED.folder);
  await cp(folder, target, { recursive: true });
  await writeFile(join(out, SHIPPED.digest), `${digest}\n`);
  const names = (await readdir(join(target, 'renderer'), { recursive: true })).filter((name) => name.endsWith('.mjs'));
  for (const name of names) {
    const file = join(target, 'renderer', name);
    // Page scripts are named by the path of their source. The replacement keeps the path of this repository private.
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(root, '/'));
  }
}
