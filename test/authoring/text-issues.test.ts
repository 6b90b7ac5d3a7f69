import { describe, expect, it } from 'vitest';
import { textIssues } from '../../src/authoring/text-issues.ts';

describe('textIssues', () => {
  it('finds half a surrogate pair and NUL, wherever they stand', () => {
    const issues = textIssues({ author: 'a\ud800', mentions: { technicians: ['ok 🔧', '\0'] } });
    expect(issues).toEqual([
      { path: ['author'], code: 'invalid_text', message: 'is not valid Unicode: one half of a surrogate pair stands alone' },
      { path: ['mentions', 'technicians', 1], code: 'invalid_text', message: 'holds a NUL character; text cannot' },
    ]);
  });

  it('ends on a value that is nested very deep', () => {
    const value: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(textIssues(value)).toEqual([]);
  });
});
