import { describe, expect, it } from 'vitest';
import { serviceForms, serviceStem } from '../../../../src/insights/entities/services/service-forms.ts';
import { ENGLISH_FORMS } from '../../../../src/insights/languages/english/forms.ts';
import { tokenise } from '../../../../src/insights/text/tokens.ts';

function forms(id: string, name: string, aliases: string[] = []): string[] {
  return serviceForms({ id, name }, aliases).map((stems) => stems.join(' '));
}

function stemmed(text: string): string {
  return tokenise(text, ENGLISH_FORMS)
    .map(({ stem }) => serviceStem(stem))
    .join(' ');
}

describe('the forms of a service', () => {
  it.each([
    ['leak-repair', 'Leak and pipe repair', ['leaks', 'pipes', 'leak repair']],
    ['sump-pump', 'Sump pumps', ['sump pump']],
    ['sewer-line', 'Sewer line inspection and repair', ['sewer lines']],
    ['ac', 'Air-conditioning repair', ['air conditioners', 'ac', 'a c']],
  ])('of %s, "%s", hold %j', (id, name, expected) => {
    expect(forms(id, name)).toEqual(expect.arrayContaining(expected.map(stemmed)));
  });

  it('hold the aliases and the things in them', () => {
    expect(forms('x', 'Y', ['Gas boiler repair'])).toEqual(
      expect.arrayContaining([stemmed('gas boiler repair'), stemmed('gas boiler')]),
    );
  });

  it('hold no word that every review has', () => {
    expect(forms('home-service', 'Home service')).toEqual([stemmed('home service')]);
    expect(forms('repair', 'Repairs and maintenance')).not.toContain('');
    expect(forms('phone', 'Home phone')).toEqual([stemmed('home phone')]);
    expect(forms('emergency', 'Emergency appointments')).not.toContain(stemmed('appointments'));
    expect(forms('sales', 'Car sales', ['new car'])).not.toContain(stemmed('car'));
  });
});
