/**
 * For `vi.waitFor` and `vi.waitUntil`: how long a test waits for what comes in its own time, in ms. It is far more than a busy machine
 * needs, since it only ends what would wait for ever.
 */
export const PATIENCE = { timeout: 60_000, interval: 20 };
