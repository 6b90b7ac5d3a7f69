/** In UTF-16 code units. In the name of a file each takes up to three bytes, and the name may have 255. */
const LONGEST = 70;

/** A name as part of an address: lower case, letters without marks, hyphens between; empty where no letter or digit is in it. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, LONGEST)
      // Half a surrogate pair at the end goes, too.
      .replace(/^-|[-\p{Surrogate}]$/gu, '')
  );
}

/** The slugs of names, in their order: each once, and never empty. */
export function uniqueSlugs(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const base = slugOf(name) || 'name';
    let slug = base;
    for (let next = 2; taken.has(slug); next++) slug = `${base}-${next}`;
    taken.add(slug);
    return slug;
  });
}
