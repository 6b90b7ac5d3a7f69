import { expect, it } from 'vitest';
import { newsSince } from '../../../scripts/upgrade/news.ts';

const CHANGELOG = `# Changelog

Words.

## [Unreleased]

- Later.

## [1.2.0] - 2027-02-01

- Two.

## [1.1.0] - 2027-01-01

- One.

## [1.0.0] - 2026-11-22

- First.
`;

it('tells of the versions after one, the newest first', () => {
  expect(newsSince(CHANGELOG, '1.0.0')).toBe('## [1.2.0] - 2027-02-01\n\n- Two.\n\n## [1.1.0] - 2027-01-01\n\n- One.');
  expect(newsSince(CHANGELOG, '1.1.0')).toBe('## [1.2.0] - 2027-02-01\n\n- Two.');
});

it('says nothing where there is nothing new, or the version is not in it', () => {
  expect(newsSince(CHANGELOG, '1.2.0')).toBe('');
  expect(newsSince(CHANGELOG, '0.9.0')).toBe('');
  expect(newsSince('', '1.0.0')).toBe('');
});
