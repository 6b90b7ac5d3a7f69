import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from './version.ts';

export interface Metrics {
  /**
   * Counts an answer. `route` is one of a fixed set: with addresses as labels, strangers could fill the memory.
   * `seconds` is the time until the end of the answer.
   */
  countRequest(labels: { route: string; method: string; status: number }, seconds: number): void;
  setPublication(publication: { sequence: number; reviewCount: number }): void;
  /** How many parts of what is served were found damaged, and whether a newer one is refused or it is missing. */
  setPublicationFaults(faults: { damagedParts: number; isNewerRefused: boolean }): void;
  /** The figures in the text format of Prometheus. */
  render(): Promise<string>;
  readonly contentType: string;
  /** The registry to which other parts add their figures. */
  readonly registry: Registry;
}

const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'verified_reviews_build_info',
    help: 'Always 1; the label says which version of this software runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: VERSION }, 1);
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const sequence = gauge('publication_sequence', 'Instant of the build that is served, in ms since 1970.');
  const reviews = gauge('publication_reviews', 'Reviews in the publication that is served.');
  const damaged = gauge(
    'publication_damaged_parts',
    'Parts of the publication that is served which are not what was sealed, and are not served.',
  );
  const refused = gauge('publication_refused', 'Whether a newer publication cannot be opened, or the served one is missing.');
  return {
    countRequest({ route, method, status }, seconds) {
      answers.inc({ route, method: METHODS.has(method) ? method : 'other', status });
      durations.observe({ route }, seconds);
    },
    setPublication(publication) {
      sequence.set(publication.sequence);
      reviews.set(publication.reviewCount);
    },
    setPublicationFaults({ damagedParts, isNewerRefused }) {
      damaged.set(damagedParts);
      refused.set(isNewerRefused ? 1 : 0);
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
    registry,
  };
}
