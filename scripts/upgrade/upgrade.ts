import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { confirm } from '@clack/prompts';
import { buildFoldersIn, withBuildLock } from '../../src/publication/build-folders.ts';
import { answerTo, isInteractive } from '../support/ask.ts';
import { contentSettings } from '../support/content-settings.ts';
import { memoryHint } from '../support/npm/memory-hint.mjs';
import { runProgram, shop } from '../support/project.ts';
import { Cancelled, Refusal } from '../support/run.ts';
import { TEMPLATE } from '../support/template.ts';
import { diffLines } from '../support/terminal/diff-lines.ts';
import { paintFor } from '../support/terminal/paint.ts';
import { say } from '../support/terminal/say.ts';
import { untilSignal } from '../support/until-signal.ts';
import { type ContentChange, contentChanges, copyContent } from './content-changes.ts';
import { newsSince } from './news.ts';
import { changeLines, publishedChanges } from './published-changes.ts';
import { finishLast, isDecided, putInPlace, stageTemplate } from './put-in-place.ts';
import { install, isSamePackage, LOCKFILE, MANIFEST, MODULES, PACKAGE, removeStage, STAGE, versionIn } from './stage.ts';
import { type TemplateChange, templateChanges } from './template-changes.ts';

const TEMPLATE_OF_PACKAGE = join(MODULES, PACKAGE, TEMPLATE);

/** Tries a newer version beside the present one, shows what it changes, and puts it in place if the user agrees, or `yes` does. */
export function upgrade(version: string, yes: boolean): Promise<number> {
  const tell = () => say('A build or another upgrade is under way; waiting for it …');
  return untilSignal((signal) => withBuildLock(buildFoldersIn(shop()), tell, () => tryUpgrade(version, yes, signal)));
}

async function tryUpgrade(version: string, yes: boolean, signal: AbortSignal): Promise<number> {
  if (await finishLast()) say('An upgrade that had been interrupted is complete now.');
  const current = await currentVersion();
  const { contentDirectory } = await contentSettings();
  try {
    say(`Version ${current} is here; npm looks for ${version} …`);
    const next = await install(version, signal);
    if (next === current && (await isSamePackage())) {
      say(`${current} is that version; there is nothing to do.`);
      return 0;
    }
    say(`Building your content with ${current} and with ${next} …`);
    // The present version cannot build content of a newer format, which is a reason to upgrade.
    const isBuilt = await buildWith(shop(), contentDirectory, 'before', { stderr: 'ignore', signal });
    const content = join(STAGE, 'content');
    await copyContent(contentDirectory, content);
    if ((await scriptOf(STAGE, 'migrate', [content], { signal })) !== 0)
      throw new Refusal(`version ${next} cannot read your content; nothing was changed`);
    const changes = await contentChanges(contentDirectory, content);
    // If the present version finds mistakes too, its own check names them.
    if (!(await buildWith(STAGE, content, 'after', { stderr: isBuilt ? 2 : 'ignore', signal })))
      throw new Refusal(
        isBuilt
          ? `version ${next} cannot build your content; nothing was changed`
          : 'Your content has mistakes; npm run check names them. Nothing was changed.',
      );
    const template = await readTemplateChanges();
    await show(current, changes, template);
    if (isBuilt) await showPublished();
    if (!(await isWanted(next, yes, signal))) throw new Cancelled();
    const now = [await contentChanges(contentDirectory, content), await readTemplateChanges()];
    if (!isDeepStrictEqual(now, [changes, template]))
      throw new Refusal('A file was changed meanwhile, so nothing was put in place: run it again.');
    const renewed = template.filter(isRenewed);
    for (const { name, template: source, before, after } of renewed)
      await stageTemplate(name, after, before === undefined ? join(STAGE, TEMPLATE_OF_PACKAGE, source) : join(shop(), name));
    signal.throwIfAborted();
    await putInPlace({
      contentDirectory,
      files: changes.map(({ name, after }) => ({ name, goes: after === undefined })),
      template: renewed.map(({ name }) => name),
    });
    const files = [MANIFEST, LOCKFILE, ...renewed.map(({ name }) => name)].join(', ');
    say(`Version ${next} is here. Try it: npm start. Then commit ${files} and the content.`);
    for (const change of template) if (!isRenewed(change)) say(whyKept(change));
    return 0;
  } catch (error) {
    if (signal.aborted && !isDecided()) console.error('Stopped; nothing was changed.');
    throw error;
  } finally {
    if (!isDecided()) await removeStage();
  }
}

