import { type CopyOptions, existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { runProgram, type Started } from '../programs/stranger.ts';
import { type Contexts, fill, isMet } from './expressions.ts';
import { gitIn, makeShop, type Shop, TEMPLATE } from './shop.ts';

type Texts = Readonly<Record<string, string>>;

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  readonly env?: Texts;
}

/** A field of the form that starts a workflow. */
interface Input {
  readonly default?: string;
  readonly options?: readonly string[];
}

interface Job {
  readonly if?: string;
  readonly needs?: string;
  readonly outputs?: Texts;
  readonly permissions?: Texts;
  readonly environment?: { readonly name: string; readonly url: string };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: { readonly workflow_dispatch?: { readonly inputs?: Readonly<Record<string, Input>> } | null };
  readonly permissions: Texts;
  readonly jobs: Readonly<Record<string, Job>>;
}

export const WORKFLOW_FILE = join(TEMPLATE, '.github', 'workflows', 'reviews.yml');

/** The form for an owner without a terminal. */
export const CHANGE_FILE = join(TEMPLATE, '.github', 'workflows', 'change.yml');

export const workflow = readWorkflow(WORKFLOW_FILE);

export function readWorkflow(file: string): Workflow {
  return parse(readFileSync(file, 'utf8')) as Workflow;
}

/** What GitHub stores of a repository besides its commits. */
export interface Forge {
  readonly shop: Shop;
  readonly vars: Texts;
  readonly secrets: Texts;
  /** The address that GitHub Pages gives the repository; empty if that is not switched on. */
  readonly pagesUrl: string;
  /** Further variables of each step's environment, and a change to its lines, for what a test cannot reach. */
  readonly settings?: Texts;
  readonly change?: (line: string) => string;
}

/**
 * GitHub's own command, as far as the workflows call it: it tells the address of GitHub Pages, and notes which workflows are to be
 * started. Where there is no such address, it prints the answer of GitHub, like the real one.
 */
const GH = `#!/bin/sh
if [ "$*" != 'api repos/nephew/shop/pages --jq .html_url' ]; then echo "$* with $GH_TOKEN" >> "$(dirname "$0")/started"
elif [ -n "$PAGES_URL" ]; then echo "$PAGES_URL/"
else echo '{"message":"Not Found","status":"404"}'; exit 1; fi
`;

/** Which workflows a forge was told to start, one on a line. */
export function startedBy({ shop }: Forge): Promise<string> {
  return readFile(join(shop.beside, 'bin', 'started'), 'utf8').catch(() => '');
}

/** A repository with only the given settings. */
export async function makeForge({ build, ...given }: Partial<Forge> & { build?: string } = {}): Promise<Forge> {
  const shop = await makeShop(build);
  await mkdir(join(shop.beside, 'bin'));
  await writeFile(join(shop.beside, 'bin', 'gh'), GH, { mode: 0o755 });
  return { shop, vars: {}, secrets: {}, pagesUrl: 'https://shop.github.example/reviews', ...given };
}

/** What starts the workflow. */
export interface Trigger {
  readonly event: 'pull_request' | 'push' | 'workflow_dispatch';
  readonly sha: string;
  readonly branch?: string;
  /** What is filled into the form that starts the workflow. */
  readonly inputs?: Texts;
}

export interface JobRun {
  readonly result: 'success' | 'failure' | 'skipped';
  readonly outputs: Texts;
  /** The commands and actions that ran, without versions. */
  readonly ran: readonly string[];
  /** The output of the commands. */
  readonly output: string;
  /** What stands on the page of the run. */
  readonly summary: string;
}

/** The state of a runner. */
interface Runner {
  readonly forge: Forge;
  readonly trigger: Required<Trigger>;
  readonly workspace: string;
  readonly temporary: string;
  readonly steps: Record<string, { outputs: Texts }>;
  environment: Texts;
}

let runs = 0;

/**
 * Runs the jobs of the workflow in their order, each in a clone of its own, and returns their results by name. Jobs with outputs
 * in `before` count as having run already.
 */
export async function runWorkflow(
  forge: Forge,
  { branch = 'main', inputs = {}, ...trigger }: Trigger,
  before: Readonly<Record<string, Texts>> = {},
  { jobs } = workflow,
): Promise<Record<string, JobRun>> {
  const results: Record<string, JobRun> = {};
  for (const [name, job] of Object.entries(jobs)) {
    const outputs = before[name];
    results[name] = outputs ? { ...NOTHING, result: 'success', outputs } : await runOrSkip(job, results);
  }
  return results;

  async function runOrSkip(job: Job, done: Readonly<Record<string, JobRun>>): Promise<JobRun> {
    const runner = await startRunner(forge, { ...trigger, branch, inputs });
    const needs = Object.fromEntries(Object.entries(done).map(([of, { outputs }]) => [of, { outputs }]));
    const isWanted = job.needs === undefined || done[job.needs]?.result === 'success';
    return isWanted && isMet(job.if, { ...contextsOf(runner), needs }) ? await runJob(job, runner) : NOTHING;
  }
}

const NOTHING: JobRun = { result: 'skipped', outputs: {}, ran: [], output: '', summary: '' };

async function startRunner(forge: Forge, trigger: Required<Trigger>): Promise<Runner> {
  const folder = join(forge.shop.beside, `runner-${++runs}`);
  const [workspace, temporary] = [join(folder, 'work'), join(folder, 'temp')];
  for (const each of [workspace, temporary]) await mkdir(each, { recursive: true });
  return { forge, trigger, workspace, temporary, steps: {}, environment: {} };
}

