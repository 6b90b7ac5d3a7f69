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

Only "id" and "text" are required; other keys are ignored, so that the lines of a reviews.jsonl will do.
"start" and "end" count UTF-16 code units. A review in neither English nor Spanish has
"aspects": [], "not_analysed": true and no targets.

A mistake is told with its line, and then nothing is written. Where standard output is read,
write npm run reviews --silent -- insights: npm says there what it runs.`;

/** Adds `insights` to the program. `onEnd` is called with its exit code. */
export function addInsightsCommand(program: Command, onEnd: (code: number) => void): void {
  program
    .command('insights')
    .description('find out which aspects reviews praise and blame: JSON Lines in, JSON Lines out')
    .option('--input <file>', 'the reviews, one a line; -: standard input', '-')
    .option('--output <file>', 'where the insights go, one line for each review; -: standard output', '-')
    .option(
      '--content <folder>',
      'where the business.yaml and aspects.yaml are whose trade and words count (default: the aspects.yaml in CONTENT_DIR)',
    )
    .addOption(
      new Option(
        '--trade <trade>',
        'whose aspects to look for (default: the trade in the business.yaml of --content, else what the reviews tell)',
      ).choices(TRADES),
    )
    .option('--no-stars', 'leave the ratings out')
    .addHelpText('after', EXAMPLE)
    .action(async (options: InsightsOptions) => {
      const { runInsights } = await import('./run-insights.ts');
      onEnd(await untilSignal((signal) => runInsights(options, signal)));
    });
}
