/** The codes of JSON-RPC 2.0 (section 5.1) and of MCP. */
export const RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  /** In MCP up to 2025-11-25. In 2026-07-28 the SDK turns it into -32602. */
  resourceNotFound: -32002,
  /** For everything that is refused by an HTTP status. */
  refused: -32000,
  /** The id of the session was not made with this server's secret. */
  unknownSession: -32001,
} as const;

/** A request cannot be answered; code, message and data go to the client. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

export const UNKNOWN_METHOD = { code: RPC.methodNotFound, message: 'unknown method' } as const;
