import { expect, it } from 'vitest';
import { addressLine } from '../../../src/reviews/text/address-line.ts';

const ADDRESS = { street_address: 'Calle de la Estación, 14', address_locality: 'Valladolid', postal_code: '47004' };

it.each([
  [{ ...ADDRESS, address_country: 'ES' }, 'Calle de la Estación, 14, 47004 Valladolid'],
  [{ ...ADDRESS, address_region: 'Castilla y León', address_country: 'es' }, /, 47004 Valladolid, Castilla y León$/],
  [{ ...ADDRESS, address_country: 'GB' }, 'Calle de la Estación, 14, Valladolid, 47004'],
  [
    {
      street_address: '1420 Parsons Ave',
      address_locality: 'Columbus',
      address_region: 'OH',
      postal_code: '43207',
      address_country: 'US',
    },
    '1420 Parsons Ave, Columbus, OH 43207',
  ],
  [{ ...ADDRESS, address_region: 'valladolid', address_country: 'ES' }, 'Calle de la Estación, 14, 47004 Valladolid'],
  [{ address_locality: 'Columbus', postal_code: '43207', address_country: 'US' }, 'Columbus 43207'],
  [ADDRESS, 'Calle de la Estación, 14, Valladolid, 47004'],
  [{ address_locality: 'Valladolid', address_country: 'ES' }, 'Valladolid'],
  [{ post_office_box_number: 'Apartado 12', address_country: 'ES' }, 'Apartado 12'],
  [{ address_country: 'ES' }, ''],
])('of %j is %s', (address, line) => {
  if (typeof line === 'string') expect(addressLine(address, ', ')).toBe(line);
  else expect(addressLine(address, ', ')).toMatch(line);
});

it('has the comma of the language', () => {
  expect(addressLine({ address_locality: 'القاهرة', address_region: 'محافظة الجيزة' }, '، ')).toBe('القاهرة، محافظة الجيزة');
});
