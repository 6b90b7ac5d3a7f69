import { expect, it } from 'vitest';
import { answerMetrics } from '../../src/api/metrics.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';

it('answerMetrics answers with the text format of Prometheus, for nobody to keep', async () => {
  const metrics = createMetrics();
  metrics.setPublication({ sequence: 7, reviewCount: 3 });
  const { status, headers, body } = await answerMetrics(metrics);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' });
  expect(body).toMatch(/^publication_reviews 3$/m);
});
