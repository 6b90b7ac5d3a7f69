import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readSpanKinship } from '../../../src/insights/languages/english/kinship.ts';
import { TRADES } from '../../../src/reviews/schemas/business.ts';
import { readPart } from './corpus.ts';
import { readJsonLines } from './json-lines.ts';
import { fitSpanModel, readTargets, spansOf } from './learning/fit-spans.ts';
import { fitTrades } from './learning/fit-trades.ts';
import { readEnglishCorpus } from './lessons.ts';
import { fineTuningFile } from './real/fine-tuning.ts';
import { addLabels, readRealLabels, realLabelsFile } from './real/labels.ts';
import { fineTuneLanguage, INSIGHTS, measureLanguage, type Tag, trainLanguage } from './training.ts';

/** Learns all models, and returns the files to write, by their paths in `src/insights`. */
export function train(): Readonly<Record<string, unknown>> {
  return {
    ...trainLanguage('en'),
    'trades/which-trade-weights.json': fitTrades(readEnglishCorpus()),
    ...trainLanguage('es'),
  };
}

/** Learns the span model from a file of labelled targets, or from the passages of the corpus. */
function trainSpans(source: string) {
  const texts = source === 'corpus' ? spansOf(readEnglishCorpus()) : readTargets(source);
  return fitSpanModel(texts, readSpanKinship());
}

/** The text of a file as it is stored. Figures for people are on lines of their own. */
export function textOf(path: string, file: unknown): string {
  return `${JSON.stringify(file, undefined, path.endsWith('accuracy.json') ? 2 : undefined)}\n`;
}

function write(files: Readonly<Record<string, unknown>>): void {
  for (const [path, file] of Object.entries(files)) writeFileSync(join(INSIGHTS, path), textOf(path, file));
  for (const path of Object.keys(files)) if (path.endsWith('accuracy.json')) console.log(textOf(path, files[path]));
}

/** Measures on the reviews whose labels are stored, given a file of their texts; or on those of a folder, whose labels it stores first. */
function measureOn(tag: Tag, source: string): void {
  const isFolder = statSync(source).isDirectory();
  const added = isFolder ? readPart('test', TRADES, source) : [];
  if (isFolder && added.length === 0)
    throw new Error(`${source}: no reviews in <trade>/test; the trades are ${TRADES.join(', ')}`);
  const labels = addLabels(readRealLabels(tag), 'test', added);
  const reviews = isFolder ? added : readJsonLines(source, z.object({ text: z.string() }));
  const { files, missing } = measureLanguage(
    tag,
    labels,
    reviews.map(({ text }) => text),
  );
  writeFileSync(realLabelsFile(tag), labels);
  write(files);
  for (const [trade, of] of missing) console.log(`${trade}: ${of.length} texts are missing, so its figures stay as they were.`);
}

/**
 * `npm run train [-- --targets <file>|corpus | --spanish | --fine-tune <folder> | --measure <file or folder>]`: learns the models of the
 * insights; with `--targets` only the span model, with `--spanish` only Spanish. `--fine-tune` goes on learning English, or with
 * `--spanish` Spanish, from labelled real reviews: it also writes `fine-tuning.json`, `labels.tsv` and the accuracy. `--measure` only
 * writes that accuracy, from lines of JSON with the texts of the reviews for measuring, or from a folder with new ones and their labels.
 */
if (import.meta.main) {
  const { targets, spanish, measure, ...options } = parseArgs({
    options: {
      targets: { type: 'string' },
      spanish: { type: 'boolean' },
      'fine-tune': { type: 'string' },
      measure: { type: 'string' },
    },
  }).values;
  const tag = spanish ? 'es' : 'en';
  const folder = options['fine-tune'];
  if (targets !== undefined) write({ 'languages/english/learned/span-weights.json': trainSpans(targets) });
  else if (measure !== undefined) measureOn(tag, measure);
  else if (folder !== undefined) {
    const { fineTuning, labels, files } = fineTuneLanguage(tag, folder);
    writeFileSync(fineTuningFile(tag), textOf(fineTuningFile(tag), fineTuning));
    writeFileSync(realLabelsFile(tag), labels);
    write(files);
  } else write(spanish ? trainLanguage('es') : train());
}
