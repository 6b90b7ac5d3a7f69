/** The options as they were typed. The schemas check them. */
export interface BusinessOptions {
  readonly name?: string;
  readonly trade?: string;
  readonly description?: string;
  readonly language?: string;
  readonly street?: string;
  readonly postalCode?: string;
  readonly town?: string;
  readonly region?: string;
  readonly country?: string;
  readonly telephone?: string;
  readonly email?: string;
  readonly hours?: readonly string[];
  readonly timeZone?: string;
  readonly person?: readonly string[];
  readonly service?: readonly string[];
  readonly area?: readonly string[];
  readonly howChecked?: string;
  readonly whoMayWrite?: string;
  readonly refused?: string;
  readonly deadlineDays?: string;
  readonly incentives?: string;
}
