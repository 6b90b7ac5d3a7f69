/** The zeros of the scripts that have digits of their own, each followed by its other nine. */
const ZEROS = '\u0660\u06f0\u0966\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c66\u0ce6\u0d66\u0e50\u0ed0\u0f20\u1040\u17e0';

const DIGITS = new RegExp(
  `[${[...ZEROS].map((zero) => `${zero}-${String.fromCharCode(zero.charCodeAt(0) + 9)}`).join('')}]`,
  'g',
);

/** As wide as two letters, which East Asia also writes between numbers: `２０２４／５／３`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** With the digits 0 to 9 for those of other scripts, such as Arabic, Hindi and Thai, and without full-width signs; the length stays. */
export function withWesternDigits(text: string): string {
  return text
    .replace(FULL_WIDTH, (sign) => sign.normalize('NFKC'))
    .replace(DIGITS, (digit) => {
      const zero = [...ZEROS].findLast((each) => each <= digit) ?? digit;
      return String(digit.charCodeAt(0) - zero.charCodeAt(0));
    });
}
