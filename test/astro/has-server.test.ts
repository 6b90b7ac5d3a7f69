import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HAS_SERVER, widgetFor } from '../../src/astro/has-server.ts';
import { sampleDist } from '../support/shared.ts';

it('tells the widget whether there is a server', () => {
  const bundled = `const path = ${HAS_SERVER} ? 'search' : undefined;`;
  expect(widgetFor({ hasServer: true }, bundled)).toBe("const path = true ? 'search' : undefined;");
  expect(widgetFor({ hasServer: false }, bundled)).toBe("const path = false ? 'search' : undefined;");
});

it('leaves nothing to fill in in what is published', async () => {
  expect(await readFile(join(await sampleDist(), 'client', 'verified-reviews.js'), 'utf8')).not.toContain(HAS_SERVER);
});
