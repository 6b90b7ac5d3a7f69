import type { Command } from 'commander';
import type { ReportOptions } from './report.ts';

/** Adds `report` to the program. `onEnd` is called with its exit code. */
export function addReportCommand(program: Command, onEnd: (code: number) => void): void {
  program
    .command('report')
    .description('show by quarter how many verified reviews there are, their mean, and what they praise and criticise')
    .option('--quarters <number>', 'how many, up to this one', '4')
    .option('--days <number>', 'name the reviews that have no answer after so many days', '14')
    .action(async (options: ReportOptions) => onEnd(await (await import('./report.ts')).report(options)));
}
