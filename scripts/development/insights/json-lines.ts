import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** Reads a file of JSON values, one a line; blank lines are passed over. */
export function readJsonLines<T>(file: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => schema.parse(JSON.parse(line)));
}
