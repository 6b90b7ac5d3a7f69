/** So many hosts cannot be reached within so many ms, and none can: it is our own network that is down. */
const HOSTS = 5;
const WINDOW = 60_000;

export interface OutageWatch {
  /** Notes a delivery or verification that succeeded. */
  succeeded(): void;
  /** Notes a delivery that failed before there was a connection. */
  unreachable(host: string): void;
  /** How many hosts could not be reached while nothing succeeded; 0: there is no outage. */
  hosts(): number;
  /** Notes subscriptions for which such a failure has been counted. */
  counted(subscriptions: readonly number[]): void;
  /** Those noted within the last minute, one entry for each failure; they are forgotten. */
  takeCounted(): number[];
}

/** Tells an outage of our own network from callbacks that are down. `clock` gives milliseconds. */
export function createOutageWatch(clock = () => performance.now()): OutageWatch {
  let lastSuccess = Number.NEGATIVE_INFINITY;
  const failedAt = new Map<string, number>();
  let counted: { subscription: number; at: number }[] = [];

  function forget(): void {
    const since = clock() - WINDOW;
    for (const [host, at] of failedAt) if (at < since) failedAt.delete(host);
    counted = counted.filter(({ at }) => at >= since);
  }

  return {
    succeeded() {
      lastSuccess = clock();
      failedAt.clear();
      counted = [];
    },
    unreachable(host) {
      failedAt.set(host, clock());
    },
    hosts() {
      forget();
      return failedAt.size >= HOSTS && lastSuccess < clock() - WINDOW ? failedAt.size : 0;
    },
    counted(subscriptions) {
      for (const subscription of subscriptions) counted.push({ subscription, at: clock() });
    },
    takeCounted() {
      forget();
      const taken = counted.map(({ subscription }) => subscription);
      counted = [];
      return taken;
    },
  };
}
