import { expect, it } from 'vitest';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';
import { nameTokens } from '../../../src/insights/model/name-words.ts';

/** The words of a text that are taken for names. */
function namesIn(text: string): string[] {
  const read = readText(text);
  const isName = nameTokens(read, (stem) => stem === 'sparki');
  return read.tokens.flatMap(({ start, end }, at) => (isName[at] ? [text.slice(start, end)] : []));
}

it.each([
  ['a word with a capital that is no other word', 'We asked Okafor and he came to Duluth.', ['Okafor', 'Duluth']],
  ['a given name, whatever else it means', 'We had Frank here, and Grace.', ['Frank', 'Grace']],
  ['a given name that begins a sentence', 'Rosa came. Tyler left.', ['Rosa', 'Tyler']],
  ['what follows a title', 'Mr. Sharp and Dr Swift came.', ['Sharp', 'Swift']],
  ['what follows a given name', 'We had Rosa Sharp here.', ['Rosa', 'Sharp']],
  ['no word that begins a sentence', 'Prompt and tidy. Ductwork is new.', []],
  ['no ordinary word', 'They came on a Monday in May, and the Price was Fair.', []],
  ['no word of a cue', 'It was Sparky.', []],
  ['no word in a sentence in capitals', 'THEY WERE RUDE TO KAREN', []],
  ['no word in a title', 'Zorbled And Trustworthy Plumbing Outfit', []],
  ['no word that begins a quotation', 'He said "Zorbled is it".', []],
  ['no word that begins a question or an exclamation in Spanish', 'Vino y ¡Zorbló! ¿Zorblan?', []],
  ['no word that begins a sentence and may be a name', 'Will they come? Frank words.', []],
  ['no word of one letter', 'Plan B it was.', []],
])('a name is %s', (_, text, names) => {
  expect(namesIn(text)).toEqual(names);
});
