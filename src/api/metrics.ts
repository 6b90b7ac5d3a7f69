import { type Answer, NO_SNIFFING, NO_STORE } from '../http/answer.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** `GET /metrics`, for Prometheus. */
export async function answerMetrics(metrics: Metrics): Promise<Answer> {
  return {
    status: 200,
    headers: { 'Content-Type': metrics.contentType, ...NO_SNIFFING, ...NO_STORE },
    body: await metrics.render(),
  };
}
