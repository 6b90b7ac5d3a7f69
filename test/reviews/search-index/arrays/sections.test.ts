import { describe, expect, it } from 'vitest';
import { packSections, unpackSections } from '../../../../src/reviews/search-index/arrays/sections.ts';

const packed = packSections([Uint32Array.of(1, 0xffff_ffff), Uint8Array.of(7, 8, 9), new Uint32Array(), Uint32Array.of(5)]);

function changed(offset: number, value: number): Uint8Array {
  const bytes = packed.slice();
  new Uint32Array(bytes.buffer)[offset] = value;
  return bytes;
}

describe('unpackSections', () => {
  it.each([0, 1, 4])('gives the sections back in order, %i bytes off an even place', (shift) => {
    const memory = new Uint8Array(packed.length + shift);
    memory.set(packed, shift);
    const reader = unpackSections(memory.subarray(shift));
    expect(reader.numbers()).toEqual(Uint32Array.of(1, 0xffff_ffff));
    expect(reader.bytes()).toEqual(Uint8Array.of(7, 8, 9));
    expect(reader.numbers()).toEqual(new Uint32Array());
    expect(reader.numbers()).toEqual(Uint32Array.of(5));
    expect(() => reader.numbers()).toThrow('4 sections are fewer than are read');
  });

  it('copies nothing where it need not', () => {
    expect(unpackSections(packed).numbers().buffer).toBe(packed.buffer);
  });

  it.each([
    ['nothing', new Uint8Array(), 'no search index'],
    ['something else', Buffer.from('{"reviews":[]}'), 'no search index'],
    ['another version', changed(1, 2), 'version 2 is not 5'],
    ['too little', packed.slice(0, -8), `search index: ${packed.length - 8} bytes are there, not ${packed.length}`],
    ['too much', new Uint8Array([...packed, 0]), `${packed.length + 1} bytes are there`],
  ])('refuses %s', (_, bytes, message) => {
    expect(() => unpackSections(bytes)).toThrow(message);
  });
});

it('packSections starts every section at a multiple of 8 bytes', () => {
  const reader = unpackSections(packed);
  const offsets = [reader.numbers(), reader.bytes(), reader.numbers(), reader.numbers()].map((section) => section.byteOffset % 8);
  expect(offsets).toEqual([0, 0, 0, 0]);
});
