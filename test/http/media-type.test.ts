import { expect, it } from 'vitest';
import { mediaType } from '../../src/http/media-type.ts';

it.each([
  ['Application/X-WWW-Form-Urlencoded; charset=UTF-8', 'application/x-www-form-urlencoded'],
  [' text/plain ;a=b;c', 'text/plain'],
  ['application/json', 'application/json'],
  [';', ''],
  ['', ''],
  [undefined, ''],
])('the media type of %j is %j', (header, expected) => {
  expect(mediaType(header)).toBe(expected);
});
