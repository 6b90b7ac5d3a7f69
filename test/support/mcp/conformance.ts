import type { Ended } from '../programs/run-node.ts';

/** The scenarios that have passed in a run of the conformance suite. */
export function passedScenarios({ stdout }: Ended): string[] {
  const summary = stdout.split('=== SUMMARY ===')[1]?.split('\nTotal:')[0] ?? '';
  return [...summary.matchAll(/^✓ ([^:]+):/gm)].map(([, name = '']) => name);
}
