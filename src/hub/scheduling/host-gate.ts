/** Limits how many connections there are to one host at once, for deliveries and verifications together. */
export interface HostGate {
  /** How many connections each host may have. */
  readonly places: number;
  /** Takes one of the host's places; `false` where all are taken. */
  enter(host: string): boolean;
  leave(host: string): void;
  /** Has a function called whenever a place has become free. */
  onRoom(listener: () => void): void;
}

export function createHostGate(places: number): HostGate {
  const taken = new Map<string, number>();
  const listeners: (() => void)[] = [];
  return {
    places,
    enter(host) {
      const count = taken.get(host) ?? 0;
      if (count >= places) return false;
      taken.set(host, count + 1);
      return true;
    },
    leave(host) {
      const count = (taken.get(host) ?? 0) - 1;
      if (count > 0) taken.set(host, count);
      else taken.delete(host);
      for (const listener of listeners) listener();
    },
    onRoom: (listener) => void listeners.push(listener),
  };
}
