/** Wakes the one loop that waits for it. If the loop is not waiting, its next wait ends at once. */
export function createSignal() {
  let isRaised = false;
  let wake: (() => void) | undefined;
  return {
    raise(): void {
      isRaised = true;
      wake?.();
    },
    /** Resolves when the signal is raised, or after `ms`. */
    async wait(ms: number): Promise<void> {
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
