import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../scripts/support/network/free-port.ts';
import { type CallbackServer, startCallback } from '../support/hub/callback-server.ts';
import { subscribeForm, unsubscribeForm } from '../support/hub/hub.ts';
import { startWebSubSite } from '../support/hub/websub-site.ts';
import { askMcpUnderLoad } from '../support/mcp/load.ts';
import { askUnderLoad } from '../support/network/load.ts';
import { type Figures, growthOf, watchFigures } from '../support/soak/figures.ts';
import { liveMemory } from '../support/soak/live-memory.ts';

const MINUTES = Number(process.env.MINUTES ?? 10);
/** In seconds: how often another version is published. */
const EVERY = Number(process.env.EVERY ?? 10);
/** With `0`, versions are only sealed, which leaves more of the machine to the clients. */
const BUILDS = process.env.BUILDS !== '0';

const SUBSCRIBERS = 8;
/**
 * In MB, and in numbers of descriptors. Memory is what the process holds on to, since Node decides how much garbage it keeps.
 * Connections to the callback and of the clients come and go.
 */
const MOST_GROWTH: Figures = { memory: 10, descriptors: 2 };

const TITLE = `${MINUTES} minutes of everything at once, a new version every ${EVERY} s`;
/** In ms: the duration, and some time for the last version to arrive. */
const TIMEOUT = (MINUTES + 5) * 60_000;

it.runIf(process.platform === 'linux')(TITLE, { timeout: TIMEOUT }, async () => {
  const inspected = await freePort();
  const settings = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspected}` };
  const site = await startWebSubSite({
    reviews: 20,
    builds: BUILDS,
    settings,
    keeps: (line) => !line.includes('"msg":"request"'),
  });
  onTestFinished(() => site.close());
  const callback = await startCallback();
  const callbacks = Array.from({ length: SUBSCRIBERS }, (_, n) => `${callback.origin}/${n}`);
  for (const url of callbacks) await site.verified(subscribeForm(url));
  const readers = askUnderLoad(site.origin, { workers: 6, pauseMs: 0 });
  const searchers = askUnderLoad(site.origin, { workers: 3, pauseMs: 0, path: searchOf });
  const assistants = await askMcpUnderLoad(`${site.origin}/mcp`, site.baseUrl, 2);
  const asking = [readers, searchers, assistants];
  const watch = watchFigures(site.pid);
  const from = performance.now();
  const until = from + MINUTES * 60_000;
  let warm: number | undefined;
  let versions = 1;
  for (
    let next = performance.now() + EVERY * 1000;
    performance.now() < until && asking.every(({ faults }) => faults.length === 0);
    next += EVERY * 1000
  ) {
    await site.publish();
    if (performance.now() > (3 * from + until) / 4) warm ??= await liveMemory(inspected);
    versions++;
    const renewed = callbacks[versions % SUBSCRIBERS] ?? '';
    await site.verified(versions % 2 === 0 ? subscribeForm(renewed) : unsubscribeForm(renewed));
    if (versions % 2 === 1) await site.verified(subscribeForm(renewed));
    await sleep(Math.max(0, next - performance.now()));
  }
  // As at the warm-up, because a new publication has no cached answers.
  await site.publish();
  versions++;
  const live = (await liveMemory(inspected)) - (warm ?? 0);
  const loads = await Promise.all(asking.map((load) => load.stop()));
  const figures = watch.stop();
  const expected = callbacks.map((url) => new URL(url).pathname);
  await vi.waitFor(() => expect(haveNewest(callback, versions)).toEqual(expected), { timeout: 20_000, interval: 100 });
  const answers = loads.reduce((sum, load) => sum + load.answers, 0);
  const resident = growthOf(figures, 'memory');
  const descriptors = growthOf(figures, 'descriptors');
  const most = (name: keyof Figures) => Math.max(...figures.map((each) => each[name])).toFixed(0);
  console.log(
    `${answers} answers over ${versions} versions, ${callback.deliveries().length} deliveries; memory`,
    `held ${live.toFixed(1)} MB more after the warm-up, resident ${resident.toFixed(1)} MB more, at most ${most('memory')} MB;`,
    `descriptors ${descriptors} more, at most ${most('descriptors')}`,
  );
  expect(loads.flatMap(({ faults }) => faults)).toEqual([]);
  expect(deliveryFaults(callback)).toEqual([]);
  expect(site.lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  expect(live).toBeLessThan(MOST_GROWTH.memory);
  expect(descriptors).toBeLessThanOrEqual(MOST_GROWTH.descriptors);
});

/** A search that differs from the previous one. */
function searchOf(turn: number): string {
  const query = turn % 3 === 0 ? `Version ${turn % 97}` : 'fine'.slice(0, 1 + (turn % 4));
  return `/api/reviews/search?query=${encodeURIComponent(query)}&limit=${1 + (turn % 50)}&offset=${turn % 7}`;
}

/** The callbacks that have got a version, in order. */
function haveNewest(callback: CallbackServer, version: number): string[] {
  const those = callback.deliveries().filter(({ body }) => body.includes(`Version ${version}.`));
  return [...new Set(those.map(({ target }) => target))].toSorted();
}

/** What is wrong with the deliveries: a body that does not match its tag or mixes versions, or a version that came twice. */
function deliveryFaults(callback: CallbackServer): string[] {
  const seen = new Set<string>();
  return callback.deliveries().flatMap(({ target, headers, body }) => {
    const versions = new Set(body.toString().match(/Version \d+\./g));
    const name = `${target} ${[...versions].join()}`;
    const isTwice = seen.has(name);
    seen.add(name);
    const isOfTag = headers.etag === `"${hash('sha256', body)}"`;
    return isOfTag && versions.size === 1 && !isTwice ? [] : [name];
  });
}
