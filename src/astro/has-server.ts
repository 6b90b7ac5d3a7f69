/** Stands in the bundled widget for whether the server answers: one bundle serves sites with a server and without. */
export const HAS_SERVER = '__HAS_SERVER__';

/** The widget for a site, made of the bundled one. */
export function widgetFor({ hasServer }: { readonly hasServer: boolean }, bundled: string): string {
  return bundled.replaceAll(HAS_SERVER, String(hasServer));
}
