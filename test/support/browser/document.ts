import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file an empty page as its global `document`, as scripts have one in a browser. */
export function provideDocument(): void {
  beforeEach(() => {
    vi.stubGlobal('document', parseHTML('<!doctype html><html></html>').document);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

/** The document of a page as the server sends it: no script has run. */
export async function documentAt(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return parseHTML(await answer.text()).document;
}
