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

/** Runs the documented commands, and returns what each of them prints. */
async function documented() {
  const document = await readFile(join(root, 'docs', 'programs', 'assistants.md'), 'utf8');
  const commands = document.split('\n').filter((line) => line.startsWith(`npx ${INSPECTOR} `));
  return Promise.all(
    commands.map(async (command) => {
      const [, , ...words] = command.replace(`${BASE_URL}/mcp`, `${server.origin}/mcp`).match(/'[^']*'|\S+/g) ?? [];
      const { stdout } = await runPackage(
        INSPECTOR,
        words.map((word) => word.replaceAll("'", '')),
      );
      return JSON.parse(stdout);
    }),
  );
}

describe('the MCP Inspector', () => {
  it.each(['legacy', 'modern'])('lists the tools, and finds nothing in them that some client cannot take (%s)', async (era) => {
    const { code, result, stderr } = await inspect('--method', 'tools/list', '--strict', '--protocol-era', era);
    const names = ['get_business', 'search_reviews', 'get_reviews_since', 'get_review', 'get_insights', 'search', 'fetch'];
    expect(result).toEqual({ tools: names.map((name) => expect.objectContaining({ name, outputSchema: expect.anything() })) });
    expect([code, stderr]).toEqual([0, '']);
  });

  it('has the documented commands answered', async () => {
    const [list, call, read] = await documented();
    expect(list.tools).toHaveLength(7);
    expect(call.structuredContent.reviews.length).toBeGreaterThan(0);
    expect(JSON.parse(read.contents[0].text)).toEqual(call.structuredContent.reviews[0]);
  });
});
