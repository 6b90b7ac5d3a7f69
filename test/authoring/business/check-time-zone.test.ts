import { expect, it } from 'vitest';
import { timeZoneIssues } from '../../../src/authoring/business/check-time-zone.ts';

it.each([undefined, 'America/Chicago', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC'])('takes the time zone %s', (name) => {
  expect(timeZoneIssues(name)).toEqual([]);
});

it.each([
  ['with a typing error', 'America/Chicgo', 'did you mean America/Chicago?'],
  ['in another letter case', 'america/chicago', 'did you mean America/Chicago?'],
  ['as a place alone', 'Chicago', 'did you mean America/Chicago?'],
  ['as a place that once had another name', 'Kyiv', 'did you mean Europe/Kyiv?'],
  ['as a place by its former name', 'Kiev', 'did you mean Europe/Kyiv?'],
  ['by its former name with a typing error', 'Asia/Calcuta', 'did you mean Asia/Kolkata?'],
  ['as an offset', '-06:00', 'write it as in America/Chicago'],
  ['in short', 'CST', 'write it as in America/Chicago'],
  ['in words', 'Central Time (US & Canada)', 'write it as in America/Chicago'],
])('takes no time zone %s', (_, name, advice) => {
  const message = `${JSON.stringify(name)} is not the name of a time zone in the IANA database; ${advice}`;
  expect(timeZoneIssues(name)).toEqual([{ path: ['time_zone'], code: 'unknown_name', message }]);
});
