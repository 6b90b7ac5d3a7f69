import { isGroup } from '../../../authoring/source/source.ts';
import { isGoogleReview, parseGoogleReview } from './google.ts';
import { isOwnReview, parseOwnReview } from './own.ts';
import type { ParsedEntry, Reading } from './parsed-entry.ts';

/** Whose form the reviews of a list have: that of a site, or our own. */
export type Platform = 'google' | 'own';

export type Recognised = { ok: true; platform: Platform } | { ok: false; reason: string };

/**
 * Tells from which platform a value of a JSON text comes; `undefined` if it does not show that. `isSourceSaid`: whether the user
 * names the platform of a list in no known form.
 */
export function recognise(value: unknown, isSourceSaid = false): Recognised | undefined {
  if (isGoogleReview(value)) return { ok: true, platform: 'google' };
  if (isPlaceReview(value)) return { ok: false, reason: PLACES };
  if (isOwnReview(value, isSourceSaid)) return { ok: true, platform: 'own' };
  return isMapsReview(value) ? { ok: false, reason: WRITTEN } : undefined;
}

/** The function that reads the reviews of each platform. */
export const PARSERS: Readonly<Record<Platform, (value: unknown, reading: Reading) => ParsedEntry>> = {
  google: parseGoogleReview,
  own: parseOwnReview,
};

const PLACES =
  'comes from the Places API, whose reviews may not be stored; download your own from Google Takeout (Google Business Profile)';
const WRITTEN = 'holds reviews that the account wrote of other places, not those that it received';

/** Keys that only reviews of the Places API have. */
const PLACES_KEYS: readonly string[] = ['relative_time_description', 'relativeTimeDescription', 'relativePublishTimeDescription'];

/** The name that it gives a review, which websites keep as the id. */
const PLACES_NAME = /^places\/[^/]+\/reviews\//;

function isPlaceReview(value: unknown): boolean {
  if (!isGroup(value)) return false;
  return (
    PLACES_KEYS.some((key) => key in value) ||
    Object.values(value).some((each) => typeof each === 'string' && PLACES_NAME.test(each))
  );
}

function isMapsReview(value: unknown): boolean {
  return isGroup(value) && isGroup(value.properties) && 'five_star_rating_published' in value.properties;
}
