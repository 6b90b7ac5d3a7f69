/** How similar two sets are, 0 to 1: the share of the members of both that both have (Jaccard index). */
export function similarity<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const shared = a.intersection(b).size;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
