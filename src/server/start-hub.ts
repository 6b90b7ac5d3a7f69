import { bodyBytes } from '../http/answer.ts';
import { entityTag } from '../http/content/conditional.ts';
import type { HubEvent } from '../hub/events.ts';
import { createHub, type Hub } from '../hub/hub.ts';
import { createAddressGuard } from '../hub/outbound/address-guard.ts';
import { createSender } from '../hub/outbound/sender.ts';
import { openStore } from '../hub/store/open.ts';
import type { Edition, PublishedTopic } from '../hub/topic.ts';
import { TOPIC_PATHS } from '../publication/headers/headers.ts';
import type { Publication } from '../publication/serving/publication.ts';
import { ownHubUrl, type ServerSettings } from '../settings.ts';
import { createHubMetrics, type HubMetrics } from '../telemetry/hub-metrics.ts';
import type { Logger } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';

interface HubParts {
  readonly settings: Pick<ServerSettings, 'database' | 'hub'>;
  /** Looks for a newer publication, and gives the newest. */
  newest(): Publication;
  readonly log: Logger;
  readonly metrics: Metrics;
}

const BROKE = 'a connection to the store broke';

/** Makes the hub of this service: its topics come from the publication, and its events go to the log and the metrics. */
export function createServiceHub({ settings, newest, log, metrics }: HubParts): Hub {
  const { allowedNets, ...options } = settings.hub;
  const guard = createAddressGuard({ allowed: allowedNets });
  const hub: Hub = createHub({
    ...options,
    guard,
    sender: createSender({ guard, userAgent: `verified-reviews (+${newest().baseUrl})` }),
    edition: () => editionOf(newest()),
    // Only the message is logged: the error object holds the whole connection.
    open: (claim) => openStore(settings.database, ({ message }) => log.warn({ problem: message }, BROKE), claim),
    onEvent: (event) => tell(event, log, figures),
  });
  const figures = createHubMetrics(metrics.registry, hub.topicOverviews);
  return hub;
}

/** The topics of a publication, with the entity tags that a GET of them answers. */
export function editionOf(publication: Publication): Edition<PublishedTopic> {
  const { baseUrl, sequence, hubUrl } = publication;
  return {
    sequence,
    hubUrl: hubUrl ?? ownHubUrl(baseUrl),
    topics: [...TOPIC_PATHS].flatMap((path) => {
      const found = publication.representation(path);
      if (!found) return [];
      return {
        url: baseUrl + path,
        contentType: found.headers['Content-Type'] ?? '',
        etag: entityTag(found.digest, 'identity'),
        async read() {
          return bodyBytes(await found.read('identity'));
        },
      };
    }),
  };
}

/** Writes a line to the log for each event, and counts it in the metrics. */
function tell(event: HubEvent, log: Logger, figures: HubMetrics): void {
  switch (event.kind) {
    case 'verification':
      figures.countVerification({ mode: event.mode, result: event.result });
      if (event.result === 'unsubscribed') figures.countRemovals('unsubscribed', 1);
      log.info(fieldsOf(event), 'verification');
      break;
    case 'delivery':
      figures.countDelivery({ topic: event.topic, result: event.result }, event.ms / 1000);
      log.info(fieldsOf(event), 'delivery');
      break;
    case 'removal':
      figures.countRemovals(event.reason, 1);
      log[event.reason === 'failed' ? 'warn' : 'info'](fieldsOf(event), 'subscription removed');
      break;
    case 'expiry':
      figures.countRemovals('expired', event.subscriptions);
      log.info(fieldsOf(event), 'leases ended');
      break;
    case 'changed':
      log.info(fieldsOf(event), 'topics changed');
      break;
    case 'behind':
      log.warn(
        fieldsOf(event),
        'a newer build was served before: subscribers keep that one until there is a new build; build again',
      );
      break;
    case 'outage':
      log.warn(fieldsOf(event), 'no callback can be reached: failures do not count while our own network seems to be down');
      break;
    case 'store':
      figures.setStoreUp(event.problem === undefined);
      if (event.problem === undefined) log.info("the hub's store is open");
      else
        log.error(
          { problem: event.problem },
          "the hub's store cannot be used; until it can the hub answers 503, and so does /mcp where it has not got its secret",
        );
      break;
    case 'error':
      log.error({ err: event.error }, 'a defect in the hub');
  }
}

function fieldsOf<E extends { kind: string; ms?: number }>({ kind: _, ms, ...rest }: E) {
  return ms === undefined ? rest : { ...rest, ms: Math.round(ms * 100) / 100 };
}
