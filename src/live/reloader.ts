import { type Answer, NO_STORE } from '../http/answer.ts';

/** Paths below the base address: the script that reloads a page when a file is saved, and what that script asks. */
export const RELOADER = { script: '/-/reload.js', changes: '/-/changes' } as const;

const SCRIPT = `let shown = new URL(import.meta.url).search.slice(1);
for (;;) {
  try {
    const answer = await fetch(new URL('changes', import.meta.url));
    if (!answer.ok) throw new Error(answer.statusText);
    const now = await answer.text();
    if (now !== shown) location.reload();
    shown = now;
  } catch {
    // The server is being started anew.
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
}
`;

/**
 * Tells open pages of changes when they ask, twice a second. No answer waits for a change: a browser opens six connections to a
 * server at most, and a seventh page would not load.
 */
export function createReloader() {
  // A dev server that was restarted may have other files, so its versions are others, too.
  let version = Date.now();

  function text(type: string, body: string): Answer {
    return { status: 200, headers: { ...NO_STORE, 'Content-Type': `text/${type}; charset=utf-8` }, body };
  }

  return {
    /** Answers at the paths of `RELOADER`; `undefined` elsewhere. */
    answer(path: string): Answer | undefined {
      if (path === RELOADER.script) return text('javascript', SCRIPT);
      return path === RELOADER.changes ? text('plain', String(version)) : undefined;
    },
    /**
     * The path of the script for a page of what is there now: it reloads the page if anything has changed since. To be called
     * before the content is read, because a file may be saved while the page is made and loaded.
     */
    script: () => `${RELOADER.script}?${version}`,
    /** Makes every open page reload. */
    changed(): void {
      version++;
    },
  };
}
