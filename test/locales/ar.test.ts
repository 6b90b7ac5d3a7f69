import { expect, it } from 'vitest';
import { localeOf } from '../../src/locales/locale.ts';

it('counts in Arabic with a word for two, and other forms for few and for more', () => {
  const { counted, messages, direction } = localeOf('ar-MA');
  expect([0, 1, 2, 3, 10, 11, 100].map((count) => counted(messages.count.reviews, count))).toEqual([
    '0 مراجعة',
    'مراجعة واحدة',
    'مراجعتان',
    '3 مراجعات',
    '10 مراجعات',
    '11 مراجعة',
    '100 مراجعة',
  ]);
  expect(counted(messages.policy.deadline, 2)).toBe('تبتّ المنشأة في كل مراجعة جديدة خلال يومين.');
  const two = counted(messages.count.reviews, 2);
  expect(messages.insights.spokenOf(two)).toBe('في مراجعتين:');
  expect(direction).toBe('rtl');
  expect(localeOf('en').direction).toBe('ltr');
});
