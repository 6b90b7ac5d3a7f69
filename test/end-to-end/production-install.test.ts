import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../support/build.ts';
import { folderSize } from '../support/folder-size.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** In MB; of which the runtime is 122, and 189 before its headers are left out, and what a build keeps for the next one 25. */
const MOST = 470;

/** What a clone has: all but what git ignores. */
async function cloneProject(): Promise<string> {
  const ignored = new Set(['.git', ...readFileSync(join(root, '.gitignore'), 'utf8').split(/\/?\n/)]);
  const folder = await temporaryFolder();
  cpSync(root, folder, { recursive: true, filter: (source) => !ignored.has(basename(source)) });
  return folder;
}

/** What a stranger's shell has: nothing of this project. npm keeps its cache, so that packages need not come again. */
async function strangersEnvironment(): Promise<NodeJS.ProcessEnv> {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(root));
  const PATH = path.join(delimiter);
  const env = { ...process.env, PATH };
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return {
    PATH,
    HOME: await temporaryFolder(),
    PORT: '0',
    npm_config_cache: cache.trim(),
    npm_config_prefer_offline: 'true',
    npm_config_update_notifier: 'false',
  } as NodeJS.ProcessEnv;
}

it('npm start in a fresh clone installs what it needs and no more, builds, and serves', async () => {
  const folder = await cloneProject();
  const npm = spawn('npm', ['start'], { cwd: folder, env: await strangersEnvironment(), detached: true });
  onTestFinished(() => stopGroup(npm.pid));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const [, found] = /^ {2}(http:\S+)\/ +the site$/m.exec(output) ?? [];
        if (found) resolve(found);
      });
    npm.once('close', (code) => reject(new Error(`npm start ended with ${code}: ${output}`)));
  });

  for (const path of ['/', '/reviews.json', '/docs/api']) expect((await fetch(origin + path)).status, path).toBe(200);
  const image = Buffer.from(await (await fetch(`${origin}/social.png`)).arrayBuffer());
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  expect(existsSync(join(folder, 'node_modules', 'vitest'))).toBe(false);

  npm.kill('SIGTERM');
  await once(npm, 'close');
  await expect(fetch(origin)).rejects.toThrow();

  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
  const [all, modules, runtime] = [folder, join(folder, 'node_modules'), join(folder, 'node_modules', 'node')].map(folderSize);
  console.log(
    `npm start in a fresh clone: ${all} MB, of which ${modules} MB in ${Object.keys(packages).length} packages, of which the runtime ${runtime} MB`,
  );
  expect(all).toBeLessThanOrEqual(MOST);
}, 600_000);

/** Ends whatever a failed test has left running. */
function stopGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
