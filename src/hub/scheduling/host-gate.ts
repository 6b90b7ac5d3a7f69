/** Connections that all callbacks of one host share, whatever they are for. */
export interface HostGate {
  /** Takes one of the host's places, if one is free. */
  enter(host: string): boolean;
  leave(host: string): void;
}

export function createHostGate(places: number, onRoom: () => void): HostGate {
  const taken = new Map<string, number>();
  return {
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
      onRoom();
    },
  };
}
