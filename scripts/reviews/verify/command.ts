import { type Command, Option } from 'commander';
import { VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';
import type { VerifyOptions } from './verify.ts';

/** Adds `verify` to the program. `onEnd` is called with its exit code. */
export function addVerifyCommand(program: Command, onEnd: (code: number) => void): void {
  program
    .command('verify [ids...]')
    .description('say how it is known that waiting reviews are by customers: one by one, or by your job records')
    .option('--method <method>', `how: ${VERIFICATION_METHODS.join(', ')}`)
    .option('--date <day>', 'when you looked it up, YYYY-MM-DD (default: today)')
    .option('--jobs <file>', 'compare with job records (CSV or XLSX), of which nothing is kept')
    .option('--source <name>', 'all that wait from this site, such as Booking.com, with the same --method')
    .option('--days <number>', 'how long after a job a review is expected', '60')
    .option(
      '--map <columns>',
      "which columns hold what: 'customer=Bill to,date=Paid on'",
      (value: string, all: string[] = []) => [...all, value],
    )
    .addOption(new Option('--dates <order>', 'how 3/4/2026 is meant').choices(['day-first', 'month-first']))
    .option('--write', 'verify the reviews that are sure, or those of --source, without asking')
    .option('--undo', 'take the verification of these reviews back; they wait again')
    .option('--list', 'show the waiting reviews, with --jobs each with its reason, and change nothing')
    .action(async (ids: string[], options: VerifyOptions) => onEnd(await (await import('./verify.ts')).verify(ids, options)));
}
