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
  [
    {
      street_address: '神宮前4-12-10',
      address_locality: '渋谷区',
      address_region: '東京都',
      postal_code: '150-0001',
      address_country: 'JP',
    },
    '〒150-0001 東京都渋谷区神宮前4-12-10',
  ],
  [
    {
      street_address: '4-12-10 Jingumae',
      address_locality: 'Shibuya',
      address_region: 'Tokyo',
      postal_code: '150-0001',
      address_country: 'JP',
    },
    '4-12-10 Jingumae, Shibuya, Tokyo, 150-0001',
  ],
  [
    {
      street_address: '建设路88号',
      address_locality: '上海市浦东新区',
      address_region: '上海',
      postal_code: '200120',
      address_country: 'CN',
    },
    '200120 上海市浦东新区建设路88号',
  ],
  [
    {
      street_address: '테헤란로 123, 5층',
      address_locality: '강남구',
      address_region: '서울특별시',
      postal_code: '06134',
      address_country: 'KR',
    },
    '서울특별시 강남구 테헤란로 123, 5층, 06134',
  ],
  [{ address_locality: '渋谷区', address_country: 'JP' }, '渋谷区'],
])('of %j is %s', (address, line) => {
  if (typeof line === 'string') expect(addressLine(address, ', ')).toBe(line);
  else expect(addressLine(address, ', ')).toMatch(line);
});

it('has the comma of the language', () => {
  expect(addressLine({ address_locality: 'القاهرة', address_region: 'محافظة الجيزة' }, '، ')).toBe('القاهرة، محافظة الجيزة');
});
