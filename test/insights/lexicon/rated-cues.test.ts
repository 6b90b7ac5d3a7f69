import { describe, expect, it } from 'vitest';
import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { parseCues } from '../../../src/insights/lexicon/cues.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { readPassages } from '../../../src/insights/model/passages.ts';

const lexicon = buildLexicon(
  parseCues('staff', { positive: ['polite', 'staff be ... kind'], neutral: ['so-so'], negative: ['rude'] }, ENGLISH_DICTIONARY),
);

/** What the cues of a text say after the rules, in the order of the text. */
function rated(text: string): string[] {
  return readPassages(text, lexicon).flatMap(({ cues }) => cues.map(({ sentiment }) => sentiment));
}

describe('a cue', () => {
  it.each([
    ['counts as it is', 'They were polite.', 'positive'],
    ['is turned by a negator', 'They were not very polite.', 'negative'],
    ['is turned by a negator without its apostrophe', 'They werent rude.', 'positive'],
    ['is turned by a negator in a gap of it', 'The staff was not all that kind.', 'negative'],
    ['is turned by a negator in a gap of it that begins a segment', 'The staff is unfortunately not very kind.', 'negative'],
    ['is not turned by two', 'They were never not polite.', 'positive'],
    ['is not turned from neutral', 'They were not so-so.', 'neutral'],
    ['is not turned where somebody minds it', 'I did not enjoy the rude man.', 'negative'],
    ['is not turned where a negator makes it', 'They never bothered to be rude.', 'negative'],
    ['is not turned where a negator denies that it was told of', 'Nobody told me about the rude man.', 'negative'],
    ['is not turned where it should not be', "A receptionist shouldn't be rude.", 'negative'],
    ['is not turned where nothing is like it', 'I have never met such rude people.', 'negative'],
    ['is not turned where nothing could be more so', 'They could not have been more rude.', 'negative'],
    ['is not turned as praise where nothing could be more so', 'They could not have been more polite.', 'positive'],
    ['is turned where it is only less so', 'They were not so rude.', 'positive'],
    ['is turned where it is far from that', 'They were far from polite.', 'negative'],
    ['is turned in a gap where it is anything but that', 'The staff was anything but kind.', 'negative'],
    ['is not turned where something else fails', 'They failed to, but polite.', 'positive'],
    ['is not turned where it never fails', 'They never fail to be polite.', 'positive'],
    ['is not turned by such a pair where it is a complaint', 'They refused to be rude.', 'negative'],
    ['is turned as praise that nobody enjoys', 'I did not enjoy the polite man.', 'negative'],
    ['is not turned from before a comma', 'No, they were polite.', 'positive'],
    ['is not turned from afar', 'I did not see one of all the people there be rude.', 'negative'],
    ['is not turned by "not only"', 'They were not only polite.', 'positive'],
    ['is not turned by "no doubt"', 'They were no doubt polite.', 'positive'],
    ['is not turned by "look no further"', 'Look no further, they are polite.', 'positive'],
    ['is not turned by "look no further" in its segment', 'Look no further for polite people.', 'positive'],
    ['is a complaint where it is wished for', "They could've been polite.", 'negative'],
    ['counts where a wish is over', "They could've called, they were polite.", 'positive'],
    ['counts in a recommendation', 'Everyone should call these polite people.', 'positive'],
  ])('%s', (_, text, sentiment) => {
    expect(rated(text)).toEqual([sentiment]);
  });

  it('counts for nothing where it is praise in quotation marks', () => {
    expect(rated('They call that "polite" here.')).toEqual([]);
  });
});
