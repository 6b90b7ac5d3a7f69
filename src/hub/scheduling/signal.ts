/** Wakes the one loop that waits for it. If the loop is not waiting, its next wait ends at once. */
export function createSignal() {
  let raised = Promise.withResolvers<void>();
  return {
    raise: () => raised.resolve(),
    /** Resolves when the signal is raised, or after `ms`. */
    async wait(ms: number): Promise<void> {
      const timer = setTimeout(raised.resolve, ms);
      await raised.promise;
      clearTimeout(timer);
      raised = Promise.withResolvers();
    },
  };
}
