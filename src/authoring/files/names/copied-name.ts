/** What file managers add to the name of a copy: ` - Copy`, ` copy 2`, ` (1)`. */
const COPY = /(?: - |[ -])(?:copy|copia|kopie|copie)(?: ?\(?\d+\)?)?(?=\.|$)| ?\(\d+\)(?=\.|$)/i;

/** The name of the original, if a file is named like a copy of it; else the file's own name. */
export function originalOf(name: string): string {
  return name.replace(COPY, '');
}
