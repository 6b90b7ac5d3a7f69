import pRetry, { AbortError } from 'p-retry';
import { fetchProblem, REFUSED } from '../support/network/fetch-problem.ts';

/** For all tries together, in ms. A hub that had been idle may need most of this to answer once. */
const TIMEOUT = 5000;

/**
 * Notifies a hub that a topic changed, in at most three tries; returns the reason of the last failure. This request is not
 * standardized: some hubs know `hub.url`, some `hub.topic`, and most see only one address (docs/decisions/011).
 */
export async function postPublish(hubUrl: string, topic: string): Promise<string | undefined> {
  const form = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': topic, 'hub.topic': topic });
  const signal = AbortSignal.timeout(TIMEOUT);
  // Where nothing listens on this computer, a build would only end later.
  const isFinal = (error: Error) => isHere(hubUrl) && fetchProblem(error) === REFUSED;
  const shouldRetry = ({ error }: { error: Error }) => !signal.aborted && !isFinal(error);
  const again = { retries: 2, minTimeout: 200, factor: 2, shouldRetry };
  try {
    await pRetry(() => post(hubUrl, form.toString(), signal), again);
    return undefined;
  } catch (error) {
    return fetchProblem(error);
  }
}

/** Whether an address is of this computer. */
export function isHere(address: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);
}

async function post(hubUrl: string, body: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(hubUrl, {
    method: 'POST',
    headers: {
      // As in WebSub: without the charset that `fetch` adds for a form.
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/plain, */*;q=0.5',
    },
    body,
    // Redirects are not followed, because they may turn a POST into a GET.
    redirect: 'manual',
    signal,
  });
  if (response.ok) return response.body?.cancel();
  const said = await firstLine(response).catch(() => '');
  const problem = `it answered ${response.status}${said && ` (${said})`}`;
  throw response.status === 429 || response.status >= 500 ? new Error(problem) : new AbortError(problem);
}

/** In characters. */
const MOST_READ = 1000;
const LONGEST_LINE = 200;

/** The first line of a refusal, without control characters; nothing if the body is an HTML page. */
async function firstLine({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_READ || text.trimStart().includes('\n')) break;
  }
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  return line.startsWith('<') ? '' : line.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_LINE);
}
