/** In UTF-16 code units. In the name of a file each takes up to three bytes, and the name may have 255. */
const LONGEST = 70;

/** Marks that belong to no single script, such as accents; not the one that makes が of か, without which the word is another. */
const ACCENTS = /(?![\u3099\u309a])(?=\p{M})\p{Script=Inherited}/gu;

/** A name as part of an address: lower case, letters without accents, hyphens between; empty where no letter or digit is in it. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(ACCENTS, '')
      // As keyboards write it: a link that somebody types has to lead here.
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .slice(0, LONGEST)
      // Half a surrogate pair at the end goes, too.
      .replace(/^-|[-\p{Surrogate}]$/gu, '')
  );
}

/** The slugs of names, in their order: each once, and never empty. */
export function uniqueSlugs(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const slug = freeSlug(slugOf(name) || 'name', taken);
    taken.add(slug);
    return slug;
  });
}

/** The slug, with the first number from 2 behind it that makes it free if it is taken. */
export function freeSlug(slug: string, taken: { has(slug: string): boolean }): string {
  let free = slug;
  for (let next = 2; taken.has(free); next++) free = `${slug}-${next}`;
  return free;
}
