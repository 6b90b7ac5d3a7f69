import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';
import { nameTokens } from '../../../src/insights/model/name-words.ts';

/** The words of a text that are taken for names. */
function namesIn(text: string, language = ENGLISH): string[] {
  const read = readText(text, language);
  const isName = nameTokens(read, (stem) => stem === 'sparki');
  return read.tokens.flatMap(({ start, end }, at) => (isName[at] ? [text.slice(start, end)] : []));
}

describe('a name', () => {
  it.each([
    ['is a word with a capital that is no other word', 'We asked Okafor and he came to Duluth.', ['Okafor', 'Duluth']],
    ['is a given name, whatever else it means', 'We had Frank here, and Grace.', ['Frank', 'Grace']],
    ['is a given name that begins a sentence', 'Rosa came. Tyler left.', ['Rosa', 'Tyler']],
    ['is what follows a title', 'Mr. Sharp and Dr Swift came.', ['Sharp', 'Swift']],
    ['is what follows a given name', 'We had Rosa Sharp here.', ['Rosa', 'Sharp']],
  ])('%s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    ['that begins a sentence', 'Prompt and tidy. Ductwork is new.'],
    ['that is an ordinary word', 'They came on a Monday in May, and the Price was Fair.'],
    ['that stands in a cue', 'It was Sparky.'],
    ['in a sentence in capitals', 'THEY WERE RUDE TO KAREN'],
    ['in a title', 'Zorbled And Trustworthy Plumbing Outfit'],
    ['that begins a quotation', 'He said "Zorbled is it".'],
    ['that begins a question or an exclamation in Spanish', 'Vino y ¡Zorbló! ¿Zorblan?'],
    ['that begins a sentence and may be a name', 'Will they come? Frank words.'],
    ['of one letter', 'Plan B it was.'],
  ])('is no word %s', (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it('is no Spanish word that begins a sentence', () => {
    expect(namesIn('Al final vino. Mal servicio. Les llamé. Ella vino. Rosa vino.', SPANISH)).toEqual(['Rosa']);
  });
});
