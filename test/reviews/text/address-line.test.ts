import { expect, it } from 'vitest';
import { addressLine } from '../../../src/reviews/text/address-line.ts';

const ADDRESS = { street_address: 'Calle de la Estación, 14', address_locality: 'Valladolid', postal_code: '47004' };

type Parts = [street: string, locality: string, region: string, code: string, country: string];

it.each<[Parts, string]>([
  [['1420 Parsons Ave', 'Columbus', 'OH', '43207', 'US'], '1420 Parsons Ave, Columbus, OH 43207'],
  [['神宮前4-12-10', '渋谷区', '東京都', '150-0001', 'JP'], '〒150-0001 東京都渋谷区神宮前4-12-10'],
  [['4-12-10 Jingumae', 'Shibuya', 'Tokyo', '150-0001', 'JP'], '4-12-10 Jingumae, Shibuya, Tokyo, 150-0001'],
  [['建设路88号', '上海市浦东新区', '上海', '200120', 'CN'], '200120 上海市浦东新区建设路88号'],
  [['테헤란로 123, 5층', '강남구', '서울특별시', '06134', 'KR'], '서울특별시 강남구 테헤란로 123, 5층, 06134'],
])('of %j is %s', ([street_address, address_locality, address_region, postal_code, address_country], line) => {
  const address = { street_address, address_locality, address_region, postal_code, address_country };
  expect(addressLine(address, ', ')).toBe(line);
});

const REGION = 'Castilla y León';

it.each([
  [{ ...ADDRESS, address_country: 'ES' }, 'Calle de la Estación, 14, 47004 Valladolid'],
  [{ ...ADDRESS, address_region: REGION, address_country: 'es' }, `Calle de la Estación, 14, 47004 Valladolid, ${REGION}`],
  [{ ...ADDRESS, address_country: 'GB' }, 'Calle de la Estación, 14, Valladolid, 47004'],
  [{ ...ADDRESS, address_region: 'valladolid', address_country: 'ES' }, 'Calle de la Estación, 14, 47004 Valladolid'],
  [{ address_locality: 'Columbus', postal_code: '43207', address_country: 'US' }, 'Columbus 43207'],
  [ADDRESS, 'Calle de la Estación, 14, Valladolid, 47004'],
  [{ address_locality: 'Valladolid', address_country: 'ES' }, 'Valladolid'],
  [{ post_office_box_number: 'Apartado 12', address_country: 'ES' }, 'Apartado 12'],
  [{ address_country: 'ES' }, ''],
  [{ address_locality: '渋谷区', address_country: 'JP' }, '渋谷区'],
])('of %j is %s', (address, line) => {
  expect(addressLine(address, ', ')).toBe(line);
});

it('has the comma of the language', () => {
  expect(addressLine({ address_locality: 'القاهرة', address_region: 'محافظة الجيزة' }, '، ')).toBe('القاهرة، محافظة الجيزة');
});
