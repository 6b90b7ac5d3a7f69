/** Limits how many bytes of bodies one client may have on the way at once. */
export interface BodyRoom {
  /** Takes room for a body of so many bytes; `false` where the client has too little left. */
  take(client: string, bytes: number): boolean;
  giveBack(client: string, bytes: number): void;
}

/** The most that any endpoint reads, in bytes. A longer body is refused as soon as that is known. */
const LONGEST = 2 ** 20;

/** For one client, in bytes. */
const ROOM = 32 * LONGEST;

/**
 * A body is held in memory until all of it has come, and slow ones may take half a minute. The rate limit alone would let one client
 * fill some GB meanwhile.
 */
export function createBodyRoom(): BodyRoom {
  const taken = new Map<string, number>();
  const takenBy = (client: string): number => taken.get(client) ?? 0;
  const held = (bytes: number): number => Math.min(bytes, LONGEST);
  return {
    take(client, bytes) {
      const sum = takenBy(client) + held(bytes);
      if (sum > ROOM) return false;
      taken.set(client, sum);
      return true;
    },
    giveBack(client, bytes) {
      const rest = takenBy(client) - held(bytes);
      if (rest > 0) taken.set(client, rest);
      else taken.delete(client);
    },
  };
}
