import { type Command, Option } from 'commander';
import { TRADES } from '../../../src/reviews/schemas/business.ts';
import { untilSignal } from '../../support/until-signal.ts';
import type { InsightsOptions } from './run-insights.ts';

const EXAMPLE = `
A line of input, and its line of output (here on several):

  { "id": "a", "text": "They came on time.", "rating": 5, "targets": [{ "start": 0, "end": 17 }] }

  { "id": "a",
    "aspects": [{ "aspect": "punctuality", "sentiment": "positive", "quote": "They came on time", "start": 0, "end": 17 }],
    "targets": [{ "start": 0, "end": 17, "sentiment": "positive" }] }

Only "id" and "text" are required; other keys are ignored, so the lines of a reviews.jsonl will do.
"start" and "end" count UTF-16 code units. A review in neither English nor Spanish has
"aspects": [], "not_analysed": true and no targets.

If the input has a mistake, its line is named and nothing is written. If a program reads standard output,
write npm run reviews --silent -- insights, because npm prints there what it runs.`;

/** Adds `insights` to the program. `onEnd` is called with its exit code. */
export function addInsightsCommand(program: Command, onEnd: (code: number) => void): void {
  program
    .command('insights')
    .description('find out which aspects reviews praise and blame: JSON Lines in, JSON Lines out')
    .option('--input <file>', 'the reviews, one a line; -: standard input', '-')
    .option('--output <file>', 'where the insights go, one line for each review; -: standard output', '-')
    .option(
      '--content <folder>',
      'the content whose trade and aspects.yaml count (default: the aspects.yaml in CONTENT_DIR, and no trade)',
    )
    .addOption(
      new Option(
        '--trade <trade>',
        'whose aspects to look for (default: the trade of --content, otherwise guessed from the reviews)',
      ).choices(TRADES),
    )
    .option('--no-stars', 'ignore the ratings')
    .addHelpText('after', EXAMPLE)
    .action(async (options: InsightsOptions) => {
      const { runInsights } = await import('./run-insights.ts');
      onEnd(await untilSignal((signal) => runInsights(options, signal)));
    });
}
