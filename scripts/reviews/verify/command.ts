import type { Command } from 'commander';
import { VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';
import type { VerifyOptions } from './verify.ts';

/** Adds `verify` to the program; `onEnd` hears its exit code. */
export function addVerifyCommand(program: Command, onEnd: (code: number) => void): void {
  program
    .command('verify [ids...]')
    .description('say how it is known that waiting reviews are by customers: one by one, or by your job records')
    .option('--method <method>', `for the reviews that are named: ${VERIFICATION_METHODS.join(', ')}`)
    .option('--date <day>', 'when you looked it up, YYYY-MM-DD (default: today)')
    .option('--list', 'show the waiting reviews, and change nothing')
    .action(async (ids: string[], options: VerifyOptions) => onEnd(await (await import('./verify.ts')).verify(ids, options)));
}
