import { expect, it } from 'vitest';
import { stemOf } from '../../../../src/insights/languages/english/stems.ts';
import { namesIn } from '../../../../src/insights/topics/terms/names.ts';
import type { Aliases } from '../../../../src/reviews/aliases.ts';
import { readingsOf } from '../../../support/content/reading/reading.ts';

const business = {
  name: 'Alder Creek Air',
  url: 'https://example.com/',
  technicians: [{ name: 'Michael Kowalczyk' }],
  services: [{ id: 'sump-pump', name: 'Sump pumps' }],
  service_areas: [{ id: 'fairmont', name: 'Fairmont Township' }],
};

const NONE: Aliases['technicians'] = new Map();

it('bars the names of people and places, with short forms', () => {
  const { barred } = namesIn(business, NONE, [], readingsOf([]));
  for (const name of ['kowalczyk', 'fairmont', 'michael']) expect(barred).toContain(stemOf(name));
});

it('bars the other names that the business gives its people, such as a name before a marriage', () => {
  const aliases = new Map([['Michael Kowalczyk', ['Dr Clarke', 'Mick']]]);
  const { barred } = namesIn(business, aliases, [], readingsOf(['Dr. Clarke was kind']));
  for (const name of ['clarke', 'mick']) expect(barred).toContain(stemOf(name));
});

it('bars given names that are words of English, where they have a capital', () => {
  const { barred } = namesIn(
    business,
    NONE,
    [],
    readingsOf(['We met Jack and Jack was kind.', 'So was Grace.', 'a jack, by the grace of Jack']),
  );
  expect(barred).toContain('jack');
  expect(namesIn(business, NONE, [], readingsOf(['they used a jack', 'the Jack'])).barred).not.toContain('jack');
});

it('bars the initials of the business, and its name as one word', () => {
  const { barred } = namesIn(business, NONE, [], readingsOf([]));
  for (const name of ['aca', 'aldercreekair']) expect(barred).toContain(stemOf(name));
});

it('lets its domain stand beside other words only', () => {
  const { barred, weak } = namesIn({ ...business, url: 'https://www.massage.example.com/' }, NONE, [], readingsOf([]));
  expect([barred.has(stemOf('massage')), weak.has(stemOf('massage'))]).toEqual([false, true]);
});

it('does not bar the one word of a name that is a word of English', () => {
  const { barred, weak } = namesIn({ ...business, name: 'Glass' }, NONE, [], readingsOf([]));
  expect([barred.has('glass'), weak.has('glass')]).toEqual([false, true]);
});

it('lets words of English that mostly have a capital stand beside others only', () => {
  const { barred, weak } = namesIn(
    business,
    NONE,
    [],
    readingsOf(['We met Mr Berry and the Berry sons.', 'Ask Berry!', 'a berry']),
  );
  expect([barred.has('berri'), weak.has('berri')]).toEqual([false, true]);
  expect(namesIn(business, NONE, [], readingsOf(['the Berry pie'])).weak).not.toContain('berri');
});

it('lets parts of names that are words of English stand beside others', () => {
  const { barred, weak } = namesIn(business, NONE, [], readingsOf([]));
  expect(weak).toContain('air');
  expect(barred).not.toContain('air');
});

it('bars what the reviews themselves write with a capital', () => {
  const texts = ['We called Zbigniew and Zbigniew came to Wauwatosa.', 'the pipe in Wauwatosa'];
  const { barred } = namesIn(business, NONE, [], readingsOf(texts));
  expect(barred).toContain(stemOf('zbigniew'));
  expect(barred).toContain(stemOf('wauwatosa'));
  expect(barred).not.toContain('pipe');
});

it('bars names that stand only at the beginning of sentences, but no thing that mostly stands elsewhere', () => {
  const texts = ['Gourav and Prab came. Guacamole was cold.', 'No fuss. Gourav was kind.', 'John came, his guacamole too.'];
  const { barred } = namesIn(business, NONE, [], readingsOf([...texts, 'we met gourav and had guacamole']));
  for (const name of ['gourav', 'prab', 'john']) expect(barred).toContain(stemOf(name));
  expect(barred).not.toContain(stemOf('guacamole'));
});

it('knows the services by their names', () => {
  expect(namesIn(business, NONE, [], readingsOf([])).services).toContain('sump pump');
});

it('takes the words in the names of the aspects for weak', () => {
  const { weak } = namesIn(business, NONE, ['Food and drink'], readingsOf([]));
  for (const word of ['food', 'drink']) expect(weak).toContain(stemOf(word));
});
