import { expect, it } from 'vitest';
import { listenProblem } from '../../../scripts/serve/listen-problem.ts';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { startTcpServer } from '../../support/network/loopback-server.ts';

const host = '127.0.0.1';

it('finds nothing wrong with free ports, and leaves them free', async () => {
  const port = await freePort();
  for (let time = 0; time < 2; time++) expect(await listenProblem({ host, port, metricsPort: 0 })).toBeUndefined();
});

it('names the setting whose port is taken', async () => {
  const port = await startTcpServer();
  const end = 'the port is taken on 127.0.0.1; set another one, or 0 for any that is free';
  expect(await listenProblem({ host, port, metricsPort: undefined })).toBe(`PORT=${port}: ${end}`);
  expect(await listenProblem({ host, port: 0, metricsPort: port })).toBe(`METRICS_PORT=${port}: ${end}`);
  const free = await freePort();
  expect(await listenProblem({ host, port: free, metricsPort: free })).toBe(`METRICS_PORT=${free}: ${end}`);
});

it('tells of a host that is not this machine', async () => {
  const problem = await listenProblem({ host: '192.0.2.1', port: 0, metricsPort: undefined });
  expect(problem).toMatch(/^cannot listen: .*192\.0\.2\.1.*; look at HOST and PORT$/);
});
