import ids from 'spdx-license-ids/index.json' with { type: 'json' };
import { type Issue, parseWith, quote } from '../../reviews/schemas/issues.ts';
import { webAddressSchema } from '../../reviews/schemas/review.ts';
import { nearest } from '../problems/nearest.ts';

/**
 * Tells what is wrong with the `licence` of `business.yaml`. It must be an id from the SPDX list of licences, in the letter case
 * of that list, or an address.
 */
export function licenceIssues(licence: string | undefined): Issue[] {
  if (licence === undefined || ids.includes(licence)) return [];
  const path = ['licence'];
  if (!/^https?:/i.test(licence)) return [{ path, code: 'unknown_licence', message: messageOf(licence) }];
  const address = parseWith(webAddressSchema, licence);
  return address.ok ? [] : address.issues.map((issue) => ({ ...issue, path }));
}

function messageOf(licence: string): string {
  const lowerCased = licence.toLowerCase();
  const conventional = ids.find((id) => id.toLowerCase() === lowerCased);
  if (conventional !== undefined) return `${quote(licence)} is written ${conventional} as an SPDX licence id`;
  const near = newestVersion(lowerCased) ?? nearest(licence, ids);
  const advice = near === undefined ? 'leave it out to reserve all rights' : `did you mean ${near}?`;
  return `${quote(licence)} is neither an SPDX licence id such as CC-BY-4.0 nor a web address that begins with https:// or http://; ${advice}`;
}

/** Finds the newest version of a licence that was named without one: `CC0` is `CC0-1.0`. */
function newestVersion(lowerCased: string): string | undefined {
  return ids
    .filter((id) => id.toLowerCase().startsWith(`${lowerCased}-`) && /^[0-9.]+$/.test(id.slice(lowerCased.length + 1)))
    .sort()
    .at(-1);
}
