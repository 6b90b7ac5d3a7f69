/** What both dev servers take: that of this repository and that of the installed package. */
export interface DevServerOptions {
  readonly host: string;
  readonly port: number;
}
