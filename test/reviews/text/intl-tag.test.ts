import { expect, it } from 'vitest';
import { intlTag } from '../../../src/reviews/text/intl-tag.ts';

it.each([
  ['zh-yue', 'zh'],
  ['ar-arz-EG', 'ar-EG'],
  ['zh-cmn-Hans-CN', 'zh-Hans-CN'],
  ['es-419', 'es-419'],
  ['zh-Hant', 'zh-Hant'],
  ['de-CH-1996', 'de-CH-1996'],
])('takes the extended language alone out of a tag: %s', (tag, taken) => {
  expect(intlTag(tag)).toBe(taken);
  expect(new Intl.Locale(taken).toString()).toBe(taken);
});
