import { describe, expect, it } from 'vitest';
import { decodeFooter, encodeFooter, FOOTER_BYTES } from '../../../src/publication/pack/footer.ts';

const footer = { length: 2 ** 40 + 7, digest: 'ab'.repeat(32) };

describe('a footer', () => {
  it('gives back where the head is', () => {
    const bytes = encodeFooter(footer);
    expect([bytes.length, decodeFooter(bytes)]).toEqual([FOOTER_BYTES, footer]);
  });

  it('is the end of no other file', () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(FOOTER_BYTES), encodeFooter(footer).subarray(1)])
      expect(decodeFooter(bytes)).toBe('is not a publication, or is cut short');
  });

  it('of another format says what to do', () => {
    const bytes = encodeFooter(footer);
    bytes.writeUInt32LE(7, FOOTER_BYTES - 8);
    expect(decodeFooter(bytes)).toBe('has format 7; this server reads format 6: build again or restart the server');
  });
});
