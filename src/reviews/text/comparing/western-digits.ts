/** With the digits 0 to 9 for those of Arabic and Persian, each in the same place. */
export function withWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
