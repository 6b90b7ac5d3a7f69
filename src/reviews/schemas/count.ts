import { z } from 'zod';

/** How many there are of something. */
export const countSchema = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
