/** An address that a browser here can open, of one that a server listens at: `0.0.0.0` and `::` are every interface, not a host. */
export function openableAddress(address: string): string {
  return address.replace(/^http:\/\/(0\.0\.0\.0|\[::\])(?=:)/, 'http://localhost');
}

interface Addresses {
  /** Where the server listens. */
  readonly address: string;
  /** The base address of the build that it serves. */
  readonly built: string;
  /** The one that is set now, if any. */
  readonly wanted: string | undefined;
}

/** What to tell an operator whose data will not link to the server, in one line. */
export function hintAboutAddresses({ address, built, wanted }: Addresses): string | undefined {
  if (wanted !== undefined && wanted !== built)
    return `This build is for ${built}/; BASE_URL=${wanted} counts only when the site is built: run npm run build.`;
  const { hostname, port } = new URL(built);
  if (hostname !== 'localhost' || port === new URL(address).port) return undefined;
  return `The links in the data lead to ${built}/; set BASE_URL to where readers find this server, and build.`;
}
