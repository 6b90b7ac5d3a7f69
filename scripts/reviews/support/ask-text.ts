import { createInterface } from 'node:readline';
import { log } from '@clack/prompts';
import { typedText } from '../../../src/editing/changes/typed-text.ts';
import { Cancelled } from '../../support/run.ts';

/** A line with only this ends a text. A blank line cannot, because pasted texts contain them. */
const END = '.';

/** Asks for a text of several lines, typed or pasted, and repeats until the check finds nothing wrong. */
export async function askText(message: string, check: (text: string) => string | undefined): Promise<string> {
  for (;;) {
    log.step(`${message}\nType or paste it. A line with only a dot (.) ends it.`);
    const text = typedText(await readLines());
    const fault = check(text);
    if (fault === undefined) return text;
    log.error(fault);
  }
}

function readLines(): Promise<string> {
  return new Promise((done, failed) => {
    const lines: string[] = [];
    const reader = createInterface({ input: process.stdin, output: process.stdout, prompt: '│  ', historySize: 0 });
    let isStopped = false;
    reader.on('line', (line) => {
      if (line.trim() === END) reader.close();
      else {
        lines.push(line);
        reader.prompt();
      }
    });
    reader.on('SIGINT', () => {
      isStopped = true;
      // What is said of the end would stand behind the prompt.
      console.log();
      reader.close();
    });
    // Ctrl-D ends the text, too.
    reader.on('close', () => (isStopped ? failed(new Cancelled()) : done(lines.join('\n'))));
    reader.prompt();
  });
}
