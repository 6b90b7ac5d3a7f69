/**
 * The licences under which the code of others may be part of this project, by SPDX id. All of them let a business use and pass on
 * what is made with them; those of the LGPL and the MPL only ask that changes of that very code stay open, and it is not changed.
 */
const ALLOWED: readonly string[] = [
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/** Whether an SPDX licence expression, such as `(MIT OR GPL-3.0) AND ISC`, leaves a way that is allowed. */
export function isAllowed(expression: string): boolean {
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
    if (token !== '(') return token !== undefined && ALLOWED.includes(token);
    const found = either();
    return tokens[at++] === ')' && found;
  }

  return either() && at === tokens.length;
}
