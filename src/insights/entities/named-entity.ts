import type { Stretch } from '../text/segments.ts';

export type EntityKind = 'technician' | 'service' | 'service_area';

/** An entity that a text names, and where the name stands. */
export interface NamedEntity extends Stretch {
  readonly kind: EntityKind;
  /** The name of a technician, or the id of a service or area. */
  readonly id: string;
}
