import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../support/build.ts';
import { runPackage } from '../../support/programs/run-package.ts';
import { sampleDist } from '../../support/shared.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';
import { startServer } from '../../support/sites/server.ts';

const server = await startServer(await sampleDist());
afterAll(() => server.stop());

const INSPECTOR = '@modelcontextprotocol/inspector';

/** Runs the command line of the MCP Inspector. `result` is what it prints. */
async function inspect(...parameters: string[]): Promise<{ code: number | null; result: unknown; stderr: string }> {
  const target = ['--cli', `${server.origin}/mcp`, '--transport', 'http', '--format', 'json'];
  const { code, stdout, stderr } = await runPackage(INSPECTOR, [...target, ...parameters]);
  return { code, result: stdout === '' ? undefined : JSON.parse(stdout).result, stderr };
}

/** Runs the documented command, and returns what it prints. */
async function documented() {
  const document = await readFile(join(root, 'docs', 'programs', 'assistants.md'), 'utf8');
  const [, command = ''] = new RegExp(`^npx ${INSPECTOR} (.*)$`, 'm').exec(document) ?? [];
  const words = command.replace(BASE_URL, server.origin).match(/'[^']*'|\S+/g) ?? [];
  const { stdout } = await runPackage(
    INSPECTOR,
    words.map((word) => word.replaceAll("'", '')),
  );
  return JSON.parse(stdout);
}

describe('the MCP Inspector', () => {
  it.each(['legacy', 'modern'])('lists the tools, and finds nothing in them that some client cannot take (%s)', async (era) => {
    const { code, result, stderr } = await inspect('--method', 'tools/list', '--strict', '--protocol-era', era);
    const names = ['get_business', 'search_reviews', 'get_reviews_since', 'get_review', 'get_insights', 'search', 'fetch'];
    expect(result).toEqual({ tools: names.map((name) => expect.objectContaining({ name, outputSchema: expect.anything() })) });
    expect([code, stderr]).toEqual([0, '']);
  });

  it('has the documented command answered', async () => {
    const { reviews } = (await documented()).structuredContent;
    expect(reviews.map(({ rating }: { rating: number }) => rating)).toContain(3);
  });
});
