import { describe, expect, it } from 'vitest';
import { releaseFaults } from '../../../../scripts/development/release/release-faults.ts';

const CHANGELOG = '# Changelog\n\n## [1.2.0] - 2026-12-01\n\n- A thing.\n\n## [1.1.0] - Unreleased\n';

describe('a version', () => {
  it('is published where tag, package and changelog agree', () => {
    expect(releaseFaults({ tag: 'v1.2.0', version: '1.2.0', changelog: CHANGELOG })).toEqual([]);
  });

  it('is not published under the tag of another one', () => {
    expect(releaseFaults({ tag: 'v1.3.0', version: '1.2.0', changelog: CHANGELOG })).toEqual([
      'the tag is v1.3.0, but package.json has version 1.2.0: its tag is v1.2.0',
    ]);
  });

  it('is not published without its section in the changelog, and the day', () => {
    expect(releaseFaults({ tag: 'v1.2', version: '1.2', changelog: CHANGELOG })).toEqual([
      'CHANGELOG.md has no section "## [1.2] - YYYY-MM-DD"',
    ]);
    expect(releaseFaults({ tag: 'v1.1.0', version: '1.1.0', changelog: CHANGELOG })).toEqual([
      'CHANGELOG.md says "## [1.1.0] - Unreleased"; the day of the release stands there: "## [1.1.0] - YYYY-MM-DD"',
    ]);
  });
});
