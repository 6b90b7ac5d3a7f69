export type EntityKind = 'technician' | 'service' | 'service_area';

/** An entity that a text names, and where the name stands, in UTF-16 code units. */
export interface NamedEntity {
  readonly kind: EntityKind;
  /** The name of a technician, or the id of a service or area. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}
