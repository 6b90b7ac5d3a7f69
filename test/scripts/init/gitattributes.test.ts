import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../support/content/content.ts';
import { TEMPLATE } from '../../support/shop/shop.ts';

// `remove-review.test.ts` has git merge what is written there.
it('has git join what two branches note of removed reviews', async () => {
  const cwd = await makeFolder({ '.gitattributes': readFileSync(join(TEMPLATE, '.gitattributes'), 'utf8') });
  execFileSync('git', ['init', '--quiet'], { cwd });
  expect(execFileSync('git', ['check-attr', 'merge', 'content/removed.yaml'], { cwd, encoding: 'utf8' })).toBe(
    'content/removed.yaml: merge: union\n',
  );
});
