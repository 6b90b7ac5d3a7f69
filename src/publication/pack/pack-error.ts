/** A pack is incomplete, damaged or of another format. The message is one line for the people who run the server. */
export class PackError extends Error {
  override readonly name: string = 'PackError';
}

/** A part of a pack is not what was sealed. */
export class DamageError extends PackError {
  override readonly name = 'DamageError';
  /** The path of a published file, or a phrase such as `its head`. */
  readonly part: string;

  constructor(file: string, part: string, options?: ErrorOptions) {
    super(`${file} is damaged: ${part} is not what was sealed`, options);
    this.part = part;
  }
}
