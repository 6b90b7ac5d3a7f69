import { readFile } from 'node:fs/promises';
import { Counter } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/telemetry/metrics.ts';

/** The values of one metric, by its labels as they are written. */
async function valuesOf(metrics: ReturnType<typeof createMetrics>, name: string): Promise<Record<string, number>> {
  const lines = (await metrics.render()).split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(lines.map((line) => [/\{(.*)\}/.exec(line)?.[1] ?? '', Number(line.split(' ').at(-1))]));
}

describe('metrics', () => {
  it('count answers by route, method and status', async () => {
    const metrics = createMetrics();
    for (const status of [200, 200, 304]) metrics.countRequest({ route: 'search', method: 'GET', status }, 0.002);
    expect(await valuesOf(metrics, 'http_requests_total')).toEqual({
      'route="search",method="GET",status="200"': 2,
      'route="search",method="GET",status="304"': 1,
    });
  });

  it('put every unknown method under one label, so that strangers cannot fill the memory', async () => {
    const metrics = createMetrics();
    for (const method of ['PROPFIND', 'get', 'X', '']) metrics.countRequest({ route: 'page', method, status: 405 }, 0);
    expect(await valuesOf(metrics, 'http_requests_total')).toEqual({ 'route="page",method="other",status="405"': 4 });
  });

  it('sort durations into seconds', async () => {
    const metrics = createMetrics();
    for (const seconds of [0.0005, 0.2, 60]) metrics.countRequest({ route: 'since', method: 'GET', status: 200 }, seconds);
    const buckets = await valuesOf(metrics, 'http_request_duration_seconds_bucket');
    expect(buckets).toMatchObject({ 'le="0.001",route="since"': 1, 'le="0.5",route="since"': 2, 'le="+Inf",route="since"': 3 });
    expect(await valuesOf(metrics, 'http_request_duration_seconds_count')).toEqual({ 'route="since"': 3 });
  });

  it('show the publication that is served now', async () => {
    const metrics = createMetrics();
    metrics.setPublication({ sequence: 1_773_662_400_500, reviewCount: 260 });
    metrics.setPublication({ sequence: 1_773_662_400_501, reviewCount: 0 });
    expect(await valuesOf(metrics, 'publication_sequence')).toEqual({ '': 1_773_662_400_501 });
    expect(await valuesOf(metrics, 'publication_reviews')).toEqual({ '': 0 });
  });

  it('show what is wrong with publications', async () => {
    const metrics = createMetrics();
    const shown = async () => [
      await valuesOf(metrics, 'publication_damaged_parts'),
      await valuesOf(metrics, 'publication_refused'),
    ];
    expect(await shown()).toEqual([{ '': 0 }, { '': 0 }]);
    metrics.setPublicationFaults({ damagedParts: 2, isNewerRefused: true });
    expect(await shown()).toEqual([{ '': 2 }, { '': 1 }]);
    metrics.setPublicationFaults({ damagedParts: 0, isNewerRefused: false });
    expect(await shown()).toEqual([{ '': 0 }, { '': 0 }]);
  });

  it('say which version of the software runs', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(await valuesOf(createMetrics(), 'verified_reviews_build_info')).toEqual({ [`version="${version}"`]: 1 });
  });

  it('have those of the process, and a help and a type for each', async () => {
    const text = await createMetrics().render();
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds', 'http_requests_total']) {
      expect(text).toMatch(new RegExp(`^# HELP ${name} .+\n# TYPE ${name} (counter|gauge|histogram)$`, 'm'));
    }
  });

  it('are where other parts put theirs', async () => {
    const metrics = createMetrics();
    new Counter({ name: 'another_part_total', help: 'Of another part.', registers: [metrics.registry] }).inc(3);
    expect(await valuesOf(metrics, 'another_part_total')).toEqual({ '': 3 });
  });

  it('of two servers in one process do not mix', async () => {
    const [one, other] = [createMetrics(), createMetrics()];
    one.countRequest({ route: 'page', method: 'GET', status: 200 }, 0);
    expect(await valuesOf(other, 'http_requests_total')).toEqual({});
  });
});
