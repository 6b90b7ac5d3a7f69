/** The path of the search below the base address; `undefined` on a static host alone (`STATIC=1`). */
export function searchPathOf({ hasServer }: { readonly hasServer: boolean }): string | undefined {
  return hasServer ? 'api/reviews/search' : undefined;
}
