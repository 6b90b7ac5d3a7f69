import { expect, it } from 'vitest';
import { originalOf } from '../../../../src/authoring/files/names/copied-name.ts';

it.each([
  ['business - Copy.yaml', 'business.yaml'],
  ['business copy 2.yaml', 'business.yaml'],
  ['2026-04-12-peter-smith - Copy (3).md', '2026-04-12-peter-smith.md'],
  ['business copy(12).yaml', 'business.yaml'],
  ['2026-04-12-peter-smith (1).md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith - Kopie', '2026-04-12-peter-smith'],
  ['2026-04-12-peter-smith 2.md', '2026-04-12-peter-smith.md'],
  ["2026-04-12-peter-smith (Ben's conflicted copy 2026-11-23).md", '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith (copia en conflicto de Ben 2026-11-23).md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith (conflicted copy 2026-11-23 101112).md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith (In Konflikt stehende Kopie von Ben 2026-11-23).md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith (Case Conflict).md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith.sync-conflict-20261123-101112-ABCDEFG.md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith-DESKTOP-AB12CD3.md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith-DESKTOP-AB12CD3-2.md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith-BEN-PC.md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith-Bens-MacBook-Pro.md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith-MacBook-Air-2.md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith-Annas-iMac.md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith (copy).md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter-smith (Kopie 2).md', '2026-04-12-peter-smith.md'],
  ['Copy of 2026-04-12-peter-smith.md', '2026-04-12-peter-smith.md'],
  ['Kopie von business.yaml', 'business.yaml'],
  ['2026-04-12-peter-smith.md.orig', '2026-04-12-peter-smith.md'],
  ['business.yaml.bak', 'business.yaml'],
  ['2026-04-12-peter-smith_REMOTE_4711.md', '2026-04-12-peter-smith.md'],
  ['2026-04-12-peter.orig', '2026-04-12-peter.orig'],
  ['2026-04-12-the-imac.md', '2026-04-12-the-imac.md'],
  ['2026-04-12-laptop.md', '2026-04-12-laptop.md'],
  ['2026-04-12-the-pc.md', '2026-04-12-the-pc.md'],
  ['2026-04-12-copywriter.md', '2026-04-12-copywriter.md'],
])('%s is a copy of %s', (name, original) => {
  expect(originalOf(name)).toBe(original);
});
