/**
 * For `vi.waitFor` and `vi.waitUntil`: how long a test waits for what comes in its own time, in ms. It is far more than a busy machine
 * needs, since it only ends what would wait for ever.
 */
export const PATIENCE = { timeout: 60_000, interval: 20 };

/** Longer than a test may take, in ms: for a limit that must not be what ends a wait. With a shorter one, the test would pass, only late. */
export const NEVER = 3_600_000;
