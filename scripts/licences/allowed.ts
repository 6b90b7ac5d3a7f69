/** The licences under which code of others may be part of this project, by SPDX id: a business may use and pass on what is made with it. */
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

/** Those that ask for more where the code is mixed with other code. It may be used as a package that everybody can exchange. */
const ALLOWED_APART: readonly string[] = ['LGPL-3.0', 'LGPL-3.0-or-later', 'MPL-2.0'];

/**
 * Whether an SPDX licence expression, such as `(MIT OR GPL-3.0) AND ISC`, leaves a way that is allowed; for code that is `bundled` with ours or
 * for a package that stays one.
 */
export function isAllowed(expression: string, { bundled }: { readonly bundled: boolean }): boolean {
  const allowed = bundled ? ALLOWED : [...ALLOWED, ...ALLOWED_APART];
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;

  /** `OR` binds less than `AND` (SPDX specification, annex D). What does not fit the grammar is not allowed. */
  function either(): boolean {
    let found = both();
    while (tokens[at] === 'OR') {
      at++;
      // Read in any case, so that the rest is read too.
      const next = both();
      found ||= next;
    }
    return found;
  }

  function both(): boolean {
    let found = one();
    while (tokens[at] === 'AND') {
      at++;
      const next = one();
      found &&= next;
    }
    return found;
  }

  function one(): boolean {
    const token = tokens[at++];
    if (token !== '(') return token !== undefined && allowed.includes(token);
    const found = either();
    return tokens[at++] === ')' && found;
  }

  return either() && at === tokens.length;
}
