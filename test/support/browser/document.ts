import { parseHTML } from 'linkedom';
import { beforeEach, onTestFinished, vi } from 'vitest';

/** Gives each test of a file an empty page as its global `document`. */
export function provideDocument(): void {
  beforeEach(() => void openDocument('<!doctype html><html></html>'));
}

/** Makes a page the global `document` of the current test, as scripts have one in a browser. Returns the page's window. */
export function openDocument(html: string): ReturnType<typeof parseHTML> {
  const window = parseHTML(html);
  vi.stubGlobal('document', window.document);
  onTestFinished(() => void vi.unstubAllGlobals());
  return window;
}

/** The document of a page as the server sends it: no script has run. */
export async function documentAt(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return parseHTML(await answer.text()).document;
}
