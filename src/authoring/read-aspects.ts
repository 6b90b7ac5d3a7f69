import { join } from 'node:path';
import type { OwnAspect } from '../insights/own-aspect.ts';
import { checkAspects } from './editorial/check-aspects.ts';
import { readTextFile } from './files/read-text-file.ts';
import { type Read, readOn } from './problems/read.ts';
import { checkSources } from './source/source.ts';
import { readYaml } from './yaml/read-yaml.ts';

/** Reads and checks `aspects.yaml` alone, whatever else the folder holds; `shown` is what a problem calls the folder. */
export async function readAspects(directory: string, shown: string): Promise<Read<OwnAspect[]>> {
  const text = await readTextFile({ path: join(directory, 'aspects.yaml'), file: join(shown, 'aspects.yaml') });
  return checkSources(
    readOn(text, ({ file, text }) => readYaml(file, text)),
    checkAspects,
  );
}
