import { expect, it } from 'vitest';
import { SPANISH } from '../../../../src/insights/languages/spanish/spanish.ts';
import { spanishRolesIn } from '../../../../src/insights/topics/spanish/roles.ts';
import { AFTER, HEAD, LINK, NONE } from '../../../../src/insights/topics/terms/roles.ts';
import { readingsOf } from '../../../support/content/reading/reading.ts';

const SIGNS = new Map([
  [NONE, '.'],
  [HEAD, 'N'],
  [AFTER, 'A'],
  [LINK, 'd'],
]);

function rolesOf(text: string): string {
  return [...spanishRolesIn(readingsOf([text], SPANISH))].map((role) => SIGNS.get(role)).join('');
}

it.each([
  ['no había agua caliente', '..NA'],
  ['el cambio de aceite', '.NdN'],
  ['una limpieza dental', '.NA'],
  ['el aire acondicionado', '.NA'],
  ['me arreglaron la caldera', '...N'],
  ['fue amablemente', '..'],
  ['nos cobraron', '..'],
  ['muy rápidos', '..'],
  ['los chiles en nogada. el chile en nogada. otro chile en nogada', '.NdA..NdA..NdA'],
  ['música en vivo. la música en vivo. otra música en vivo', 'NdA..NdA..NdA'],
  ['vinieron por humedades. vimos por humedades. fueron por humedades', '..N...N...N'],
  ['vacunaron al cachorro. '.repeat(8).trim(), '..N.'.repeat(8)],
  ['comen al aire libre. '.repeat(4).trim(), '..NA.'.repeat(4)],
  ['la nogada. chile en nogada. un chile en nogada', '.N.N.N..N.N'],
])('of "%s" are %s', (text, roles) => {
  expect(rolesOf(text)).toBe(roles);
});
