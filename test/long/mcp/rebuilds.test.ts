import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { build } from '../../support/build.ts';
import { makeFolder, review, smallContent, write } from '../../support/content/content.ts';
import { askMcpUnderLoad } from '../../support/mcp/load.ts';
import { startServer } from '../../support/sites/server.ts';

const BASE_URL = 'https://reviews.example.com';
const BUILDS = 4;

it(`${BUILDS} builds under a conversation: no failed and no mixed answer`, async () => {
  const content = await makeFolder(smallContent());
  const out = await makeFolder();
  await rebuild(1);
  const server = await startServer(join(out, 'dist'));
  const load = await askMcpUnderLoad(`${server.origin}/mcp`, BASE_URL);
  for (let version = 2; version <= BUILDS; version++) {
    await rebuild(version);
    await vi.waitFor(() => expect(load.newest()).toBe(version), { timeout: 10_000, interval: 20 });
  }
  const { answers, versions, faults } = await load.stop();
  console.log(`${answers} answers of /mcp over ${versions.size} builds, ${faults.length} faults`);
  expect(faults).toEqual([]);
  expect(versions.size).toBe(BUILDS);
  expect(await server.stop()).toBe(0);

  /** Makes a build. Each version has one review more, and its number is in the text of every review. */
  async function rebuild(version: number): Promise<void> {
    const reviews = Array.from({ length: 10 + version }, (_, n) => review(n, { text: `Version ${version}. Review ${n}.` }));
    await write(content, 'reviews.jsonl', reviews.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const { code, output } = await build(out, { CONTENT_DIR: content, BASE_URL });
    expect([code, output]).toEqual([0, expect.any(String)]);
  }
});
