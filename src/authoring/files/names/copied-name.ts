/** What file managers add to the name of a copy: ` - Copy`, ` copy 2`, ` (1)`. */
const COPY = /(?: - |[ -])(?:copy|copia|kopie|copie)(?: ?\(?\d+\)?)?(?=\.|$)| ?\(\d+\)(?=\.|$)/i;

/** The name of the file that a file is a copy of, by its name; its own if it is no copy. */
export function originalOf(name: string): string {
  return name.replace(COPY, '');
}
