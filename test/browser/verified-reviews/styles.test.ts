import { expect, it } from 'vitest';
import { accentStyles } from '../../../src/browser/verified-reviews/styles.ts';

it('colours links on a ground of its own alone', () => {
  expect(accentStyles(['#0b5c66', '#7ccdd4'])).toBe(
    ':host([theme]) a { color: var(--verified-reviews-link, light-dark(#0b5c66,#7ccdd4)); }',
  );
  expect(accentStyles(undefined)).toBe('');
});
