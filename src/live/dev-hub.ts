import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hub } from '../hub/hub.ts';
import type { Publication } from '../publication/serving/publication.ts';
import { createServiceHub } from '../server/start-hub.ts';
import { type Environment, readServerSettings } from '../settings.ts';
import type { Logger } from '../telemetry/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';

/** How long deliveries may still run when the dev server ends, in ms. */
const GRACE_MS = 1000;

export interface DevHub extends Pick<Hub, 'receive' | 'look' | 'keep'> {
  stop(): Promise<void>;
}

/**
 * Starts a hub for the dev server. Its store is a temporary file, which is removed when it stops, and never that of the service.
 */
export async function startDevHub(environment: Environment, newest: () => Publication, log: Logger): Promise<DevHub> {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-dev-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  const settings = readServerSettings({ ...environment, DATABASE_URL: `file:${join(folder, 'hub.sqlite')}` });
  const hub = createServiceHub({ settings, newest, log, metrics: createMetrics() });
  await hub.start();
  return {
    ...hub,
    async stop() {
      await hub.stop(GRACE_MS);
      remove();
      process.off('exit', remove);
    },
  };
}
