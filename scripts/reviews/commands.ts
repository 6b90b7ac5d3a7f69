import { type Command, Option } from 'commander';
import { SCALES } from '../../src/authoring/editorial/check-imports.ts';
import { ENCODINGS } from '../../src/editing/imports/files/decode-text.ts';
import { TRADES } from '../../src/reviews/schemas/business.ts';
import { VERIFICATION_METHODS } from '../../src/reviews/schemas/review.ts';
import { addBusinessOptions, several } from './init/business-options.ts';

const OF_IMPORT = `
A file is recognised by its content: reviews of a Google Business Profile (JSON, or the zip of Google Takeout), of Trustpilot or Booking.com (CSV or XLSX), the reviews.jsonl, reviews.json or reviews.csv of a site made with this software, an export of WordPress (XML), a saved web page that marks up its reviews (HTML), or any other table (CSV, XLSX, a list in JSON, YAML or TOML, or a folder of Markdown files with a review each).

  npm run reviews -- import takeout.zip trustpilot.csv
  npm run reviews -- import jobs.xlsx --map "date=Created,rating=Stars,author=Name,text=Review" --source Yelp

In a terminal it shows what it would do, and asks. In a script it only shows it, unless you give --write.`;

const OF_MENTIONS = `
In a terminal it asks which names to add. In a script it only lists them, unless you give --write.`;

const OF_CHECK = `
A mistake stops the build, and the exit code is 1. A warning stops nothing: ignore it if all is well.
CONTENT_DIR names another folder than content.`;

