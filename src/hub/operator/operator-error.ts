/** Says why a command could not do all that it was asked for. The message is for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
