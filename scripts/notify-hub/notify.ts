import { TOPIC_PATHS } from '../../src/publication/headers/headers.ts';
import type { Entry } from '../../src/publication/pack/block.ts';
import type { Head } from '../../src/publication/pack/head.ts';
import { ownHubUrl } from '../../src/settings.ts';
import { count } from '../support/count.ts';
import { REFUSED } from '../support/network/fetch-problem.ts';
import { isHere, postPublish } from './post-publish.ts';
import { type Failure, type Published, waitUntilShown } from './wait-until-shown.ts';

/** The parts of a pack that are announced. */
interface Announcement {
  readonly head: Pick<Head, 'baseUrl' | 'hubUrl'>;
  entry(path: string): Pick<Entry, 'identity'> | undefined;
}

/** The result of notifying a hub; `ok` also if there is no hub to notify. */
export interface Notice {
  readonly ok: boolean;
  readonly line: string;
  /** Whether the site's own server would be on this computer, and does not run. */
  readonly hasNoServer?: true;
}

/** How long a notification of somebody else's hub waits for the site, in ms. */
const PATIENCE = 5000;

/**
 * Notifies the hub that a publication announces. The site's own server opens the new build when it is notified. Somebody else's
 * hub fetches the topics immediately and only once, so it is notified only when readers can get the new build.
 */
export async function notifyHub(announcement: Announcement): Promise<Notice> {
  const { baseUrl, hubUrl } = announcement.head;
  if (hubUrl === null) return { ok: true, line: 'No hub is announced: there is nobody to tell.' };
  const topics = topicsOf(announcement);
  const unshown = hubUrl === ownHubUrl(baseUrl) ? [] : await waitUntilShown(topics, PATIENCE);
  const untold = await tell(hubUrl, topics);
  if (untold.length > 0) return explainUntold(untold, topics.length, hubUrl, baseUrl);
  const told = `Told the hub ${hubUrl} of ${count(topics.length, 'topic')}`;
  return unshown.length === 0 ? { ok: true, line: `${told}.` } : { ok: false, line: `${told}, but ${explainUnshown(unshown)}` };
}

function topicsOf({ head, entry }: Announcement): Published[] {
  return [...TOPIC_PATHS].flatMap((path) => {
    const topic = entry(path);
    return topic ? { url: head.baseUrl + path, digest: topic.identity.digest } : [];
  });
}

async function tell(hubUrl: string, topics: readonly Published[]): Promise<Failure[]> {
  const problems = await Promise.all(topics.map(({ url }) => postPublish(hubUrl, url)));
  return topics.flatMap(({ url }, index) => {
    const reason = problems[index];
    return reason === undefined ? [] : { url, reason };
  });
}

/** Lists the addresses by reason, which is usually the same for all. */
function listed(failures: readonly Failure[]): string {
  const groups = Map.groupBy(failures, ({ reason }) => reason);
  return [...groups].map(([reason, group]) => `${group.map(({ url }) => url).join(', ')}: ${reason}`).join('; ');
}

function explainUnshown(unshown: readonly Failure[]): string {
  return `after ${PATIENCE / 1000} s the site does not show this build (${listed(unshown)}). When it does, run npm run notify-hub.`;
}

/**
 * Explains what to do. Only the site's own hub looks at its topics by itself; on a developer's machine it is often not running.
 */
function explainUntold(untold: readonly Failure[], topics: number, hubUrl: string, baseUrl: string): Notice {
  const isOwn = hubUrl === ownHubUrl(baseUrl);
  const [{ reason } = { reason: '' }] = untold;
  const isAll = untold.length === topics && untold.every((each) => each.reason === reason);
  if (isOwn && isAll && reason === REFUSED && isHere(baseUrl))
    return {
      ok: false,
      hasNoServer: true,
      line: `No server runs at ${baseUrl}/, so no hub was told; a server looks by itself when it starts and every minute.`,
    };
  const advice = isOwn
    ? 'A running server looks by itself within a minute.'
    : 'Is HUB_URL right? If so, run npm run notify-hub later.';
  return { ok: false, line: `The hub ${hubUrl} could not be told${isAll ? `: ${reason}` : ` of ${listed(untold)}`}. ${advice}` };
}