function readTemplateChanges(): Promise<TemplateChange[]> {
  const [before, after] = [shop(), STAGE].map((folder) => join(folder, TEMPLATE_OF_PACKAGE)) as [string, string];
  return templateChanges(shop(), before, after);
}

/** GitHub refuses what a workflow pushes if that changes workflows. */
const cannotPush = (name: string) => process.env.GITHUB_ACTIONS === 'true' && name.startsWith('.github/workflows/');

function isRenewed(change: TemplateChange): change is TemplateChange & { readonly after: string } {
  return change.after !== undefined && !cannotPush(change.name);
}

function whyKept({ name, template, before }: TemplateChange): string {
  const kept = before === undefined ? 'is not added' : 'stays as it is';
  const why = cannotPush(name) ? 'GitHub lets no workflow change it' : 'it has other lines where the template changes';
  return `${name} ${kept}, because ${why}: compare it with ${[MODULES, PACKAGE, TEMPLATE, template].join('/')}`;
}

async function currentVersion(): Promise<string> {
  const file = join(shop(), MANIFEST);
  const manifest = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  if (manifest.dependencies?.[PACKAGE] === undefined)
    throw new Refusal(`${file} does not name ${PACKAGE} among its dependencies; run this in a folder that init made`);
  return versionIn(shop());
}

interface ScriptOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly stderr?: 'ignore' | 2;
  /** Ends the script. */
  readonly signal: AbortSignal;
}

/** Runs a script of the software that is installed in a folder, and returns its exit code. */
async function scriptOf(
  folder: string,
  name: string,
  parameters: readonly string[],
  { settings = {}, stderr = 2, signal }: ScriptOptions,
): Promise<number> {
  const file = join(folder, MODULES, PACKAGE, 'scripts', `${name}.js`);
  const env = { ...process.env, NOTIFY_HUB: '0', ...settings };
  const code = await runProgram(process.execPath, [...process.execArgv, file, ...parameters], {
    env,
    stdio: ['ignore', 'ignore', stderr],
    signal,
  });
  const hint = memoryHint(code);
  if (hint) throw new Refusal(`${hint} Nothing was changed.`);
  return code;
}

/** Builds a content folder with the software of another folder, and returns whether it succeeded. */
async function buildWith(software: string, contentDirectory: string, name: string, options: ScriptOptions): Promise<boolean> {
  const settings = { CONTENT_DIR: contentDirectory };
  return (await scriptOf(software, 'build', ['--out', join(STAGE, name)], { ...options, settings })) === 0;
}

async function show(current: string, changes: readonly ContentChange[], template: readonly TemplateChange[]): Promise<void> {
  const changelog = join(STAGE, MODULES, PACKAGE, 'CHANGELOG.md');
  const news = existsSync(changelog) ? newsSince(await readFile(changelog, 'utf8'), current) : '';
  if (news !== '') say(`\n${news}`);
  for (const { name, before = '', after = '' } of changes) showFile(`content/${name}`, before, after);
  for (const { name, before = '', after } of template.filter(isRenewed)) showFile(name, before, after);
}

function showFile(name: string, before: string, after: string): void {
  console.log(`\n${name}`);
  for (const line of diffLines(utf8(before), utf8(after), paintFor(process.stdout))) console.log(line);
}

async function showPublished(): Promise<void> {
  const [before, after] = ['before', 'after'].map((name) => join(STAGE, name, 'dist', 'client')) as [string, string];
  say('');
  for (const line of changeLines(await publishedChanges(before, after))) say(line);
}

function utf8(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}

async function isWanted(next: string, yes: boolean, signal: AbortSignal): Promise<boolean> {
  if (yes) return true;
  if (!isInteractive())
    throw new Refusal('Nobody can be asked here; nothing was changed. --yes puts it in place without asking.');
  return answerTo(confirm({ message: `Put version ${next} in place?`, signal }));
}
