/** Says why a file as a whole cannot be read. It is thrown while a stream is read, and reported by the code that reads it. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}
