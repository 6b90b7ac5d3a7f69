/** What else editors call a technician, a service or an area; analysis uses it, nothing publishes it. */
export interface Aliases {
  /** By the technician's name. */
  readonly technicians: ReadonlyMap<string, readonly string[]>;
  /** By the service's id. */
  readonly services: ReadonlyMap<string, readonly string[]>;
  /** By the area's id. */
  readonly service_areas: ReadonlyMap<string, readonly string[]>;
}
