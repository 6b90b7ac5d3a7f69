import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { PATIENCE } from '../patience.ts';

/** A login on this machine, and what is needed to use it. */
interface Login {
  readonly userAtHost: string;
  readonly port: string;
  /** The private key that is accepted. */
  readonly key: string;
  /** The server's line in a `known_hosts`. */
  readonly knownHosts: string;
}

/** Starts OpenSSH's server on loopback for as long as the test lasts, with new keys, for the user who runs the test. */
export async function startSshServer(program: string, folder: string): Promise<Login> {
  const port = String(await freePort());
  for (const name of ['host', 'login']) execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const lines = [
    'ListenAddress 127.0.0.1',
    `Port ${port}`,
    `HostKey ${join(folder, 'host')}`,
    `AuthorizedKeysFile ${join(folder, 'login.pub')}`,
    'PidFile none',
    // The folder is in /tmp, where others may write.
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication no',
    'Subsystem sftp internal-sftp',
  ];
  writeFileSync(join(folder, 'sshd_config'), `${lines.join('\n')}\n`);
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true });
  const child = spawn(program, ['-D', '-e', '-f', join(folder, 'sshd_config')], { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  await vi.waitFor(async () => {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  }, PATIENCE);
  const [type, key] = read('host.pub').split(' ');
  return {
    userAtHost: `${userInfo().username}@127.0.0.1`,
    port,
    key: read('login'),
    knownHosts: `[127.0.0.1]:${port} ${type} ${key}`,
  };
}
