export type EntityKind = 'technicians' | 'services' | 'service_areas';

/** An entity that a text names, with the place of the name in UTF-16 code units. */
export interface NamedEntity {
  readonly kind: EntityKind;
  /** A technician's name, else the id. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}
