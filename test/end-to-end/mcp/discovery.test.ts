import { describe, expect, it } from 'vitest';
import { askStateless, beginSession, postMcp, replyOf } from '../../support/mcp/client.ts';
import { initialize } from '../../support/mcp/messages.ts';
import { sampleOrigin } from '../../support/shared.ts';
import { BASE_URL } from '../../support/sites/built-site.ts';

interface Card {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly websiteUrl: string;
  readonly remotes: readonly { readonly type: string; readonly url: string; readonly supportedProtocolVersions: string[] }[];
}

const origin = await sampleOrigin();
const card = (await (await fetch(`${origin}/mcp/server-card`)).json()) as Card;
const url = card.remotes[0]?.url.replace(BASE_URL, origin) ?? '';

/** How the server identifies itself. */
const who = ({ name, title, description, version, websiteUrl }: Card) => ({ name, title, description, version, websiteUrl });

describe('the server card', () => {
  it('leads to the endpoint, which says the same of itself in every revision', async () => {
    const { begun } = await beginSession(url);
    expect(begun.serverInfo).toEqual(who(card));
    const discovered = await askStateless(url, 'server/discover');
    expect(discovered._meta).toMatchObject({ 'io.modelcontextprotocol/serverInfo': who(card) });
    expect([discovered.instructions, discovered.capabilities]).toEqual([begun.instructions, begun.capabilities]);
  });

  it('lists the revisions that the endpoint speaks, and no other', async () => {
    const [versions = []] = card.remotes.map(({ supportedProtocolVersions }) => supportedProtocolVersions);
    const candidates = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28', '2027-01-01', 'newest'];
    const { supportedVersions } = await askStateless(url, 'server/discover');
    const spoken = await Promise.all(
      candidates.map(async (revision) => {
        const { result } = await replyOf(await postMcp(url, initialize(revision)));
        return result?.protocolVersion === revision;
      }),
    );
    expect([...candidates.filter((_, n) => spoken[n]), ...[supportedVersions].flat()]).toEqual(versions);
  });
});
