import { pipeline } from 'node:stream/promises';
import { describeWriteError, errorCode } from '../../../src/authoring/files/file-error.ts';
import { readJson } from '../../../src/authoring/json/read-json.ts';
import { type Analysis, analyseLines, NOTHING_YET, summaryOf } from '../../../src/insights/command/analyse-lines.ts';
import { checkLines, faultLines } from '../../../src/insights/command/check-lines.ts';
import { splitLines } from '../../../src/insights/command/split-lines.ts';
import { createEngine } from '../../../src/insights/engine.ts';
import type { Language } from '../../../src/insights/languages/language.ts';
import { readLearned } from '../../../src/insights/learned.ts';
import { decideTrade } from '../../../src/insights/trades/decide-trade.ts';
import { onceFor } from '../../../src/once.ts';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import { Refusal } from '../../support/run.ts';
import { untilSignal } from '../../support/until-signal.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';
import { createProgress } from '../support/progress.ts';
import { type Input, openInput } from './input.ts';
import { type Output, openOutput } from './output.ts';
import { readTradeWords, type TradeWords } from './trade-words.ts';

/** The options as commander parses them. */
interface InsightsOptions {
  readonly input: string;
  readonly output: string;
  readonly content?: string;
  readonly trade?: Trade;
  readonly stars: boolean;
}

/** Finds out what reviews say, until a signal ends it, and returns the exit code. */
export function insights(options: InsightsOptions): Promise<number> {
  return untilSignal((signal) => runInsights(options, signal));
}

/** Reads the input twice, the first time only to find mistakes: if there are any, nothing is written. */
async function runInsights(options: InsightsOptions, signal: AbortSignal): Promise<number> {
  const words = await readTradeWords(options.content);
  const isStandard = options.input === '-';
  const name = isStandard ? 'standard input' : options.input;
  if (isStandard && process.stdin.isTTY) console.error('Reading reviews from here, one a line as JSON; Ctrl-D ends them.');
  const input = await openInput(isStandard ? '-' : fromWhereTyped(options.input), name, signal);
  try {
    return await analyse({ name, input, options, words, signal });
  } finally {
    await input.close();
  }
}

interface Work {
  /** The path of the input, as the user typed it. */
  readonly name: string;
  readonly input: Input;
  readonly options: InsightsOptions;
  readonly words: TradeWords;
  readonly signal: AbortSignal;
}

async function analyse(work: Work): Promise<number> {
  const began = performance.now();
  const { name, input, options, words } = work;
  const check = await checkLines(splitLines(input.chunks()), explainJson);
  if (check.faultCount > 0) throw new Refusal(faultLines(name, check).join('\n'));
  const output = await openOutput(options.output === '-' ? '-' : fromWhereTyped(options.output), options.output);
  try {
    const trade = options.trade ?? words.trade ?? decideTrade(check.sample);
    const engineFor = onceFor((language: Language) => createEngine(readLearned(trade, language), words.aspects));
    const tally = await write(work, output, check.reviews, { engineFor, stars: options.stars, explain: explainJson });
    if (tally.reviews !== check.reviews) throw new Refusal(`${name} was changed while it was read; please run this again`);
    await output.keep();
    console.error(`${summaryOf(tally, (performance.now() - began) / 1000)}, read as ${trade}`);
    return 0;
  } catch (error) {
    return writeFailed(error, work);
  } finally {
    await output.drop();
  }
}

/** Writes a line for each review, and shows how much is done. */
async function write({ input, signal }: Work, output: Output, total: number, analysis: Omit<Analysis, 'onReview'>) {
  // On a terminal that would appear between the lines of the output.
  const stream = output.stream === process.stdout && process.stdout.isTTY ? undefined : process.stderr;
  const progress = stream && createProgress({ stream, noun: 'reviews', now: () => performance.now() });
  let tally = NOTHING_YET;
  const lines = analyseLines(splitLines(input.chunks()), {
    ...analysis,
    onReview(now) {
      tally = now;
      progress?.update(now.reviews, total);
    },
  });
  try {
    await pipeline(lines, output.stream, { signal, end: output.ends });
  } finally {
    progress?.stop();
  }
  return tally;
}

/** Handles a failed write. The reader may have closed the pipe on purpose: `… | head`. */
function writeFailed(error: unknown, { options, signal }: Work): number {
  if (signal.aborted || error instanceof Refusal) throw error;
  if (errorCode(error) === 'EPIPE') return 0;
  throw new Refusal(`${options.output === '-' ? 'standard output' : options.output} ${describeWriteError(error)}`);
}

function explainJson(text: string): string {
  const [problem] = readJson({ file: '', text }).problems;
  return problem ? `${problem.message}, at column ${problem.column}` : 'not valid JSON';
}
