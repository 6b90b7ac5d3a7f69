import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './support/build.ts';
import { lintWorkflow } from './support/judges/actionlint.ts';

const WORKFLOWS = '.github/workflows';

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

const workflows = readdirSync(join(root, WORKFLOWS)).map((name) => `${WORKFLOWS}/${name}`);

describe.each(workflows)('%s', (path) => {
  it('has no fault that actionlint finds', async () => {
    expect(await lintWorkflow(read(path), path)).toEqual([]);
  });

  it('takes actions of others by their commit, which nobody can exchange', () => {
    const actions = [...read(path).matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
  });

  it('runs only tests that are there', () => {
    const tests = [...read(path).matchAll(/\btest\/\S+\.ts\b/g)].map(([test]) => test);
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  });

  it('may only read, but where a job asks for more', () => {
    const { permissions } = parse(read(path)) as { permissions: object };
    expect(permissions).toEqual({ contents: 'read' });
  });
});

describe('newer versions of actions', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as { updates: { directories: string[] }[] };
  const folders = updates
    .flatMap(({ directories }) => directories)
    .map((folder) => (folder === '/' ? WORKFLOWS : folder.slice(1)));

  it('are proposed for these workflows and those of a shop', () => {
    expect(folders).toEqual([WORKFLOWS, `scripts/init/template/${WORKFLOWS}`]);
  });

  it('are taken for all workflows at once', () => {
    const texts = folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => read(`${folder}/${name}`)));
    const used = new Set(texts.flatMap((text) => [...text.matchAll(/uses: (\S+) # (\S+)/g)].map(([use]) => use)));
    const actions = [...used].map((use) => use.replace(/@.*/, ''));
    expect(actions.length).toBeGreaterThan(5);
    expect(actions).toEqual([...new Set(actions)]);
  });
});

it('actionlint finds what is wrong', async () => {
  const wrong = read(`${WORKFLOWS}/ci.yml`).replace('github.ref', 'github.reff').replace('runs-on', 'run-on');
  const faults = await lintWorkflow(wrong, `${WORKFLOWS}/ci.yml`);
  expect(faults.join('\n')).toMatch(/property "reff" is not defined/);
  expect(faults.join('\n')).toMatch(/unexpected key "run-on"/);
});
