import { expect, it } from 'vitest';
import { ENGLISH_FORMS } from '../../../src/insights/languages/english/forms.ts';
import { kinshipOf } from '../../../src/insights/lexicon/kinship.ts';
import { hashText } from '../../../src/insights/text/hash.ts';

it('gives each stem the classes of all its forms, each once', () => {
  const thesaurus = new Map([
    ['late', ['tardy', 'arrived', 'arriving']],
    ['soon', ['arrived']],
  ]);
  expect([...kinshipOf(thesaurus, ENGLISH_FORMS)]).toEqual([
    ['tardi', [hashText('late')]],
    ['arriv', [hashText('late'), hashText('soon')]],
  ]);
});
