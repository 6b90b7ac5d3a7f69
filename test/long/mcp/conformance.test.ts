import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../support/build.ts';
import { passedScenarios } from '../../support/mcp/conformance.ts';
import { runPackage } from '../../support/programs/run-package.ts';
import { sampleDist } from '../../support/shared.ts';
import { startServer } from '../../support/sites/server.ts';

const BOTH = ['tools-list', 'server-sse-multiple-streams', 'resources-list', 'dns-rebinding-protection'];

it.each([
  ['2025-11-25', ['server-initialize', 'server-session-lifecycle', 'ping', 'server-sse-polling', ...BOTH]],
  ['2026-07-28', ['sep-2164-resource-not-found', 'http-header-validation', 'input-required-result-unsupported-methods', ...BOTH]],
])('passes the next conformance suite in %s but for what asks for its own tools and prompts', async (revision, passed) => {
  const server = await startServer(await sampleDist());
  // The scenario on DNS rebinding needs a name for loopback.
  const url = `http://localhost:${server.port}/mcp`;
  const expected = join(root, 'test', 'fixtures', 'mcp-conformance-next.yml');
  const ended = await runPackage('mcp-conformance-next', [
    ...['server', '--url', url, '--suite', 'all', '--spec-version', revision, '--expected-failures', expected],
  ]);
  expect(passedScenarios(ended), ended.stdout).toEqual(expect.arrayContaining(passed));
  expect(ended.code, ended.stdout).toBe(0);
  expect(await server.stop()).toBe(0);
});
