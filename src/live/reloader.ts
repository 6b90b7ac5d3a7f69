import { type Answer, NO_STORE } from '../http/answer.ts';

/** Paths below the base address: the script that reloads a page when a file is saved, and what that script asks. */
export const RELOADER = { script: '/-/reload.js', changes: '/-/changes' } as const;

const SCRIPT = `let seen;
for (;;) {
  try {
    const answer = await fetch(new URL('changes', import.meta.url));
    if (!answer.ok) throw new Error(answer.statusText);
    const now = await answer.text();
    if (seen !== undefined && now !== seen) location.reload();
    seen = now;
  } catch {
    // The server is being started anew.
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
}
`;

export interface Reloader {
  /** Answers at the paths of `RELOADER`; `undefined` elsewhere. */
  answer(path: string): Answer | undefined;
  /** Makes every open page reload. */
  changed(): void;
}

/**
 * Tells open pages of changes when they ask, twice a second. No answer waits for a change: a browser opens six connections to a
 * server at most, and a seventh page would not load.
 */
export function createReloader(): Reloader {
  // A dev server that was restarted may have other files, so its versions are others, too.
  let version = Date.now();

  function text(type: string, body: string): Answer {
    return { status: 200, headers: { ...NO_STORE, 'Content-Type': `text/${type}; charset=utf-8` }, body };
  }

  return {
    answer(path) {
      if (path === RELOADER.script) return text('javascript', SCRIPT);
      return path === RELOADER.changes ? text('plain', String(version)) : undefined;
    },
    changed() {
      version++;
    },
  };
}
