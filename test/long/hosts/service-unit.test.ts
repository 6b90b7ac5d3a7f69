import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { root } from '../../support/build.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';
import { authority } from '../../support/hub/authority.ts';
import { isPost, startCallback } from '../../support/hub/callback-server.ts';
import { subscribeForm } from '../../support/hub/hub.ts';
import { askUnderLoad } from '../../support/network/load.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { mayIsolate } from '../../support/programs/may-isolate.ts';
import { sampleDist } from '../../support/shared.ts';
import { sealSite } from '../../support/sites/sealed-site.ts';

const run = promisify(execFile);

const BASE_URL = 'https://reviews.example.com';
const page = readFileSync(join(root, 'docs', 'run', 'server.md'), 'utf8');
const unit = join(root, 'docs', 'run', 'reviews.service');

/** What the page writes into a file of the machine. */
function fileOfPage(name: string): string {
  return new RegExp(`/dev/stdin ${name} <<'END'\n(.*?)^END$`, 'ms').exec(page)?.[1] ?? '';
}

/** A machine inside this one. Its systemd is process 1, and it has this machine's programs, which it cannot change. */
interface Machine {
  /** Runs a program in it, and returns what the program prints. */
  run(...command: readonly string[]): Promise<string>;
  stop(): Promise<unknown>;
}

