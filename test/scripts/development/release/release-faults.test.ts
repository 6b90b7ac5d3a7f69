import { expect, it } from 'vitest';
import { releaseFaults } from '../../../../scripts/development/release/release-faults.ts';

const CHANGELOG = '# Changelog\n\n## [1.2.0] - 2026-12-01\n\n- A thing.\n\n## [1.1.0] - Unreleased\n';

it.each([
  ['v1.2.0', '1.2.0', []],
  ['v1.3.0', '1.2.0', ['the tag is v1.3.0, but package.json has version 1.2.0: its tag is v1.2.0']],
  ['v1.2', '1.2', ['CHANGELOG.md has no section "## [1.2] - YYYY-MM-DD"']],
  [
    'v1.1.0',
    '1.1.0',
    ['CHANGELOG.md says "## [1.1.0] - Unreleased"; the day of the release stands there: "## [1.1.0] - YYYY-MM-DD"'],
  ],
])('the tag %s for version %s: %j', (tag, version, faults) => {
  expect(releaseFaults({ tag, version, changelog: CHANGELOG })).toEqual(faults);
});
