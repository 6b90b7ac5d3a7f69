import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { root } from '../build.ts';
import { startRegistry } from '../network/registry.ts';
import { packedSoftware } from '../shared.ts';
import { sharedFolder } from '../temporary-folder.ts';
import { npmConfig, strangersEnvironment } from './stranger.ts';

/** A machine with npm, and the software in its registry. All tests of a file share it. */
interface EmptyPlace {
  /** An empty folder. */
  readonly folder: string;
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
  /** Adds a later version of the software to the registry. */
  publish(tarball: string): void;
}

export async function emptyPlace(): Promise<EmptyPlace> {
  const tarball = await packedSoftware();
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const registry = await startRegistry(npmConfig('registry'), packages);
  afterAll(() => registry.close());
  registry.publish(tarball);
  const home = sharedFolder();
  return {
    folder: sharedFolder(),
    home,
    env: { ...strangersEnvironment(home), npm_config_registry: registry.origin },
    publish: registry.publish,
  };
}
