import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textOf, train } from '../../scripts/development/insights/train.ts';
import { root } from '../support/build.ts';

it('learns the weights that ship, byte for byte', {
  timeout: 900_000,
}, () => {
  for (const [path, file] of Object.entries(train()))
    expect(textOf(path, file) === readFileSync(join(root, 'src/insights', path), 'utf8'), path).toBe(true);
});
