import type { Command } from 'commander';
import { VERIFICATION_METHODS } from '../../../src/reviews/schemas/review.ts';
import type { AddOptions } from './add.ts';
import type { AnswerOptions } from './answer.ts';
import type { PhotoOptions } from './photo.ts';
import type { RemoveOptions } from './remove.ts';

/**
 * Adds the commands that change reviews that are here. `onEnd` is called with the exit code. The code of a command is loaded when it
 * runs.
 */
export function addChangeCommands(program: Command, onEnd: (code: number) => void): void {
  const several = (value: string, before: string[] = []) => [...before, value];
  program
    .command('add')
    .description('write a new review: asks for each field, or takes all of them as options')
    .option('--author <name>', 'as it is to be shown')
    .option('--rating <stars>', '1 to 5')
    .option('--text <words>', 'what the customer wrote; -: standard input')
    .option('--date <day>', 'when it was written, YYYY-MM-DD (default: today)')
    .option('--title <words>')
    .option('--technician <name>', 'who did the work; may be given several times', several)
    .option('--service <id>', 'which service it was; may be given several times', several)
    .option('--area <id>', 'the service area')
    .option(
      '--language <tag>',
      'such as en or es-MX (default: the one that the text is certainly in, or else that of the business)',
    )
    .option('--method <method>', `how you know that it was a customer: ${VERIFICATION_METHODS.join(', ')}`)
    .option('--verified <day>', 'when you looked that up (default: today)')
    .option('--source-name <name>', 'where it was published first')
    .option('--source-url <address>', 'its address there')
    .action(async (options: AddOptions) => onEnd(await (await import('./add.ts')).add(options)));
  program
    .command('answer <id>')
    .description("write the business's public answer to a review")
    .option('--text <words>', 'the answer')
    .option('--date <day>', 'YYYY-MM-DD (default: today)')
    .option('--replace', 'put it in the place of the answer that is there')
    .action(async (id: string, options: AnswerOptions) => onEnd(await (await import('./answer.ts')).answer(id, options)));
  program
    .command('edit <id>')
    .description('open a review in your editor (EDITOR), then check it')
    .action(async (id: string) => onEnd(await (await import('./edit.ts')).edit(id)));
  program
    .command('languages')
    .description('note the language of all reviews whose texts are certainly not in that of the business')
    .option('--write', 'write it without asking')
    .action(async (options: { write?: boolean }) => onEnd(await (await import('./languages.ts')).languages(options)));
  program
    .command('redact <id> <words...>')
    .description('publish [removed] in place of words, such as a telephone number')
    .action(async (id: string, words: string[]) => onEnd(await (await import('./redact.ts')).redact(id, words)));
  program
    .command('photo <id> [file]')
    .description(
      'put a photo into a review: JPEG or HEIC of a telephone, made smaller, upright and without its place; photo <file> does so in place to a picture of a page',
    )
    .option('--alt <words>', 'what it shows, for readers who cannot see it')
    .option('--remove <name>', 'take this photo out of the review instead, such as <id>-1.jpg')
    .action(async (id: string, file: string | undefined, options: PhotoOptions) =>
      onEnd(await (await import('./photo.ts')).photo(id, file, options)),
    );
  program
    .command('remove <ids...>')
    .description('take reviews out, and note why')
    .option('--reason <words>', 'kept in removed.yaml, not published')
    .option('--forget', 'for an author who asks to be forgotten: what is kept does not hold the name')
    .action(async (ids: string[], options: RemoveOptions) => onEnd(await (await import('./remove.ts')).remove(ids, options)));
}
