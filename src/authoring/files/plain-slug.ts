/** A name with no other signs than those of an id, a-z, 0-9 and -; empty where it has none of them. */
export function plainSlug(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
}
