import type { Ended } from '../programs/run-node.ts';

/** The scenarios that have passed in a run of the conformance suite, and those that have failed. */
export function conformanceResults({ stdout }: Ended): { passed: string[]; failed: string[] } {
  const summary = stdout.split('=== SUMMARY ===')[1]?.split('\nTotal:')[0] ?? '';
  const named = (mark: string) => [...summary.matchAll(new RegExp(`^${mark} ([^:]+):`, 'gm'))].map(([, name = '']) => name);
  return { passed: named('✓'), failed: named('✗') };
}
