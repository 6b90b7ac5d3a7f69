import pRetry, { AbortError } from 'p-retry';
import { fetchProblem } from './fetch-problem.ts';

/** For all tries together, in ms: a hub that was asleep may need most of it to answer one. */
const TIMEOUT = 5000;

/**
 * Tells a hub that a topic changed, in three tries at most; gives the reason of the last failure. Nothing standardizes
 * this: some hubs know `hub.url`, some `hub.topic`, and most see one address only (docs/decisions/011).
 */
export async function postPublish(hubUrl: string, topic: string): Promise<string | undefined> {
  const form = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': topic, 'hub.topic': topic });
  const signal = AbortSignal.timeout(TIMEOUT);
  const again = { retries: 2, minTimeout: 200, factor: 2, shouldRetry: () => !signal.aborted };
  try {
    await pRetry(() => post(hubUrl, form.toString(), signal), again);
    return undefined;
  } catch (error) {
    return fetchProblem(error);
  }
}

async function post(hubUrl: string, body: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(hubUrl, {
    method: 'POST',
    headers: {
      // As WebSub writes it: without the charset that `fetch` adds to a form.
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/plain, */*;q=0.5',
    },
    body,
    // A redirected POST may become a GET.
    redirect: 'manual',
    signal,
  });
  if (response.ok) return response.body?.cancel();
  const said = await firstLine(response).catch(() => '');
  const problem = `it answered ${response.status}${said && ` (${said})`}`;
  throw response.status === 429 || response.status >= 500 ? new Error(problem) : new AbortError(problem);
}

/** Characters. */
const MOST_READ = 1000;
const LONGEST_LINE = 200;

/** The first line of a refusal, without what a terminal would obey; of a page nothing. */
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
