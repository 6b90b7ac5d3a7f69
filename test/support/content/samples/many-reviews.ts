import { makeRecords } from '../../../../scripts/development/bench/content/records.ts';
import type { Site } from '../../../../src/representations/site.ts';
import { sampleSite } from '../sample-site.ts';

/** A site of so many reviews, those of the benches. To analyse them would take minutes. */
export function siteOfMany(count: number): Site {
  return sampleSite({ reviews: makeRecords(count), insights: sampleSite().insights });
}