function contextsOf({ forge, trigger, steps }: Runner): Contexts {
  const github = {
    event_name: trigger.event,
    ref_name: trigger.branch,
    run_id: String(runs),
    run_attempt: '1',
    event: { repository: { default_branch: 'main' } },
    token: 'the token of the run',
  };
  return { github, inputs: trigger.inputs, vars: forge.vars, secrets: forge.secrets, steps };
}

async function runJob(job: Job, runner: Runner): Promise<JobRun> {
  const ran: string[] = [];
  let output = '';
  for (const step of job.steps) {
    const contexts = contextsOf(runner);
    if (!isMet(step.if, contexts)) continue;
    ran.push(step.uses?.replace(/@.*/, '') ?? step.run?.trim() ?? '');
    const given = Object.fromEntries(Object.entries(step.with ?? {}).map(([key, value]) => [key, fill(String(value), contexts)]));
    if (step.uses !== undefined) await act(step, given, runner);
    else {
      const ended = await runCommand(step, runner);
      output += ended.output;
      if (ended.code !== 0) return { result: 'failure', outputs: {}, ran, output, summary: await summaryOf(runner) };
    }
  }
  const outputs = filled(job.outputs ?? {}, contextsOf(runner));
  return { result: 'success', outputs, ran, output, summary: await summaryOf(runner) };
}

function summaryOf({ temporary }: Runner): Promise<string> {
  return readFile(join(temporary, 'summary'), 'utf8').catch(() => '');
}

function filled(texts: Texts, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, fill(value, contexts)]));
}

/** Runs the command of a step as GitHub does with `shell: bash` as the default, and reads what it leaves for other steps. */
async function runCommand({ id, run = '', env = {} }: Step, runner: Runner): Started['ended'] {
  const { forge, trigger, workspace, temporary } = runner;
  const files = { GITHUB_OUTPUT: join(temporary, 'output'), GITHUB_ENV: join(temporary, 'env') };
  for (const file of Object.values(files)) await writeFile(file, '');
  const script = join(temporary, 'script.sh');
  await writeFile(
    script,
    run
      .split('\n')
      .map(forge.change ?? String)
      .join('\n'),
  );
  const ended = await runProgram('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], {
    cwd: workspace,
    env: {
      PATH: `${join(forge.shop.beside, 'bin')}:${process.env.PATH}`,
      PAGES_URL: forge.pagesUrl,
      HOME: temporary,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTOR: 'nephew',
      GITHUB_ACTOR_ID: '7',
      GITHUB_EVENT_NAME: trigger.event,
      GITHUB_REF: `refs/heads/${trigger.branch}`,
      GITHUB_REF_NAME: trigger.branch,
      GITHUB_REPOSITORY: 'nephew/shop',
      GITHUB_SHA: trigger.sha,
      GITHUB_WORKSPACE: workspace,
      GITHUB_STEP_SUMMARY: join(temporary, 'summary'),
      RUNNER_TEMP: temporary,
      ...files,
      ...runner.environment,
      ...filled(env, contextsOf(runner)),
      ...forge.settings,
    } as NodeJS.ProcessEnv,
  });
  if (id !== undefined) runner.steps[id] = { outputs: pairsOf(await readFile(files.GITHUB_OUTPUT, 'utf8')) };
  runner.environment = { ...runner.environment, ...pairsOf(await readFile(files.GITHUB_ENV, 'utf8')) };
  return ended;
}

function pairsOf(lines: string): Texts {
  return Object.fromEntries([...lines.matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]));
}

/** Does what GitHub's own actions do, which run nowhere else. Folders stand for GitHub's stores. */
async function act({ id, uses = '' }: Step, given: Texts, runner: Runner): Promise<void> {
  const { forge, trigger, workspace } = runner;
  const stored = (name: string) => join(forge.shop.beside, name);
  switch (uses.replace(/@.*/, '')) {
    case 'actions/checkout':
      return await checkOut(runner, given['fetch-depth']);
    case 'actions/setup-node':
      return;
    case 'actions/cache/restore':
      for (const path of linesOf(given.path))
        if (existsSync(join(stored('cache'), path))) await replace(join(stored('cache'), path), join(workspace, path));
      return;
    case 'actions/cache/save':
      for (const path of linesOf(given.path))
        if (existsSync(join(workspace, path))) await replace(join(workspace, path), join(stored('cache'), path));
      return;
    case 'actions/configure-pages':
      runner.steps[id ?? ''] = { outputs: { base_url: forge.pagesUrl } };
      return;
    case 'actions/upload-artifact':
    case 'actions/upload-pages-artifact':
      // Both leave out names that begin with a dot, unless told otherwise.
      return await replace(join(workspace, given.path ?? ''), stored(`artifact-${given.name ?? 'github-pages'}`), {
        filter: (from) => given['include-hidden-files'] === 'true' || !basename(from).startsWith('.'),
      });
    case 'actions/deploy-pages':
      return await replace(stored('artifact-github-pages'), stored('github-pages'));
    default:
      throw new Error(`${uses} of ${trigger.event} is not known here`);
  }
}

async function replace(from: string, to: string, options: CopyOptions = {}): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true, ...options });
}

function linesOf(given = ''): string[] {
  return given.split('\n').filter((line) => line !== '');
}

/** Checks out the commit, with as much of its history as is wanted: by default none. */
async function checkOut({ forge, trigger, workspace }: Runner, depth = '1'): Promise<void> {
  const git = gitIn(workspace);
  await git('init', '--quiet', '--initial-branch', trigger.branch);
  await git('remote', 'add', 'origin', `file://${forge.shop.remote}`);
  await git('fetch', '--quiet', '--depth', depth, 'origin', trigger.sha);
  await git('checkout', '--quiet', '-B', trigger.branch, 'FETCH_HEAD');
}
