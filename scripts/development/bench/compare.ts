import { readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { z } from 'zod';
import { type Row, rowSchema, spread } from './results.ts';

const resultsSchema = z.object({
  machine: z.string(),
  benches: z.record(z.string(), z.array(rowSchema)),
});

/** What a run of benches found; `--json` writes it. */
export type Results = z.infer<typeof resultsSchema>;

export function resultsOf(benches: Readonly<Record<string, Row[]>>): Results {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${processors.length} × ${processors[0]?.model.trim()}, ${memory} GiB, ${process.platform}, Node ${process.version}`;
  return { machine, benches };
}

export async function readResults(file: string): Promise<Results> {
  return resultsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** A line for each figure whose median is now worse than all its rounds were before, or which is missing. */
export function whatGotWorse(before: Results, now: Results): string[] {
  return Object.entries(before.benches).flatMap(([bench, rows]) =>
    rows.flatMap((old) => {
      const row = now.benches[bench]?.find(({ name, unit }) => name === old.name && unit === old.unit);
      const what = `${bench}: ${old.name}, ${old.unit}`;
      if (!row) return now.benches[bench] ? [`${what}: is no longer measured`] : [];
      return isWorse(old, row) ? [`${what}: ${told(old)} before, now ${told(row)}`] : [];
    }),
  );
}

function isWorse(old: Row, { median }: Row): boolean {
  return old.better === 'less' ? median > old.highest : median < old.lowest;
}

function told({ median, lowest, highest }: Row): string {
  return spread([lowest, median, highest]);
}