async function bootMachine(nspawn: string, files: Readonly<Record<string, string>>, start: string): Promise<Machine> {
  const binds = Object.entries(files).map(([inside, outside]) => `--bind=${outside}:${inside}`);
  const options = ['--volatile=yes', '--register=no', '--keep-unit', '--console=read-only', `--machine=m${process.pid}`];
  // The units of this machine's other programs do not start, and nobody is asked for root's password.
  const system = ['-b', `systemd.unit=${start}`, 'systemd.firstboot=no'];
  const child = spawn(nspawn, ['-D', '/', ...options, ...binds, ...system], { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');
  const first = await vi.waitFor(
    () => {
      const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').slice(0, -1);
      // The processes that only set the machine up have ended by then.
      const found = children.find((pid) => readFileSync(`/proc/${pid}/comm`, 'utf8') === 'systemd\n');
      if (found === undefined) throw new Error(`no systemd: ${output}`);
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
  return {
    run: async (...command) => (await run('nsenter', ['--target', first, '--all', ...command])).stdout,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      process.off('exit', end);
    },
  };
}

const nspawn = mayIsolate() ? installedProgram('systemd-nspawn') : undefined;

/** Tries what an intruder would try, as the unit's own process. */
const PROBE = `
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
const tried = (what) => { try { const found = what(); return found ?? 'done'; } catch ({ code, status }) { return code ?? status; } };
const socket = createServer();
socket.on('error', ({ code }) => finish(code)).listen('/var/lib/reviews/socket', () => finish('done'));
function finish(unixSocket) {
  socket.close();
  writeFileSync('/var/lib/reviews/found.json', JSON.stringify({
    unixSocket,
    build: tried(() => writeFileSync('/srv/reviews/dist/publication.pack', '')),
    settings: tried(() => void readdirSync('/etc/reviews.env')),
    system: tried(() => mkdirSync('/usr/own')),
    homes: tried(() => readdirSync('/root')),
    processes: tried(() => readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).length),
    devices: tried(() => readdirSync('/dev').filter((name) => /^(sd|vd|nvme|kmsg|mem)/.test(name)).length),
    namespace: tried(() => void execFileSync('unshare', ['--user', 'true'], { stdio: 'ignore' })),
  }));
  process.exit();
}
`;

describe.skipIf(!nspawn)('docs/run/reviews.service, under a systemd of its own', () => {
  let folder: string;
  let origin: string;
  let machine: Machine;
  let versions = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'service-unit-'));
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'srv'));
    await build(join(folder, 'srv', 'dist'));
    const port = await freePort();
    const settings = fileOfPage('/etc/reviews.env')
      .replace('PORT=4321', `PORT=${port}`)
      .replace('METRICS_PORT=9464', `METRICS_PORT=${await freePort()}`);
    const forTests = 'RATE_LIMIT=0\nHUB_ALLOW_CALLBACK_NETS=127.0.0.1/32\nNODE_EXTRA_CA_CERTS=/srv/reviews/ca.pem\n';
    const probe = readFileSync(unit, 'utf8')
      .replace(/^ExecStart=.*/m, 'ExecStart=/opt/node/bin/node /srv/reviews/probe.mjs')
      .replace(/^Restart=.*\n/m, '')
      .replace('Type=exec', 'Type=oneshot');
    await Promise.all([
      writeFile(join(folder, 'reviews.env'), settings + forTests),
      writeFile(join(folder, 'account.conf'), 'u reviews - - /var/lib/reviews\n'),
      writeFile(join(folder, 'srv', 'ca.pem'), authority.ca),
      writeFile(join(folder, 'srv', 'probe.mjs'), PROBE),
      writeFile(join(folder, 'probe.service'), probe),
      writeFile(join(folder, 'reviews-hub'), fileOfPage('/usr/local/sbin/reviews-hub'), { mode: 0o755 }),
    ]);
    const files = {
      '/etc/reviews.env': join(folder, 'reviews.env'),
      '/etc/sysusers.d/reviews.conf': join(folder, 'account.conf'),
      '/etc/systemd/system/probe.service': join(folder, 'probe.service'),
      '/etc/systemd/system/reviews.service': unit,
      '/opt/node/bin/node': process.execPath,
      '/run/reviews-hub': join(folder, 'reviews-hub'),
      '/srv/reviews': join(folder, 'srv'),
    };
    machine = await bootMachine(nspawn ?? '', files, 'reviews.service');
    origin = `http://127.0.0.1:${port}`;
    await ready();
  });

  afterAll(async () => {
    await machine?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Makes a build, with one more review each time. */
  async function build(dist: string): Promise<void> {
    versions++;
    const text = `Version ${versions}. ${'Fine. '.repeat(200)}`;
    const reviews = Array.from({ length: 5 + versions }, (_, n) => authoredReview({ id: `review-${n}`, text }));
    const site = sampleSite({ baseUrl: BASE_URL, reviews });
    const { packFile } = await sealSite(join(folder, 'made'), { site, now: new Date(Date.UTC(2026, 2, 1, versions)) });
    await cp(join(await sampleDist(), 'server'), join(dist, 'server'), { recursive: true });
    await rename(packFile, join(dist, 'publication.pack'));
  }

  const ready = () =>
    vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), { timeout: 20_000, interval: 50 });

  const property = async (name: string) => (await machine.run('systemctl', 'show', '--value', '-p', name, 'reviews')).trim();

  /** Does step 3 of the page, on the server's side. */
  async function putInPlace(): Promise<void> {
    await build(join(folder, 'srv', 'dist.new'));
    const [, command = ''] = /^ssh \S+ 'cd \/srv\/reviews && (.*)'$/m.exec(page) ?? [];
    await run('sh', ['-c', command], { cwd: join(folder, 'srv') });
  }

  it('runs the server under an account of its own, with no capabilities, and with a filter', async () => {
    const status = await machine.run('cat', `/proc/${await property('MainPID')}/status`);
    const account = (await machine.run('id', '--user', 'reviews')).trim();
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(account);
    expect(status).toMatch(/^CapBnd:\s+0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(status).toMatch(/^Seccomp:\s+2$/m);
  });

  it('leaves nothing to an intruder but the network and the store', async () => {
    await machine.run('systemctl', 'start', 'probe');
    expect(JSON.parse(await machine.run('cat', '/var/lib/reviews/found.json'))).toEqual({
      unixSocket: 'EAFNOSUPPORT',
      build: 'EROFS',
      settings: expect.stringMatching(/^(EACCES|ENOTDIR)$/),
      system: 'EROFS',
      homes: 'EACCES',
      processes: 1,
      devices: 0,
      namespace: 1,
    });
  });

  it('serves on while a build is put in place, sends it to subscribers, and keeps them over a restart', async () => {
    const callback = await startCallback();
    const form = subscribeForm(`${callback.origin}/here`, { 'hub.topic': `${BASE_URL}/feed.xml` });
    const subscribed = await fetch(`${origin}/api/websub/hub`, { method: 'POST', body: new URLSearchParams(form) });
    expect(subscribed.status).toBe(202);
    await callback.waitFor(({ method }) => method === 'GET');

    const load = askUnderLoad(origin, { pauseMs: 0 });
    await putInPlace();
    const delivered = await callback.waitFor(isPost);
    await putInPlace();
    await callback.waitFor((request) => isPost(request) && !request.body.equals(delivered.body));
    const { answers, faults } = await load.stop();
    expect(faults).toEqual([]);
    console.log(`${answers} answers while two builds were put in place, ${faults.length} faults`);

    await machine.run('systemctl', 'restart', 'reviews');
    await ready();
    await machine.run('systemctl', 'start', 'dbus.socket');
    const { subscriptions } = JSON.parse(await machine.run('/run/reviews-hub', 'list', '--json'));
    expect(subscriptions).toMatchObject([{ topic: `${BASE_URL}/feed.xml`, state: 'current' }]);
    await machine.run('/run/reviews-hub', 'backup', '/var/lib/reviews/backup.sqlite');
    expect(await machine.run('ls', '-l', '/var/lib/reviews/backup.sqlite')).toContain(' reviews reviews ');
  });

  it('starts it again when it dies, and stops it in time', async () => {
    await machine.run('kill', '-KILL', await property('MainPID'));
    await vi.waitFor(async () => expect(await property('NRestarts')).toBe('1'), { timeout: 10_000 });
    await ready();
    const started = performance.now();
    await machine.run('systemctl', 'stop', 'reviews');
    expect(performance.now() - started).toBeLessThan(12_000);
    expect([await property('Result'), await property('ExecMainStatus')]).toEqual(['success', '0']);
  });
});
