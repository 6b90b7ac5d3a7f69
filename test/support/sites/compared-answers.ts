import { CODINGS } from '../../../src/http/content/content-coding.ts';

/** Headers that depend on the connection or the clock, and not on the content. */
const PASSING = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
/** Each host makes its own validators. They are tested, not compared. */
const VALIDATORS = [
  { tag: 'ETag', condition: 'If-None-Match' },
  { tag: 'Last-Modified', condition: 'If-Modified-Since' },
] as const;
const NOT_COMPARED = new Set([...PASSING, ...VALIDATORS.map(({ tag }) => tag.toLowerCase()), 'vary', 'accept-ranges']);

/** A header, or the status, in which a host differs from the server, and where. */
export interface Difference {
  readonly name: string;
  readonly where: string;
}

/**
 * Asks a host and the server for the same path in every coding. The host's answer must have each header of the server's, and may
 * have more. It must have validators, and conditional requests with them must be answered 304.
 */
export async function differencesAt(host: string, server: string, path: string): Promise<Difference[]> {
  const differences: Difference[] = [];
  const asked = CODINGS.map((coding) => ({
    coding,
    init: { headers: { 'Accept-Encoding': coding }, redirect: 'manual' } as const,
  }));
  const answers = await Promise.all(
    asked.map(async ({ coding, init }) => ({ coding, own: await ask(server + path, init), other: await ask(host + path, init) })),
  );
  // Equal strong tags mean equal bytes (RFC 9110 section 8.8.3); weak ones mean less.
  const strong = answers.map(({ other }) => other.headers).filter((headers) => headers.get('etag')?.startsWith('"'));
  const countOf = (name: string) => new Set(strong.map((headers) => headers.get(name))).size;
  if (countOf('etag') < countOf('content-encoding'))
    differences.push({ name: 'ETag', where: `${path}: the same in two codings` });
  const isCoded = answers.some(({ other }) => other.headers.has('content-encoding'));
  for (const { coding, own, other } of answers) {
    const note = (name: string, ours: unknown, theirs: unknown) =>
      differences.push({ name, where: `${path} as ${coding}: ${theirs} in the place of ${ours}` });
    if (own.status !== other.status) note('status', own.status, other.status);
    for (const [name, value] of own.headers) {
      const theirs = other.headers.get(name);
      if (!NOT_COMPARED.has(name) && theirs?.toLowerCase() !== value.toLowerCase()) note(canonical(name), value, theirs);
    }
    // The host must not add headers that say how to read the bytes.
    const more = [...other.headers.keys()].filter((name) => /^content-(?!length|security)/.test(name) && !own.headers.has(name));
    for (const name of more) note(canonical(name), 'nothing', other.headers.get(name));
    // A cache must not give a client a coding meant for another one (RFC 9110 section 12.5.5).
    if (isCoded && !/accept-encoding/i.test(other.headers.get('vary') ?? '')) note('Vary', 'Accept-Encoding', undefined);
    if (own.status !== 200) continue;
    if (coding === 'identity' && other.headers.get('accept-ranges') !== 'bytes') note('Accept-Ranges', 'bytes', undefined);
    for (const { tag, condition } of VALIDATORS) {
      const validator = other.headers.get(tag) ?? 'none';
      const headers = { 'Accept-Encoding': coding, [condition]: validator };
      const { status } = await ask(host + path, { headers, redirect: 'manual' });
      if (status !== 304) note(tag, own.headers.get(tag), `${validator}, which is answered by ${status},`);
    }
  }
  return differences;
}

async function ask(address: string, init: RequestInit): Promise<{ status: number; headers: Headers }> {
  const response = await fetch(address, init);
  await response.arrayBuffer();
  return response;
}

/** `Content-Type` for `content-type`. */
function canonical(name: string): string {
  return name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

/** The headers that a document lists for a host under "What is different": those with which its points begin. */
export function statedDifferences(document: string): string[] {
  const [, section = ''] = /^## What is different\n(.*?)(?=^## |$(?![\s\S]))/ms.exec(document) ?? [];
  const points = [...section.matchAll(/^- ((?:`[A-Za-z-]+`(?:, | and )?)+)/gm)];
  return points.flatMap(([, names = '']) => [...names.matchAll(/`([A-Za-z-]+)`/g)].map(([, name = '']) => name)).sort();
}
