import { expect, it } from 'vitest';
import { findStreetAddresses } from '../../../../../src/editing/warnings/reviews/private-data/street-addresses.ts';
import { marked } from '../../../../support/content/marked.ts';

it.each([
  ...marked('I live at «14 Oak Street», come by; «14B N. Oak Ave» is ours; «1200 West 5th St», Brookvale; «PO Box 12»'),
  ...marked('we are at «12 maple street»; vivo en «Calle del Molino 3»; «Avda. de la Paz, nº 14»; in «Via Roma 12»'),
  ...marked('in der «Mühlenstraße 12a»; au «12 bis, rue de la Paix»'),
])('%j has an address', (text, address) => {
  expect(findStreetAddresses(text, undefined)).toEqual([address]);
});

it.each([
  ...['24 Hour Road Service', 'off Mill Street', '5 stars', 'paid $14 Oak Street', '2 men drove down the road', '218 Mill St.'],
])('%j has none that is somebody else’s', (text) => {
  expect(findStreetAddresses(text, '218 Mill Street')).toEqual([]);
});
