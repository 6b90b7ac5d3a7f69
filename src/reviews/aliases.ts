/** Other names of technicians, services and areas. The analysis uses them; they are not published. */
export interface Aliases {
  /** By the technician's name. */
  readonly technicians: ReadonlyMap<string, readonly string[]>;
  /** By the service's id. */
  readonly services: ReadonlyMap<string, readonly string[]>;
  /** By the area's id. */
  readonly service_areas: ReadonlyMap<string, readonly string[]>;
}
