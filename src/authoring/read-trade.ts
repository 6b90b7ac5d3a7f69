import { join } from 'node:path';
import { z } from 'zod';
import { type Trade, tradeSchema } from '../reviews/schemas/business.ts';
import { readTextFile } from './files/read-text-file.ts';
import { type Read, readOn } from './problems/read.ts';
import { parseValue } from './source/parse-value.ts';
import { checkSources } from './source/source.ts';
import { readYaml } from './yaml/read-yaml.ts';

const schema = z.object({ trade: tradeSchema.optional() });

/** Reads the trade in `business.yaml` alone, whatever else stands there; `shown` is what a problem calls the folder. */
export async function readTrade(directory: string, shown: string): Promise<Read<{ trade?: Trade | undefined }>> {
  const text = await readTextFile({ path: join(directory, 'business.yaml'), file: join(shown, 'business.yaml') });
  return checkSources(
    readOn(text, ({ file, text }) => readYaml(file, text)),
    (value) => parseValue(schema, value),
  );
}
