import { type Command, Option } from 'commander';
import type { ImportOptions } from './import.ts';

const MORE = `
What is in a file decides what it is: reviews of a Google Business Profile (JSON, or the zip of Google Takeout), of Trustpilot
(CSV or XLSX), a reviews.jsonl or reviews.json of this service, or any other table (CSV, XLSX, or a list in JSON).

  npm run reviews -- import takeout.zip trustpilot.csv
  npm run reviews -- import jobs.xlsx --map 'date=Created,rating=Stars,author=Name,text=Review' --source Yelp

In a terminal it shows what it would do, and asks. In a script it only shows that, unless --write is there.`;

/** Adds `import` to the program. `onEnd` is called with its exit code. Its code is loaded when the command runs. */
export function addImportCommand(program: Command, onEnd: (code: number) => void): void {
  program
    .command('import <file...>')
    .description('bring in reviews from exports of other sites, or from tables')
    .option('--map <field=column...>', 'which column of a table holds what')
    .option('--source <name>', 'where the reviews of a table were published first, such as Yelp')
    .addOption(new Option('--dates <order>', 'how a table writes 3/4/2024').choices(['day-first', 'month-first']))
    .addOption(new Option('--scale <points>', 'what the ratings of a table are out of').choices(['5', '10', '100']))
    .option('--round', 'take 4.5 stars of a table as 4: the nearest whole star, halves down')
    .option('--sheet <name>', 'which sheet of a workbook (default: the first)')
    .option('--write', 'write the new reviews without asking')
    .option('--update', 'also change reviews that were changed at their source')
    .option('--report <file>', 'write all that was decided into a JSON file')
    .addHelpText('after', MORE)
    .action(async (files: string[], options: ImportOptions) =>
      onEnd(await (await import('./import.ts')).importFiles(files, options)),
    );
}
