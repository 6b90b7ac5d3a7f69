import { join } from 'node:path';
import { z } from 'zod';
import type { OwnAspect } from '../insights/own-aspect.ts';
import { type Trade, tradeSchema } from '../reviews/schemas/business.ts';
import type { Parsed } from '../reviews/schemas/issues.ts';
import { checkAspects } from './editorial/check-aspects.ts';
import type { FileName } from './files/names/content-names.ts';
import { readTextFile } from './files/read-text-file.ts';
import { type Read, readOn } from './problems/read.ts';
import { parseValue } from './source/parse-value.ts';
import { checkSources } from './source/source.ts';
import { readYamlFile } from './yaml/read-yaml.ts';

/** Reads and checks `aspects.yaml` alone, whatever else the folder holds; `shown` is what a problem calls the folder. */
export function readAspects(directory: string, shown: string): Promise<Read<OwnAspect[]>> {
  return readAlone('aspects.yaml', directory, shown, checkAspects);
}

const schema = z.object({ trade: tradeSchema.optional() });

/** Reads the trade in `business.yaml` alone, whatever else stands there; `shown` is what a problem calls the folder. */
export function readTrade(directory: string, shown: string): Promise<Read<{ trade?: Trade | undefined }>> {
  return readAlone('business.yaml', directory, shown, (value) => parseValue(schema, value));
}

async function readAlone<T>(
  name: FileName,
  directory: string,
  shown: string,
  check: (value: unknown) => Parsed<T>,
): Promise<Read<T>> {
  const text = await readTextFile({ path: join(directory, name), file: join(shown, name) });
  return checkSources(readOn(text, readYamlFile), check);
}
