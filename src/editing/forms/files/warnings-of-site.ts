import { siteWarnings } from '../../warnings/site/site-warnings.ts';
import type { SavedWarning } from '../saved-warning.ts';

type Parts = Parameters<typeof siteWarnings>[0];

const NONE: Parts = {
  business: undefined,
  businessSource: undefined,
  notice: undefined,
  problems: [],
  words: {},
};

/** What the check warns of in parts of the content. */
export function warningsOfSite(parts: Partial<Parts>, now: Date): SavedWarning[] {
  const warnings = siteWarnings({ ...NONE, ...parts }, undefined, now);
  // Most languages have no words for the interface, which would be told at each save.
  return warnings.filter(({ kind }) => kind !== 'interface-language');
}
