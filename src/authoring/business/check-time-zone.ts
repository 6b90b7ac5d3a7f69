import { type Issue, quote } from '../../reviews/schemas/issues.ts';
import { isTimeZone } from '../../reviews/schemas/time-zone.ts';
import { nearest } from '../problems/nearest.ts';
import { presentZoneName } from './present-zone-name.ts';

/** Tells what is wrong with the `time_zone` of `business.yaml`. It must be a name from the IANA database, in its letter case. */
export function timeZoneIssues(name: string | undefined): Issue[] {
  if (name === undefined || isTimeZone(name)) return [];
  // Many still write a former name.
  const zones = Intl.supportedValuesOf('timeZone').flatMap((zone) => [presentZoneName(zone), zone]);
  // Often only the place is written, without its continent.
  const near = nearest(name, zones) ?? zones.find((zone) => zone.endsWith(`/${name}`));
  const advice = near === undefined ? 'write it as in America/Chicago' : `did you mean ${presentZoneName(near)}?`;
  const message = `${quote(name)} is not the name of a time zone in the IANA database; ${advice}`;
  return [{ path: ['time_zone'], code: 'unknown_name', message }];
}
