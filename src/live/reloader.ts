import { type Answer, NO_STORE } from '../http/answer.ts';

/** Below the base address: the script that loads a page anew when a file is saved, and what that script asks. */
export const RELOADER = { script: '/-/reload.js', changes: '/-/changes' } as const;

/** An answer comes after so many ms at the latest, before anything between gives the connection up. */
const LONGEST_WAIT = 25_000;

const SCRIPT = `let seen;
for (;;) {
  try {
    const answer = await fetch(new URL('changes?seen=' + (seen ?? ''), import.meta.url));
    if (!answer.ok) throw new Error(answer.statusText);
    const now = await answer.text();
    if (seen !== undefined && now !== seen) location.reload();
    seen = now;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
`;

export interface Reloader {
  /** Answers at the paths of `RELOADER`; `undefined` elsewhere. */
  answer(path: string, search: string): Answer | Promise<Answer> | undefined;
  /** Lets every page that is open load anew. */
  changed(): void;
  /** Answers all who wait. */
  close(): void;
}

/** Tells open pages of changes by long polling: a page asks, and is answered when the next change comes. */
export function createReloader(): Reloader {
  // A dev server that was started anew has seen other files: its numbers are others, too.
  let version = Date.now();
  let waiting = new Set<() => void>();

  function wake(): void {
    const all = waiting;
    waiting = new Set();
    for (const answer of all) answer();
  }

  function text(type: string, body: string): Answer {
    return { status: 200, headers: { ...NO_STORE, 'Content-Type': `text/${type}; charset=utf-8` }, body };
  }

  async function answerChanges(seen: string): Promise<Answer> {
    if (seen === String(version)) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, LONGEST_WAIT);
        function done(): void {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        }
        waiting.add(done);
      });
    }
    return text('plain', String(version));
  }

  return {
    answer(path, search) {
      if (path === RELOADER.script) return text('javascript', SCRIPT);
      return path === RELOADER.changes ? answerChanges(new URLSearchParams(search).get('seen') ?? '') : undefined;
    },
    changed() {
      version++;
      wake();
    },
    close: wake,
  };
}
