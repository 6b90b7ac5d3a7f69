import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { train } from '../../scripts/insights/train.ts';
import { root } from '../support/build.ts';

it('learns the weights that ship from the corpus, byte for byte, with the accuracy that is published', {
  timeout: 600_000,
}, () => {
  const shipped = (name: string) => readFileSync(join(root, 'src/insights/model', name), 'utf8');
  const { weights, accuracy } = train();
  expect(weights === shipped('aspect-weights.json')).toBe(true);
  expect(accuracy).toBe(shipped('accuracy.json'));
});
