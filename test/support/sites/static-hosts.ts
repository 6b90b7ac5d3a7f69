import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { LONG } from '../programs/run-package.ts';

/** A static host that serves the files of a folder on loopback. */
export interface StaticHost {
  readonly origin: string;
  close(): Promise<unknown>;
}

/** Starts the host `http-server` with its defaults. */
export async function startHttpServer(folder: string): Promise<StaticHost> {
  // The package has no types.
  const { createServer } = createRequire(import.meta.url)('http-server') as {
    createServer(options: { root: string }): { server: Server };
  };
  const { server } = createServer({ root: folder });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts Cloudflare's local Pages, without requests to other sites. */
export async function startWrangler(folder: string): Promise<StaticHost> {
  const settings = {
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    // With its banner, it asks the registry for a newer version.
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
  const program = join(LONG, 'node_modules', 'wrangler', 'wrangler-dist', 'cli.js');
  return startProgram(process.execPath, settings, (port) => ({
    args: [
      program,
      'pages',
      'dev',
      folder,
      '--ip=127.0.0.1',
      `--port=${port}`,
      '--inspector-port=0',
      '--compatibility-date=2026-01-01',
    ],
  }));
}

/** Starts Netlify's local server, without anything that it would download. */
export async function startNetlify(program: string, folder: string): Promise<StaticHost> {
  return startProgram(program, { NETLIFY_TELEMETRY_DISABLED: '1', CI: '1' }, (port) => ({
    args: ['dev', '--offline', '--internal-disable-edge-functions', '--no-open', '--dir', folder, '--port', String(port)],
  }));
}

/** Debian's nginx module that sends `.br` twins, if it is installed. */
export const NGINX_BROTLI = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find((file) => existsSync(file));

/** Starts nginx with lines for its configuration. */
export async function startNginx(program: string, lines: (port: number) => string): Promise<StaticHost> {
  // Only the lines for static hosts use it.
  const module = NGINX_BROTLI === undefined ? '' : `load_module ${NGINX_BROTLI}; `;
  const paths = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map((name) => `${name}_temp_path ${name};`).join(' ');
  return startProgram(program, {}, (port, place) => ({
    args: ['-p', place, '-e', 'stderr', '-c', join(place, 'nginx.conf')],
    config: {
      name: 'nginx.conf',
      text: `${module}daemon off; pid nginx.pid; events {} http { access_log off; ${paths}\n${lines(port)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('listen [::]:80;', '')} }`,
    },
  }));
}

/** Starts Caddy with a site for its configuration. */
export async function startCaddy(program: string, site: (port: number) => string): Promise<StaticHost> {
  return startProgram(program, {}, (port, place) => ({
    args: ['run', '--config', join(place, 'Caddyfile')],
    config: { name: 'Caddyfile', text: `{\n\tadmin off\n\tauto_https off\n}\n${site(port)}` },
  }));
}

const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'autoindex',
  'negotiation',
  'rewrite',
  'headers',
  'filter',
  'deflate',
];

/** Starts Apache with a virtual host for its configuration, and the modules of shared web space. */
export async function startApache(program: string, virtualHost: (port: number) => string): Promise<StaticHost> {
  const modules = APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  return startProgram(program, {}, (port, place) => ({
    args: ['-d', place, '-f', join(place, 'httpd.conf'), '-D', 'FOREGROUND'],
    config: {
      name: 'httpd.conf',
      text: [
        ...modules,
        `Listen 127.0.0.1:${port}`,
        'ServerName localhost',
        'PidFile httpd.pid',
        'ErrorLog error.log',
        'TypesConfig /etc/mime.types',
        // As in Debian's configuration.
        'AddLanguage br .br',
        'AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css application/javascript application/xml',
        // Only root needs, and may name, another account.
        ...(process.getuid?.() === 0 ? ['User nobody', 'Group nogroup'] : []),
        // Some web space answers an address without an ending by any file of that name.
        virtualHost(port).replace('Options FollowSymLinks', 'Options FollowSymLinks MultiViews'),
      ].join('\n'),
    },
  }));
}

interface Start {
  readonly args: readonly string[];
  readonly config?: { readonly name: string; readonly text: string };
}

/** Starts a program in a folder of its own, which is removed with it, and waits until it answers. */
async function startProgram(
  program: string,
  settings: Readonly<Record<string, string>>,
  prepare: (port: number, place: string) => Start,
): Promise<StaticHost> {
  const port = await freePort();
  const place = await mkdtemp(join(tmpdir(), 'static-host-'));
  const { args, config } = prepare(port, place);
  if (config) await writeFile(join(place, config.name), config.text);
  const child = spawn(program, args, {
    cwd: place,
    env: { PATH: process.env.PATH, HOME: place, ...settings } as unknown as NodeJS.ProcessEnv,
    // Some programs start others, which must end with them, so each has a process group of its own.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', end);
  const exited = once(child, 'close');
  const close = async () => {
    process.off('exit', end);
    end();
    await exited;
    await rm(place, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) {
      await close();
      throw new Error(`${program} ended with ${child.exitCode}:\n${output}`);
    }
    await setTimeout(50);
  }
  return { origin, close };
}

function answers(origin: string): Promise<boolean> {
  return fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
