/** A name in braces, which stands for a value in the words of the interface. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces each name in braces by its value; one without a value stays. */
export function fillIn(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(PLACEHOLDER, (name, key: string) => (Object.hasOwn(values, key) ? String(values[key]) : name));
}
