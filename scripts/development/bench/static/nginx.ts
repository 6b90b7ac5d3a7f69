import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../support/network/free-port.ts';
import { type Contender, whenAnswering } from '../contender.ts';

/** The unit in which Linux counts the processor time of a process, in microseconds. */
const TICK = 10_000;

/** A configuration with one worker, which sends the files of a folder for each coding and writes no log. */
const configuration = (folder: string, port: number): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${folder}/${part};`).join(' ')}
  types { application/json json; text/html html; }
  map $http_accept_encoding $folder { default identity; br br; gzip gzip; }
  map $http_accept_encoding $coding { default ''; br br; gzip gzip; }
  server {
    listen 127.0.0.1:${port};
    root ${folder}/$folder;
    add_header Content-Encoding $coding;
  }
}`;

/** Starts the nginx of the `PATH` with the twins in a folder. If there is none, prints a line and returns `undefined`. */
export async function startNginx(folder: string): Promise<Contender | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    console.log('  nginx is not installed here and is left out');
    return undefined;
  }
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, port));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
  // Otherwise nginx would outlive this process.
  process.once('SIGTERM', () => process.exit(1)).once('exit', () => child.kill('SIGKILL'));
  return {
    origin: await whenAnswering(child, port, 'nginx'),
    computed: () => computedBy(child.pid),
    resident: () => Promise.resolve(Number.NaN),
    stop: () => child.kill('SIGKILL'),
  };
}

/** The processor time of a process on Linux; NaN elsewhere. */
async function computedBy(pid = 0): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The fields after the name, which may contain spaces. The state is the third field of the line, and fields 14 and 15 are the
  // ticks.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
