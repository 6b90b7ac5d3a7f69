import { describe, expect, it } from 'vitest';
import { checkSummary } from '../../../src/authoring/editorial/check-summary.ts';
import type { Read } from '../../../src/authoring/problems/read.ts';
import { linesOf } from '../../support/content/reading/check-yaml.ts';

function check(text: string): Read<string> {
  return checkSummary({ file: 'summary.md', text });
}

describe('summary.md', () => {
  it('is plain text', () => {
    expect(check('\nOne.\n\n---\nTwo.\n')).toEqual({ found: ['One.\n\n---\nTwo.'], problems: [] });
  });

  it('is no summary when it is empty', () => {
    expect(check(' \n')).toEqual({ found: [], problems: [] });
  });

  it('ends its lines at line feeds alone', () => {
    expect(check('---\u2028One.').found).toHaveLength(1);
  });

  it('is told where it holds a control character', () => {
    expect(linesOf(check('One.\nTw\x1bo.\n'))).toEqual([
      expect.stringMatching(/^summary\.md:2:3 {2}holds the control character "\\u001b"/),
    ]);
  });

  it('has no front matter', () => {
    expect(linesOf(check('---\na: 1\n---\nOne.\n'))).toEqual([
      'summary.md:1:1  front matter is not allowed here; the file is plain text',
    ]);
  });
});
