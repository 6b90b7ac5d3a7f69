export type EntityKind = 'technician' | 'service' | 'service_area';

/** An entity that a text names, with the place of the name in UTF-16 code units. */
export interface NamedEntity {
  readonly kind: EntityKind;
  /** A technician's name, else the id. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}
