import { expect, it } from 'vitest';
import { findStreetAddresses } from '../../../../../src/editing/warnings/reviews/private-data/street-addresses.ts';

it.each([
  ['I live at 14 Oak Street, come by', '14 Oak Street'],
  ['14B N. Oak Ave is ours', '14B N. Oak Ave'],
  ['we are at 12 maple street', '12 maple street'],
  ['PO Box 12', 'PO Box 12'],
  ['vivo en Calle del Molino 3', 'Calle del Molino 3'],
  ['Avda. de la Paz, nº 14', 'Avda. de la Paz, nº 14'],
  ['in der Mühlenstraße 12a', 'Mühlenstraße 12a'],
  ['au 12 bis, rue de la Paix', '12 bis, rue de la Paix'],
  ['in Via Roma 12', 'Via Roma 12'],
  ['Moro na Rua Haddock Lobo, 595 apto 12', 'Rua Haddock Lobo, 595'],
  ['na Av. Nove de Julho, nº 3100', 'Av. Nove de Julho, nº 3100'],
  ['Ik woon op de Maliebaan 12b in Utrecht', 'Maliebaan 12b'],
  ['Burg. van Tuyllkade 40', 'Tuyllkade 40'],
])('%j has an address', (text, address) => {
  expect(findStreetAddresses(text, undefined)).toEqual([address]);
});

it.each(['24 Hour Road Service', 'off Mill Street', 'paid $14 Oak Street', '2 men drove down the road', '218 Mill St.'])(
  '%j has none that is somebody else’s',
  (text) => {
    expect(findStreetAddresses(text, '218 Mill Street')).toEqual([]);
  },
);

it("leaves out the business's street, of which only the last words may be found", () => {
  expect(findStreetAddresses('Nieuwstraat 48, naast Nieuwstraat 4', 'Lange Nieuwstraat 48')).toEqual(['Nieuwstraat 4']);
});
