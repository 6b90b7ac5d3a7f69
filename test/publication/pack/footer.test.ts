import { expect, it } from 'vitest';
import { decodeFooter, encodeFooter, FOOTER_BYTES } from '../../../src/publication/pack/footer.ts';

it('a footer of another format says what to do', () => {
  const bytes = encodeFooter({ length: 7, digest: 'ab'.repeat(32) });
  bytes.writeUInt32LE(7, FOOTER_BYTES - 8);
  expect(decodeFooter(bytes)).toBe('has format 7; this server reads format 5: build again or restart the server');
});
