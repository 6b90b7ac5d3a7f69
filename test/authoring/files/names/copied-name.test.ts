import { expect, it } from 'vitest';
import { originalOf } from '../../../../src/authoring/files/names/copied-name.ts';

it.each([
  ['business - Copy.yaml', 'business.yaml'],
  ['business copy 2.yaml', 'business.yaml'],
  ['2026-04-12-peter-smith - Copy (3).md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith (1).md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith - Kopie', '2026-04-12-peter-smith'],
  ['2026-04-12-copywriter.md', '2026-04-12-copywriter.md'],
])('%s is a copy of %s', (name, original) => {
  expect(originalOf(name)).toBe(original);
});
