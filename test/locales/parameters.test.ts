import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parametersFile } from '../../scripts/development/schemas.ts';
import { root } from '../support/build.ts';

it('src/locales/parameters.ts names what each message is given; npm run schemas writes it anew', () => {
  expect(readFileSync(join(root, 'src/locales/parameters.ts'), 'utf8')).toBe(parametersFile());
});
