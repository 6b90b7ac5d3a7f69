import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { write } from '../../support/content/content.ts';
import { codeBlocks } from '../../support/documents.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { startSshServer } from '../../support/shop/ssh-server.ts';
import { readPage } from '../../support/sites/run-pages.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const run = promisify(execFile);

const SSHD = installedProgram('sshd');

describe.skipIf(!installedProgram('lftp') || !SSHD)('the command for rented web space', () => {
  it('sends what changed, deletes what is gone, and leaves the other site alone', async () => {
    const [shop, host] = [await temporaryFolder(), await temporaryFolder()];
    const login = await startSshServer(SSHD as string, await temporaryFolder());
    const [, user, name] = /^(.*)@(.*)$/.exec(login.userAtHost) ?? [];
    const ssh = installedProgram('ssh') as string;
    // The owner's ~/.ssh, with the key and the host.
    await writeFile(join(shop, 'key'), login.key, { mode: 0o600 });
    await writeFile(join(shop, 'known'), login.knownHosts);
    await mkdir(join(shop, 'bin'));
    await writeFile(join(shop, 'bin', 'ssh'), `#!/bin/sh\nexec ${ssh} -i ${shop}/key -o UserKnownHostsFile=${shop}/known "$@"\n`);
    await chmod(join(shop, 'bin', 'ssh'), 0o755);
    const line = codeBlocks(readPage('apache'), 'sh').find((block) => block.startsWith('lftp')) ?? '';
    const command = line
      .replace('dist/client shop', `dist/client ${host}/shop`)
      .replace('sftp://user@example.org', `sftp://${user}@${name}:${login.port}`);
    const upload = () =>
      run('sh', ['-c', command], { cwd: shop, env: { PATH: `${join(shop, 'bin')}${delimiter}${process.env.PATH}`, HOME: shop } });
    const online = (path: string) => readFileSync(join(host, 'shop', path), 'utf8');

    await write(host, 'wp-config.php', 'the other site');
    await write(shop, 'dist/client/.htaccess', 'rules');
    await write(shop, 'dist/client/reviews/a.html', '4 stars');
    await write(shop, 'dist/client/reviews/b.html', 'removed');
    await upload();
    expect([online('.htaccess'), online('reviews/a.html'), online('reviews/b.html')]).toEqual(['rules', '4 stars', 'removed']);

    await write(shop, 'dist/client/reviews/a.html', '5 stars');
    const next = Date.now() / 1000 + 1;
    await utimes(join(shop, 'dist/client/reviews/a.html'), next, next);
    await rm(join(shop, 'dist/client/reviews/b.html'));
    await upload();
    expect(online('reviews/a.html')).toBe('5 stars');
    expect(existsSync(join(host, 'shop/reviews/b.html'))).toBe(false);
    expect(readFileSync(join(host, 'wp-config.php'), 'utf8')).toBe('the other site');
  });
});
