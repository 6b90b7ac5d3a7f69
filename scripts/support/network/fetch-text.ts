/** How much is waited for and read at most. */
interface Limits {
  /** With all redirects, in ms. */
  readonly ms: number;
  /** Of the file, without compression. */
  readonly bytes: number;
}

/** Gets a text file. If there is none, or none within the limits, it throws an error that `fetchProblem` explains. */
export async function fetchText(address: string, { ms, bytes }: Limits): Promise<string> {
  const { ok, status, body } = await fetch(address, { signal: AbortSignal.timeout(ms) });
  if (!ok) {
    await body?.cancel();
    throw new Error(`it answered ${status}`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Counted here, because the answer may be compressed.
    if (length > bytes) throw new Error(`it is longer than ${bytes / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