const OF_INSIGHTS = `
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

/** Adds all commands, whose code is loaded when they run. `onEnd` is called with the exit code: 0 where a command gives none. */
export function addCommands(program: Command, onEnd: (code: number) => void): void {
  const run =
    <Given extends unknown[]>(load: () => Promise<(...given: Given) => Promise<number> | Promise<void>>) =>
    async (...given: Given) =>
      onEnd((await (await load())(...given)) ?? 0);
  addBusinessOptions(
    program
      .command('init')
      .description('make the files of your business: asks for each value, or takes them as options')
      .option('--folder <folder>', 'where (default: the content folder, while it holds the sample)'),
  ).action(run(async () => (await import('./init/init.ts')).init));
  program
    .command('add')
    .description('write a new review: asks for each field, or takes them as options')
    .option('--author <name>', 'the name to show')
    .option('--rating <stars>', '1 to 5')
    .option('--text <words>', 'what the customer wrote; -: standard input')
    .option('--date <day>', 'when it was written, YYYY-MM-DD (default: today)')
    .option('--title <words>')
    .option('--technician <name>', 'who did the work; may be given several times', several)
    .option('--service <id>', 'which service it was; may be given several times', several)
    .option('--area <id>', 'the service area')
    .option(
      '--language <tag>',
      'such as en or es-MX (default: that of the text if it is certain, otherwise that of the business)',
    )
    .option('--method <method>', `how you know that it was a customer: ${VERIFICATION_METHODS.join(', ')}`)
    .option('--verified <day>', 'when you checked that (default: today)')
    .option('--source-name <name>', 'where it was first published')
    .option('--source-url <address>', 'its address there')
    .action(run(async () => (await import('./change/add.ts')).add));
  program
    .command('answer [id]')
    .description(
      "write the business's public answer to a review; without an id, to each review that has none, 1 and 2 stars first",
    )
    .option('--text <words>', 'the answer')
    .option('--date <day>', 'YYYY-MM-DD (default: today)')
    .option('--replace', 'replace the answer that is there')
    .action(run(async () => (await import('./change/answer.ts')).answer));
  program
    .command('edit <id>')
    .description('open a review in your editor (EDITOR), then check it')
    .action(run(async () => (await import('./change/edit.ts')).edit));
  program
    .command('languages')
    .description('write the language into all reviews that are certainly not in that of the business')
    .option('--write', 'write it without asking')
    .action(run(async () => (await import('./change/languages.ts')).languages));
  program
    .command('redact <id> <words...>')
    .description('publish [removed] in place of words, such as a telephone number')
    .action(run(async () => (await import('./change/redact.ts')).redact));
  program
    .command('redact-all <words...>')
    .description('redact words, such as the name of somebody who has left, in every review that holds them')
    .option('--write', 'write it without asking')
    .action(run(async () => (await import('./change/redact-all.ts')).redactAll));
  program
    .command('photo <id> [file]')
    .description(
      'add a photo to a review: smaller, upright, and without the place where it was taken; photo <file> changes the picture of a page in the same way',
    )
    .option('--alt <words>', 'what it shows, for readers who cannot see it')
    .option('--remove <name>', 'remove this photo from the review instead, such as <id>-1.jpg')
    .action(run(async () => (await import('./change/photo.ts')).photo));
  program
    .command('remove <ids...>')
    .description('remove reviews, and record why')
    .option('--reason <words>', 'kept in removed.yaml, not published')
    .option('--forget', 'for an author who asks to be forgotten: keep no name')
    .action(run(async () => (await import('./change/remove.ts')).remove));
  program
    .command('import <file...>')
    .description('import reviews from exports of other sites, or from tables')
    .option('--map <field=column...>', 'which column of a table holds what')
    .option('--source <name>', 'where the reviews of a table were first published, such as Yelp')
    .addOption(new Option('--dates <order>', 'how a table writes 3/4/2024').choices(['day-first', 'month-first']))
    .addOption(new Option('--scale <points>', 'what the ratings of a table are out of').choices(SCALES.map(String)))
    .option('--round', 'take 4.5 stars of a table as 4: the nearest whole star, halves down')
    .option('--review-date <day>', 'the day of reviews in a table that have none, YYYY-MM-DD (otherwise they are refused)')
    .option('--response-date <day>', 'the day of answers in a table that have none, YYYY-MM-DD (otherwise they are left out)')
    .option('--sheet <name>', 'which sheet of a workbook (default: the first)')
    .option('--short-names', 'write Ann L. for the author Ann Lee')
    .option('--no-short-names', 'write whole names also where most that are here have short ones')
    .option('--area <name>', 'the service area (name or id) of new reviews that name none')
    .addOption(encodingOption())
    .option('--write', 'write the new reviews without asking')
    .option('--update', 'also change reviews that were changed at their source')
    .option('--report <file>', 'write every decision into a JSON file')
    .addHelpText('after', OF_IMPORT)
    .action(run(async () => (await import('./import/import.ts')).importFiles));
  program
    .command('mentions')
    .description('add to reviews the technicians and services that their texts name')
    .option('--names <list>', 'only these: names of technicians and ids of services, separated by commas')
    .option('--write', 'add them without asking')
    .addHelpText('after', OF_MENTIONS)
    .action(run(async () => (await import('./mentions/mentions.ts')).mentions));
  program
    .command('verify [ids...]')
    .description('say how you know that waiting reviews are by customers: one by one, or by your job records')
    .option('--method <method>', `how: ${VERIFICATION_METHODS.join(', ')}`)
    .option('--date <day>', 'when you checked it, YYYY-MM-DD (default: today)')
    .option('--jobs <file>', 'compare with job records (CSV or XLSX), of which nothing is kept')
    .option('--source <name>', 'all waiting reviews from this site, such as Booking.com, with the same --method')
    .option('--days <number>', 'how long after a job a review is expected (default: 60)')
    .option('--map <columns>', "which columns hold what: 'customer=Bill to,date=Paid on,number=Booking'", several)
    .option('--sheet <name>', 'which sheet of a workbook holds the job records (default: the first)')
    .addOption(new Option('--dates <order>', 'how 3/4/2026 is meant').choices(['day-first', 'month-first']))
    .addOption(encodingOption())
    .option('--write', 'verify the reviews that are sure, or those of --source, without asking')
    .option('--undo', 'undo the verification of these reviews; they wait again')
    .option('--list', 'only show the waiting reviews; with --jobs, why each fits a job or does not')
    .action(run(async () => (await import('./verify/verify.ts')).verify));
  program
    .command('check')
    .description('find mistakes in the content, and warn of what looks odd or private')
    .option('--json', 'one JSON object for programs')
    .option('--published <address>', 'compare with what the website at this address shows, instead of the last build')
    .addHelpText('after', OF_CHECK)
    .action(run(async () => (await import('../check/run-check.ts')).runCheck));
  program
    .command('report')
    .description('show by quarter how many verified reviews there are, their mean, and what they praise and criticise')
    .option('--quarters <number>', 'how many, up to this one', '4')
    .option('--days <number>', 'name the reviews that have no answer after so many days', '14')
    .action(run(async () => (await import('./report/report.ts')).report));
  program
    .command('aspects')
    .description('show as which trade the reviews are read, and what each cue of aspects.yaml finds in them')
    .action(run(async () => (await import('./aspects/aspects.ts')).aspects));
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
    .addHelpText('after', OF_INSIGHTS)
    .action(run(async () => (await import('./insights/run-insights.ts')).insights));
}

function encodingOption(): Option {
  return new Option('--encoding <name>', 'the encoding of a CSV or JSON file (default: detected)').choices(ENCODINGS);
}
