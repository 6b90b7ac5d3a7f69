import { BlockList, isIP } from 'node:net';
import { type ParsedText, refused } from '../parsed-text.ts';

/** Reads addresses and CIDR blocks, separated by commas. */
export function parseAddressBlocks(text: string): ParsedText<BlockList> {
  const value = new BlockList();
  const wrong: string[] = [];
  for (const block of text.split(',').map((part) => part.trim())) {
    if (block !== '' && !addBlock(value, block)) wrong.push(JSON.stringify(block));
  }
  if (wrong.length === 0) return { ok: true, value };
  return refused(`${wrong.join(', ')}: not an address (192.0.2.7) or a CIDR block (10.0.0.0/8, fd00::/8)`);
}

/** Adds an address or a CIDR block to a list; `false` where it is neither. */
export function addBlock(list: BlockList, block: string): boolean {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(block) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  const bits = version === 6 ? 128 : 32;
  const length = Number(prefix ?? bits);
  if (length <= bits) list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  return length <= bits;
}
