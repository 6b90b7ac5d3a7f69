import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { root } from '../../support/build.ts';
import { makeFolder } from '../../support/content/content.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { mayIsolate } from '../../support/programs/may-isolate.ts';
import { sampleDist } from '../../support/shared.ts';

const run = promisify(execFile);

const containerfile = join(root, 'docs', 'run', 'container', 'Containerfile');

const podman = mayIsolate() && installedProgram('buildah') ? installedProgram('podman') : undefined;

/** The page's options for a container without privileges, and options for what this machine may not have. */
const CLOSED = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges'];
const HERE = ['--cgroups=disabled', '--ulimit=nofile=1024:1024', '--ulimit=nproc=1000:1000', '--health-interval=disable'];

describe.skipIf(!podman)('docs/run/container/Containerfile', () => {
  let folder: string;
  let store: readonly string[];
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'container-'));
    store = ['--storage-driver=vfs', '--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
    port = await freePort();
    const base = join(folder, 'base');
    await makeBase(base);
    await writeFile(join(folder, 'base.Containerfile'), 'FROM scratch\nCOPY . /\n');
    await buildImage('base', join(folder, 'base.Containerfile'), base);
    const dist = join(folder, 'dist');
    await cp(await sampleDist(), dist, { recursive: true });
    // As with a umask of 077.
    await run('chmod', ['-R', 'go=', dist]);
    await buildImage('reviews', containerfile, dist, '--build-arg=BASE=localhost/base');
  });

  afterAll(async () => {
    await inPodman('rm', '--all', '--force', '--volumes').catch(() => {});
    await rm(folder, { recursive: true, force: true });
  });

  /** Replaces the image that the page names, which is not on this machine: the same paths, with this Node. */
  async function makeBase(base: string): Promise<void> {
    const { stdout } = await run('ldd', [process.execPath]);
    const libraries = stdout.match(/\/\S+/g) ?? [];
    for (const [from, to] of [[process.execPath, '/nodejs/bin/node'], ...libraries.map((each) => [each, each])]) {
      mkdirSync(dirname(join(base, to ?? '')), { recursive: true });
      copyFileSync(from ?? '', join(base, to ?? ''));
    }
    await chmod(join(base, 'nodejs/bin/node'), 0o755);
  }

  async function buildImage(tag: string, file: string, context: string, ...options: readonly string[]): Promise<void> {
    // With layers, as Docker and Podman build.
    const how = ['--layers', '--isolation=chroot', '--format=docker', `--tag=${tag}`, `--file=${file}`];
    await run('buildah', [...store, 'build', ...how, ...options, context]);
  }

  /** Runs podman with a single hierarchy of control groups. Some machines have two, which its runtime refuses. */
  async function inPodman(...command: readonly string[]): Promise<string> {
    const script = 'umount --recursive /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup; exec "$@"';
    const { stdout } = await run('unshare', ['--mount', 'sh', '-c', script, 'sh', podman ?? '', ...store, ...command]);
    return stdout.trim();
  }

  const start = (options: readonly string[], ...command: readonly string[]) =>
    inPodman('run', '--detach', '--name=reviews', ...CLOSED, ...HERE, ...options, 'localhost/reviews', ...command);

  const isReady = () =>
    vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), { timeout: 20_000 });

  const ask = (code: string) => inPodman('exec', 'reviews', '/nodejs/bin/node', '--print', code);

  it('makes an image of Node, the server and the pack, which starts as nobody and says what it is', async () => {
    const [image] = JSON.parse(await inPodman('image', 'inspect', 'localhost/reviews'));
    expect(image.Config).toMatchObject({
      User: '65532:65532',
      Entrypoint: ['/nodejs/bin/node'],
      Cmd: ['/app/server/entry.mjs'],
      StopSignal: 'SIGTERM',
      Env: expect.arrayContaining(['HOST=0.0.0.0', 'PORT=4321', 'METRICS_PORT=9464', 'DATABASE_URL=file:/data/hub.sqlite']),
      Labels: { 'org.opencontainers.image.title': 'Verified reviews' },
    });
    const [base] = JSON.parse(await inPodman('image', 'inspect', 'localhost/base'));
    const pack = statSync(join(await sampleDist(), 'publication.pack')).size;
    console.log(
      `${((image.Size - base.Size) / 1e6).toFixed(1)} MB beside Node, of which ${(pack / 1e6).toFixed(1)} MB are the pack`,
    );
    expect(image.Size - base.Size).toBeLessThan(pack + 6e6);
  });

  it('runs with nothing but its volume, is healthy, and keeps its store over a new container', async () => {
    const settings = ['HOST=127.0.0.1', `PORT=${port}`, `METRICS_PORT=${await freePort()}`].map((each) => `--env=${each}`);
    const onLoopback = ['--network=host', '--volume=hub:/data', ...settings];
    await start(onLoopback);
    await isReady();
    expect((await fetch(`http://127.0.0.1:${port}/api/reviews/search?limit=1`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
    expect(await inPodman('healthcheck', 'run', 'reviews')).toBe('');
    expect(await ask('process.getuid()')).toBe('65532');
    expect(await ask('try { fs.writeFileSync("/app/own", "") } catch (error) { error.code }')).toBe('EROFS');
    const status = await ask('fs.readFileSync("/proc/1/status", "utf8")');
    expect(status).toMatch(/^CapEff:\s+0+$/m);
    const kept = await ask('fs.statSync("/data/hub.sqlite").ino');
    // The hub's commands work without a shell.
    expect(await inPodman('exec', 'reviews', '/nodejs/bin/node', '/app/server/hub.mjs', 'list')).toContain('subscription');

    const stopped = performance.now();
    await inPodman('stop', '--time=15', 'reviews');
    expect(performance.now() - stopped).toBeLessThan(12_000);
    expect(await inPodman('inspect', '--format={{.State.ExitCode}}', 'reviews')).toBe('0');
    await inPodman('rm', 'reviews');

    await start(onLoopback);
    await isReady();
    expect(await ask('fs.statSync("/data/hub.sqlite").ino')).toBe(kept);
  });

  it('is not healthy while nothing answers', async () => {
    await inPodman('rm', '--force', 'reviews');
    await start(['--network=none'], '-e', 'setInterval(() => {}, 1e6)');
    await expect(inPodman('healthcheck', 'run', 'reviews')).rejects.toThrow();
  });
});

it.skipIf(!installedProgram('docker-compose'))(
  'docs/run/container/compose.yaml is valid, and asks for its password',
  async () => {
    const file = join(root, 'docs', 'run', 'container', 'compose.yaml');
    // As in a shop's folder.
    const folder = await makeFolder({ 'compose.yaml': readFileSync(file, 'utf8'), 'dist/package.json': '{}' });
    const config = (env: Record<string, string>) =>
      run('docker-compose', ['config'], { cwd: folder, env: { PATH: process.env.PATH, ...env } as NodeJS.ProcessEnv });
    await expect(config({})).rejects.toThrow('write it into .env');
    const { stdout } = await config({ POSTGRES_PASSWORD: 'word' });
    expect(stdout).toContain('postgres://reviews:word@postgres/reviews');
    expect(readFileSync(file, 'utf8')).not.toContain('word@');
  },
);
