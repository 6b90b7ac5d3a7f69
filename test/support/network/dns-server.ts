import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** The addresses of a name. `silence` gives no answer at all. A name without an entry does not exist. */
type DnsEntry = { readonly A?: DnsAddresses; readonly AAAA?: DnsAddresses } | 'silence' | 'failure';

type DnsAddresses = readonly string[] | 'silence';

interface DnsQuestion {
  readonly name: string;
  /** `A`, `AAAA`, or the number of another type. */
  readonly type: string;
}

interface DnsServer {
  /** `127.0.0.1:12345`, as `Resolver.setServers` takes it. */
  readonly address: string;
  /** All questions so far. */
  readonly questions: readonly DnsQuestion[];
  /**
   * Sets how a name is answered from now on. With several entries, each question for A takes the next one, and the last one
   * stays.
   */
  set(name: string, ...entries: DnsEntry[]): void;
}

const TYPES: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' };
const NO_ERROR = 0;
const SERVER_FAILURE = 2;
const NAME_ERROR = 3;

/** Starts a name server (RFC 1035) over UDP on loopback, for as long as the test lasts. */
export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const names = new Map<string, DnsEntry[]>();
  const questions: DnsQuestion[] = [];

  socket.on('message', (query, peer) => {
    const question = readQuestion(query);
    questions.push({ name: question.name, type: question.type });
    const entries = names.get(question.name);
    const entry = entries?.[0];
    if (entries && entries.length > 1 && question.type === 'A') entries.shift();
    const answer = typeof entry === 'object' ? addressesFor(question, entry) : entry;
    if (answer === 'silence') return;
    const code = answer === undefined ? NAME_ERROR : answer === 'failure' ? SERVER_FAILURE : NO_ERROR;
    const addresses = typeof answer === 'object' ? answer : [];
    socket.send(answerMessage(query, question, code, addresses), peer.port, peer.address);
  });
  socket.bind(0, '127.0.0.1');
  onTestFinished(() => void socket.close());
  await once(socket, 'listening');

  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    set: (name, ...entries) => void names.set(name.toLowerCase(), entries),
  };
}

interface Question extends DnsQuestion {
  /** Where the question section ends. */
  readonly end: number;
}

function addressesFor({ type }: Question, entry: Exclude<DnsEntry, string>): DnsAddresses {
  return (type === 'A' || type === 'AAAA' ? entry[type] : undefined) ?? [];
}

/** Reads a question (section 4.1.2): labels with their lengths, then type and class, after a header of 12 bytes. */
function readQuestion(query: Buffer): Question {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = query.readUInt16BE(at + 1);
  return { name: labels.join('.').toLowerCase(), type: TYPES[type] ?? String(type), end: at + 5 };
}

/** Writes an answer. The header's flags are: a response (0x8000), recursion desired and available (0x0180), and the code. */
function answerMessage(query: Buffer, question: Question, code: number, addresses: readonly string[]): Buffer {
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  return Buffer.concat([header, query.subarray(12, question.end), ...addresses.map(addressRecord)]);
}

/** Writes an address: its name as a pointer to that of the question (0xc00c), class IN, and no time to live. */
function addressRecord(address: string): Buffer {
  const bytes = address.includes(':') ? ipv6Bytes(address) : Buffer.from(address.split('.').map(Number));
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(bytes.length === 16 ? 28 : 1, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([record, bytes]);
}

function ipv6Bytes(text: string): Buffer {
  // URL writes the dotted end of a mapped address in hexadecimal.
  const hex = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const [left = [], right = []] = hex.split('::').map((side) => side.split(':').filter((group) => group !== ''));
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return Buffer.from(groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]));
}
