import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleDist } from '../../../support/shared.ts';
import { BASE_URL } from '../../../support/sites/built-site.ts';

const dist = await sampleDist();

describe('the picture of shared links', () => {
  it('is at the address that the pages announce, in the size that they announce', () => {
    const html = readFileSync(join(dist, 'client', 'index.html'), 'utf8');
    const announced = (property: string) => new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)?.[1];
    const image = readFileSync(join(dist, 'client', (announced('og:image') ?? '').replace(`${BASE_URL}/`, '')));
    expect([image.readUInt32BE(16), image.readUInt32BE(20)].map(String)).toEqual([
      announced('og:image:width'),
      announced('og:image:height'),
    ]);
  });

  it('is drawn by the build alone: nothing that draws is in the server', () => {
    const server = join(dist, 'server');
    const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(server, name)).isFile(),
    );
    expect(files).toContain('entry.mjs');
    expect(files.filter((name) => /resvg|fontkitten/i.test(readFileSync(join(server, name), 'latin1')))).toEqual([]);
  });
});
