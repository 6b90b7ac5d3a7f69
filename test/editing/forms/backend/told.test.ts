import { expect, it } from 'vitest';
import { formPath } from '../../../../src/editing/forms/backend/form-path.ts';
import { firstOf, problemsInWords, warningInWords } from '../../../../src/editing/forms/backend/told.ts';
import { en } from '../../../../src/editing/forms/words/en.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

const BUSINESS = formPath('business.yaml') ?? expect.fail();
const REVIEW = formPath('reviews/a.json') ?? expect.fail();
const at = { line: 2, column: 3 };

it('names the field where the problem is in the form itself, and else file and line', async () => {
  const workspace = await workspaceOf({ 'business.yaml': 'name: A\n' });
  const { directory } = workspace;
  const own = { file: `${directory}/business.yaml`, ...at, message: 'url: is missing' };
  expect(problemsInWords(workspace, BUSINESS, [own])).toBe('Website: is missing');
  const other = { file: 'reviews/a.md', ...at, message: 'service_area: "x" is not a service area of business.yaml' };
  expect(problemsInWords(workspace, BUSINESS, [own, other])).toMatch(
    /^Website: is missing; reviews\/a\.md:2:3 {2}names "x", which is not in the business any more\. Keep whom/,
  );
  expect(problemsInWords(workspace, REVIEW, [{ ...other, message: 'rating: is missing' }])).toBe('Stars: is missing');
});

it('shows the first lines, and counts the rest', () => {
  expect(firstOf(en, ['a', 'b'])).toEqual(['a', 'b']);
  expect(firstOf(en, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'and 2 more']);
});

it('says what to do in the form, and not in the terminal', () => {
  const told = (kind: 'telephone-number' | 'same-text', message: string) =>
    warningInWords(en, REVIEW, { kind, message, fix: 'run a command' });
  expect(told('telephone-number', 'text: 555 is one')).toBe(`What the customer wrote: 555 is one; ${en.remedies.privateText}`);
  expect(told('telephone-number', 'author: 555 is one')).toBe(`Author: 555 is one; ${en.remedies.privateName}`);
  expect(told('same-text', 'text: is old')).toBe('What the customer wrote: is old; run a command');
});
