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
