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
])('%j has an address', (text, address) => {
  expect(findStreetAddresses(text, undefined)).toEqual([address]);
});

it.each(['24 Hour Road Service', 'off Mill Street', 'paid $14 Oak Street', '2 men drove down the road', '218 Mill St.'])(
  '%j has none that is somebody else’s',
  (text) => {
    expect(findStreetAddresses(text, '218 Mill Street')).toEqual([]);
  },
);
