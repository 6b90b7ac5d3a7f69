/** The licence of the data, as people and programs are told of it. */
export interface Licence {
  /** The SPDX licence id, where it has one. */
  readonly spdxId?: string;
  readonly name: string;
  /** The address of its text. */
  readonly url: string;
}

/** The licence of the data that a business names: an SPDX licence id or an address. Without one all rights are reserved. */
export function licenceOf({ licence }: { readonly licence?: string | undefined }): Licence | undefined {
  if (licence === undefined) return undefined;
  // No SPDX id has a colon.
  if (licence.includes(':')) return { name: licence, url: licence };
  return {
    spdxId: licence,
    ...(creativeCommons(licence) ?? { name: licence, url: `https://spdx.org/licenses/${licence}.html` }),
  };
}

/** The address of a Creative Commons licence's page for people, and its usual name. Before version 2.0 the addresses differ. */
function creativeCommons(id: string): Pick<Licence, 'name' | 'url'> | undefined {
  if (id === 'CC0-1.0') return { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
  const [, terms, version, port] = /^CC-(BY(?:-NC)?(?:-SA|-ND)?)-([2-4]\.\d)(?:-([A-Z]+))?$/.exec(id) ?? [];
  if (terms === undefined) return undefined;
  const place = port === undefined ? '' : `${port.toLowerCase()}/`;
  return {
    name: ['CC', terms, version, ...(port === undefined ? [] : [port])].join(' '),
    url: `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/${place}`,
  };
}
