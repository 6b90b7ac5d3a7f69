import type { LookupAddress } from 'node:dns';
import { readFile, stat } from 'node:fs/promises';
import { isIP } from 'node:net';

/** Gives the addresses that a hosts file has for a name. */
export type HostsFile = (name: string) => Promise<readonly LookupAddress[]>;

type Hosts = ReadonlyMap<string, readonly LookupAddress[]>;

/** The system's own hosts file. */
export function systemHostsFile(platform: NodeJS.Platform = process.platform): string {
  return platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';
}

/** Looks names up in a hosts file. The file is read again whenever it has changed; one that cannot be read has no names. */
export function openHostsFile(path: string): HostsFile {
  let known: { changed: number; hosts: Hosts } | undefined;

  async function hosts(): Promise<Hosts> {
    const changed = (await stat(path)).mtimeMs;
    if (known?.changed !== changed) known = { changed, hosts: parseHosts(await readFile(path, 'utf8')) };
    return known.hosts;
  }

  return async (name) => (await hosts().catch(() => undefined))?.get(name) ?? [];
}

/** Reads lines that each hold an address and its names; `#` begins a comment. */
export function parseHosts(text: string): Hosts {
  const hosts = new Map<string, LookupAddress[]>();
  for (const line of text.split('\n')) {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    const family = isIP(address);
    if (family !== 0) for (const name of names) append(hosts, name, { address, family });
  }
  return hosts;
}

function append(hosts: Map<string, LookupAddress[]>, name: string, address: LookupAddress): void {
  const key = name.toLowerCase().replace(/\.$/, '');
  const addresses = hosts.get(key);
  if (addresses) addresses.push(address);
  else hosts.set(key, [address]);
}
