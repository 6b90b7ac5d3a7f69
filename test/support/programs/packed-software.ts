import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareEnvironment, root } from '../build.ts';

/** Packs the software as it is published to npm. `where` is the tarball. */
export async function packSoftware(): Promise<{ where: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'packed-software-'));
  const files = join(folder, 'files');
  const env = bareEnvironment();
  execFileSync(process.execPath, ['scripts/development/package.ts', '--out', files], { cwd: root, env, stdio: 'pipe' });
  const said = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: files, env, stdio: 'pipe' });
  const [{ filename }] = JSON.parse(said.toString());
  return { where: join(folder, filename), close: () => rm(folder, { recursive: true, force: true }) };
}
