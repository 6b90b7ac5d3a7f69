import { CANCELLED, CONNREFUSED, type LookupAddress, TIMEOUT } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { NO_NAME_SERVER } from './failure-reason.ts';
import { openHostsFile, systemHostsFile } from './hosts-file.ts';

type HostAddresses = { ok: true; addresses: LookupAddress[] } | { ok: false; reason: string };

/** Finds all addresses of a host, which is in canonical form as in a `Callback`. */
export type ResolveHost = (host: string) => Promise<HostAddresses>;

export interface ResolveHostOptions {
  /** DNS servers as `address` or `address:port`; default: the system's. */
  readonly servers?: readonly string[] | undefined;
  /** The path of a hosts file; default: the system's. */
  readonly hostsFile?: string | undefined;
  /** How long it may take to resolve one host, in ms; default 2,000. */
  readonly timeoutMs?: number | undefined;
}

/** The addresses of `localhost`, for which no DNS server is asked (RFC 6761, section 6.3). */
const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

const NO_SUCH_NAME = 'the name does not resolve';
const NO_ANSWER = 'the name does not resolve in time';

/**
 * Resolves hosts as the system does, but without its function `getaddrinfo`. That runs on four threads, which the file system
 * uses too, so a stranger's name server that does not answer could hold up everything.
 */
export function createResolveHost({ servers, hostsFile, timeoutMs = 2000 }: ResolveHostOptions): ResolveHost {
  const lookUpInFile = openHostsFile(hostsFile ?? systemHostsFile());

  return async (host) => {
    const family = isIP(host);
    if (family !== 0) return { ok: true, addresses: [{ address: host, family }] };
    if (/(^|\.)localhost$/.test(host)) return { ok: true, addresses: [...LOOPBACK] };
    const listed = await lookUpInFile(host);
    return listed.length > 0 ? { ok: true, addresses: [...listed] } : askServers(host, servers, timeoutMs);
  };
}

/** Asks for IPv4 and IPv6 addresses at once; it is enough that one of the two is answered. */
async function askServers(host: string, servers: readonly string[] | undefined, timeoutMs: number): Promise<HostAddresses> {
  // Where no answer comes, the question is sent once more, and the second wait is twice as long.
  const resolver = new Resolver({ timeout: Math.ceil(timeoutMs * 0.3), tries: 2 });
  if (servers) resolver.setServers(servers);
  // The resolver's own time-outs are for each server, and there may be several.
  const timer = setTimeout(() => resolver.cancel(), timeoutMs);
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(timer);
  const addresses = [...addressesOf(four, 4), ...addressesOf(six, 6)];
  if (addresses.length > 0) return { ok: true, addresses };
  return { ok: false, reason: reasonOf([four, six]) };
}

type Answer = PromiseSettledResult<string[]>;

function addressesOf(answer: Answer, family: 4 | 6): LookupAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

function reasonOf(answers: readonly Answer[]): string {
  const codes = answers.map((answer) => answer.status === 'rejected' && answer.reason.code);
  if (codes.every((code) => code === CONNREFUSED)) return NO_NAME_SERVER;
  return codes.some((code) => [TIMEOUT, CANCELLED].includes(code)) ? NO_ANSWER : NO_SUCH_NAME;
}
