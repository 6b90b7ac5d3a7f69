/** The whole number that a text stands for: `5,0`, `5 stars`, `4/5`, `★★★☆☆` or `⭐⭐⭐`. */
export function meantNumber(written: string): number | undefined {
  const text = written.trim().replaceAll('⭐', '★').replaceAll('\ufe0f', '');
  const [, stars] = /^(★+)☆*$/u.exec(text) ?? [];
  if (stars !== undefined) return stars.length;
  const [, digits] = /^(\d{1,9})(?:[.,]0+)?(?:\s*\/\s*5)?(?:\s*(?:\p{L}+|★))?$/u.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
