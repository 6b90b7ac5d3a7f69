import type { Delivery } from '../store/queries/deliveries.ts';

/**
 * Keeps two deliveries of one topic to one callback from overtaking each other: the topic and the callback are a lane, and a
 * delivery has its lane for itself from its claim until its result is in the store. A claim alone does not ensure that: it may
 * end before, as when the clock jumps.
 */
export function createLanes<D extends Delivery>() {
  const inside = new Map<string, D>();
  const behind = new Map<string, D>();
  return {
    /**
     * Gives a delivery its lane, or returns `false` where another delivery has it. If the other one belongs to a subscription
     * that has ended since, because the callback unsubscribed and subscribed anew, the new delivery waits behind it.
     */
    enter(delivery: D): boolean {
      const lane = laneOf(delivery);
      const earlier = inside.get(lane);
      if (!earlier) inside.set(lane, delivery);
      else if (earlier.subscription !== delivery.subscription) behind.set(lane, delivery);
      return !earlier;
    },
    /** Frees a delivery's lane, and returns the delivery that waited behind it. */
    leave(delivery: D): D | undefined {
      const lane = laneOf(delivery);
      // A delivery that waits behind another may be given up before it ever had the lane.
      if (inside.get(lane) !== delivery) return undefined;
      const next = behind.get(lane);
      inside.delete(lane);
      behind.delete(lane);
      return next;
    },
  };
}

function laneOf({ callback, topic }: Delivery): string {
  return `${callback} ${topic}`;
}
