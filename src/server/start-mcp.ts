import { randomBytes } from 'node:crypto';
import type { Hub } from '../hub/hub.ts';
import { StoreUnavailableError } from '../hub/store/keeper.ts';
import { createMcp, type Mcp } from '../mcp/mcp.ts';
import type { Publication } from '../publication/serving/publication.ts';
import type { ServerSettings } from '../settings.ts';

interface McpParts {
  readonly settings: Pick<ServerSettings, 'mcpSessionSecret'>;
  readonly hub: Pick<Hub, 'keep'>;
  /** The publication that is current now. */
  publication(): Publication;
  /** Called with each defect. */
  onError(error: unknown): void;
}

/** The name under which the store keeps the secret that signs session ids. */
const SECRET_NAME = 'mcp-session-secret';
const SECRET_BYTES = 32;

/** Puts the MCP server together. Sessions are signed with the operator's secret, or with one that the store keeps. */
export function createServiceMcp({ settings, hub, publication, onError }: McpParts): Mcp {
  async function secret(): Promise<string | Uint8Array | undefined> {
    if (settings.mcpSessionSecret !== undefined) return settings.mcpSessionSecret;
    try {
      return await hub.keep(SECRET_NAME, randomBytes(SECRET_BYTES));
    } catch (error) {
      // The hub has already reported that its store does not answer.
      if (!(error instanceof StoreUnavailableError)) onError(error);
      return undefined;
    }
  }
  return createMcp({ publication, secret, onError });
}
