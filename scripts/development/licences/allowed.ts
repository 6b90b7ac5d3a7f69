/**
 * The licences, by SPDX id, under which third-party code may be part of this project: they let a business use and pass on what is
 * made with it.
 */
const ALLOWED: readonly string[] = [
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/**
 * Licences that have more conditions for code mixed with other code. Such code may be used as a separate package, which everybody
 * can replace.
 */
const ALLOWED_APART: readonly string[] = ['LGPL-3.0', 'LGPL-3.0-or-later', 'MPL-2.0'];

/**
 * Whether an SPDX licence expression, such as `(MIT OR GPL-3.0) AND ISC`, can be fulfilled with allowed licences. Of each part
 * between `AND`, one licence must be allowed; so a choice between two sets of licences is sooner refused. `bundled` is code that is
 * mixed with ours; other code remains a separate package.
 */
export function isAllowed(expression: string, { bundled }: { readonly bundled: boolean }): boolean {
  const allowed = bundled ? ALLOWED : [...ALLOWED, ...ALLOWED_APART];
  const parts = expression.replace(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((licence) => allowed.includes(licence)));
}
