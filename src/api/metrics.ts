import type { Answer } from '../http/answer.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** `GET /metrics`, for Prometheus. */
export async function answerMetrics(metrics: Metrics): Promise<Answer> {
  return {
    status: 200,
    headers: { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' },
    body: await metrics.render(),
  };
}
