import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../support/build.ts';
import { passedScenarios } from '../../support/mcp/conformance.ts';
import { runPackage } from '../../support/programs/run-package.ts';
import { sampleOrigin } from '../../support/shared.ts';

/** The scenarios of the conformance suite that are not about its own test server. */
const PASSED = [
  'server-initialize',
  'ping',
  'tools-list',
  'server-sse-polling',
  'server-sse-multiple-streams',
  'resources-list',
  'dns-rebinding-protection',
];

it('passes the conformance suite of MCP but for what asks for its own tools and prompts', async () => {
  // The scenario on DNS rebinding needs a name for loopback.
  const url = `http://localhost:${new URL(await sampleOrigin()).port}/mcp`;
  const expected = join(root, 'test', 'fixtures', 'mcp-conformance.yml');
  const ended = await runPackage('@modelcontextprotocol/conformance', [
    ...['server', '--url', url, '--suite', 'all', '--expected-failures', expected],
  ]);
  expect(passedScenarios(ended), ended.stdout).toEqual(PASSED);
  expect(ended.code, ended.stdout).toBe(0);
});
