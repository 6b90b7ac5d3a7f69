/** If this many hosts could not be reached within `WINDOW`, and nothing succeeded, our own network is taken to be down. */
const HOSTS = 5;

/** In ms. */
const WINDOW = 60_000;

/** Tells an outage of our own network from callbacks that are down. */
export interface OutageWatch {
  /** Notes that a delivery or a verification succeeded. */
  succeeded(): void;
  /** Notes that a delivery to a host failed before there was a connection. */
  unreachable(host: string): void;
  /** How many hosts could not be reached while nothing succeeded; 0 where there is no outage. */
  hosts(): number;
  /** Notes subscriptions whose failure to connect was counted; one that failed twice is noted twice. */
  noteCounted(subscriptions: readonly number[]): void;
  /** Gives the subscriptions that `noteCounted` noted within the last minute, and forgets them. */
  takeCounted(): number[];
}

/** `clock` gives milliseconds. */
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
    noteCounted(subscriptions) {
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
