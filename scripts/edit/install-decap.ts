import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rename } from '../../src/rename.ts';
import { runNpm, shop } from '../support/project.ts';
import { Refusal } from '../support/run.ts';
import { MENDS_DIGEST, mendedDecap } from './mended-decap.ts';
import { readTar } from './read-tar.ts';

/** The package of the forms' program, and its digest: a download with other bytes is refused. */
const PACKAGE = 'decap-cms@3.16.3';
const SHA512 = 'hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';

/** A folder that is there is not unpacked again, so its name says what is mended. */
const FOLDER = join(shop(), 'node_modules', '.cache', `${PACKAGE.replace('@', '-')}-${MENDS_DIGEST}`);

/** The files of the package that a browser requests: the program in parts, and its licences. The rest is for debugging. */
const NEEDED = /^package\/dist\/(?:(?:\d+\.)?decap-cms\.js(?:\.LICENSE\.txt)?|[0-9a-f]+\.wasm)$/;

const PROGRAM = 'decap-cms.js';

/**
 * Returns the folder of Decap CMS, which is installed when it is first needed: its one package from the registry (16 MB), without
 * the 480 packages that it was built from. The folder appears complete, by one rename.
 */
export async function installDecap(tell: (line: string) => void): Promise<string> {
  if (existsSync(FOLDER)) return FOLDER;
  tell(`Installing the forms (${PACKAGE}, 16 MB; only the first time) …`);
  await mkdir(join(FOLDER, '..'), { recursive: true });
  const work = await mkdtemp(`${FOLDER}-`);
  try {
    await unpack(await download(work), join(work, 'files'));
    await rename(join(work, 'files'), FOLDER).catch((error) => {
      if (!existsSync(FOLDER)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return FOLDER;
}

async function download(folder: string): Promise<Buffer> {
  const parameters = ['pack', PACKAGE, '--ignore-scripts'];
  const code = await runNpm(parameters, { cwd: folder, stdio: 'ignore' });
  const [name] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  if (code !== 0 || name === undefined)
    throw new Refusal(`npm could not get ${PACKAGE}; is the package registry reachable? "npm view ${PACKAGE}" tells more`);
  return readFile(join(folder, name));
}

async function unpack(packed: Buffer, folder: string): Promise<void> {
  if (hash('sha512', packed, 'base64') !== SHA512)
    throw new Refusal(`what the registry gave for ${PACKAGE} is not that package: its digest is another; nothing was installed`);
  await mkdir(folder);
  for (const { name, bytes } of readTar(gunzipSync(packed))) {
    const file = basename(name);
    if (NEEDED.test(name)) await writeFile(join(folder, file), file === PROGRAM ? mendedDecap(bytes.toString()) : bytes);
  }
}
