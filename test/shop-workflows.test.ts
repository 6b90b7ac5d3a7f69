import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VERIFICATION_METHODS } from '../src/reviews/schemas/review.ts';
import { root } from './support/build.ts';
import { lintWorkflow } from './support/judges/actionlint.ts';
import { installedProgram } from './support/programs/installed-program.ts';
import { LONG } from './support/programs/run-package.ts';
import { TEMPLATE } from './support/shop/shop.ts';
import { CHANGE_FILE, readWorkflow, WORKFLOW_FILE, workflow } from './support/shop/workflow.ts';

// The workflows that `init` writes into a shop's folder, as they are written. The long tests run them.

const text = readFileSync(WORKFLOW_FILE, 'utf8');
const commands = commandsOf(workflow);
const form = readWorkflow(CHANGE_FILE);
const inputs = form.on.workflow_dispatch?.inputs ?? {};
const texts = [text, readFileSync(CHANGE_FILE, 'utf8')];

function commandsOf({ jobs }: typeof workflow): string[] {
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
}

it('has nothing that actionlint knows to be wrong', async () => {
  for (const each of texts) expect(await lintWorkflow(each, WORKFLOW_FILE)).toEqual([]);
});

it.skipIf(!installedProgram('shellcheck'))('has no command, and no script beside it, that shellcheck knows to be wrong', () => {
  const check = (input: string, ...parameters: string[]) =>
    execFileSync('shellcheck', [...parameters, '-'], { input, encoding: 'utf8', stdio: 'pipe' });
  expect(() => check('echo $a', '--shell=bash')).toThrow();
  expect(check([...commands, ...commandsOf(form)].map((command) => `(\n${command}\n)`).join('\n'), '--shell=bash')).toBe('');
  expect(check(readFileSync(join(TEMPLATE, 'publish.sh'), 'utf8'))).toBe('');
});

it('names each action by its commit, and says which version that is', () => {
  const used = texts.flatMap((each) => [...each.matchAll(/uses: (.*)/g)].map(([, action]) => action ?? ''));
  expect(used.length).toBeGreaterThan(12);
  expect(used.filter((action) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

it('may only read, but for the job that publishes, and gives pull requests no secret', () => {
  const { check, newest, publish } = workflow.jobs;
  const read = { contents: 'read', pages: 'read' };
  expect([workflow.permissions, check?.permissions, newest?.permissions]).toEqual([read, undefined, undefined]);
  expect(publish?.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
  expect(JSON.stringify(check)).not.toContain('secrets');
  // Nothing of the pull request runs before this step, and none that runs later gets the token.
  const withToken = check?.steps.findIndex(({ env }) => env?.GH_TOKEN !== undefined);
  expect([withToken, JSON.stringify(check).split('github.token').length]).toEqual([1, 2]);
  expect(text).not.toContain('pull_request_target');
  // Who cannot write to the repository cannot start the form.
  const write = { contents: 'write', actions: 'write', pages: 'read' };
  expect([Object.keys(form.on), form.permissions]).toEqual([['workflow_dispatch'], write]);
});

it('asks for nothing that docs/run/workflow.md does not tell of, and that tells of nothing else', () => {
  const page = readFileSync(join(root, 'docs', 'run', 'workflow.md'), 'utf8');
  const asked = new Set([...text.matchAll(/\b(?:vars|secrets)\.(\w+)/g)].map(([, name]) => name ?? ''));
  expect([...asked].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  const rows = page.split('\n').filter((line) => /^\| `[a-z0-9-]+`/.test(line));
  const told = rows.flatMap((row) => [...row.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? ''));
  expect(told.filter((name) => !asked.has(name))).toEqual([]);
  const [, hosts = ''] = /allowed: (github-pages.*?)"/.exec(text) ?? [];
  expect(rows.map((row) => /`(.*?)`/.exec(row)?.[1])).toEqual(hosts.split(', '));
});

it('uploads with the wrangler that the tests run', () => {
  const { dependencies } = JSON.parse(readFileSync(join(LONG, 'package.json'), 'utf8'));
  expect(text).toContain(`wrangler@${dependencies.wrangler} `);
});

it('puts no value into a command but by the environment, where it is no code', () => {
  expect([...commands, ...commandsOf(form)].filter((command) => command.includes('${{'))).toEqual([]);
});

it('has a form that offers what its command knows, in at most ten fields', () => {
  const [command = ''] = form.jobs.change?.steps.flatMap(({ run = '' }) => (run.includes('case $WHAT') ? run : [])) ?? [];
  for (const choice of inputs.what?.options ?? []) expect(command).toMatch(new RegExp(`^ *'?${choice}'?\\)`, 'm'));
  expect(inputs.method?.options).toEqual(['not known yet', ...VERIFICATION_METHODS]);
  expect(Object.keys(inputs).length).toBeLessThanOrEqual(10);
});
