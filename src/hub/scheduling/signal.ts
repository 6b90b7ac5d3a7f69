/** Wakes the one loop that waits for it; a signal that nobody waits for is kept for the next wait. */
export interface Signal {
  raise(): void;
  /** Resolves when it is raised, or after `ms`. */
  wait(ms: number): Promise<void>;
}

export function createSignal(): Signal {
  let isRaised = false;
  let wake: (() => void) | undefined;
  return {
    raise() {
      isRaised = true;
      wake?.();
    },
    async wait(ms) {
      if (!isRaised) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      isRaised = false;
    },
  };
}
