/** Wakes the one loop that waits for it. If the loop is not waiting, its next wait ends at once. */
export interface Signal {
  raise(): void;
  /** Resolves when the signal is raised, or after `ms`. */
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
