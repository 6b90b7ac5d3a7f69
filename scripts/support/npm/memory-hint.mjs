// Plain JavaScript for any Node, like scripts/bootstrap.mjs.
import { totalmem } from 'node:os';

/** How a shell counts SIGKILL, which Linux sends where memory runs out, and SIGABRT, with which Node ends if its heap is full. */
const OUT_OF_MEMORY = [137, 134];

/**
 * What to say of a program that ended with `code`, if memory may have run out; `undefined` otherwise. Linux itself tells nobody.
 *
 * @param {number | undefined} code
 */
export function memoryHint(code) {
  if (!OUT_OF_MEMORY.includes(code)) return undefined;
  // Of a container, the first says what its machine has. An older Node has no second.
  const bytes = Math.min(totalmem(), process.constrainedMemory?.() || Infinity);
  return `This was ended halfway, most likely because the memory ran out (${(bytes / 2 ** 30).toFixed(1)} GB in all). Close other programs, add swap, or use a computer with more, and run it again.`;
}
