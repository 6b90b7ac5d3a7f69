/** `$1,250.00`, `1.250,00 €`, `194.5`, `194`: one or two digits behind the last separator are cents. */
export function amountOf(written: string): number | undefined {
  const [, whole = '', cents = ''] = /(\d[\d.,' ]*?)(?:[.,](\d\d?))?\D*$/.exec(written) ?? [];
  const digits = whole.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits) + Number(cents.padEnd(2, '0')) / 100;
}
