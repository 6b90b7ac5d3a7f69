import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPackage } from '../../support/programs/run-package.ts';
import { sampleDist } from '../../support/shared.ts';
import { type RunningServer, startServer } from '../../support/sites/server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer(await sampleDist());
});

afterAll(() => server.stop());

/** Runs the command line of the MCP Inspector. `result` is what it prints. */
async function inspect(...parameters: string[]): Promise<{ code: number | null; result: unknown; stderr: string }> {
  const target = ['--cli', `${server.origin}/mcp`, '--transport', 'http', '--format', 'json'];
  const { code, stdout, stderr } = await runPackage('@modelcontextprotocol/inspector', [...target, ...parameters]);
  return { code, result: stdout === '' ? undefined : JSON.parse(stdout).result, stderr };
}

/** assistants-doc.test.ts tests the answers to the documented commands. */
describe('the MCP Inspector', () => {
  it.each(['legacy', 'modern'])('lists the tools, and finds nothing in them that some client cannot take (%s)', async (era) => {
    const { code, result, stderr } = await inspect('--method', 'tools/list', '--strict', '--protocol-era', era);
    const names = ['get_business', 'search_reviews', 'get_reviews_since', 'get_review', 'get_insights', 'search', 'fetch'];
    expect(result).toEqual({ tools: names.map((name) => expect.objectContaining({ name, outputSchema: expect.anything() })) });
    expect([code, stderr]).toEqual([0, '']);
  });

  it('sees that arguments are wrong, and why', async () => {
    const { code, result } = await inspect('--method', 'tools/call', '--tool-name', 'search_reviews', '--tool-arg', 'rating=9');
    const issues = [{ path: ['rating'], code: 'too_big', message: '9 is more than 5' }];
    expect(result).toEqual({ content: [{ type: 'text', text: JSON.stringify({ issues }) }], isError: true });
    // The exit code for an answer with isError.
    expect(code).toBe(5);
  });
});
