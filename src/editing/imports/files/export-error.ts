/** Says why a file as a whole is not what it says to be. It is thrown from within a stream, and told by whoever reads that. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}
