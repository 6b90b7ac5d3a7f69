import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** An empty folder that is removed when the current test has ended. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reviews-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty folder that all tests of a file share. It is removed after the last of them. */
export function sharedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
