import { expect, it } from 'vitest';
import { joined, readWholeXml } from '../../../../src/editing/imports/tables/xml-events.ts';
import { bytesOf } from '../../../support/content/exports.ts';

it('reads names without their prefix, texts and attributes', async () => {
  const seen: unknown[] = [];
  await readWholeXml(bytesOf('<x:a b="1">é&amp;<![CDATA[<]]></x:a>', { piece: 100 }), {
    open: (name, attributes) => seen.push(name, attributes),
    text: (text) => seen.push(text),
    close: (name) => seen.push(name),
  });
  expect(seen).toEqual(['a', { b: '1' }, 'é&', '<', 'a']);
});

it('refuses what is no XML', async () => {
  await expect(readWholeXml(bytesOf('<a><b></a>', { name: 'sheet1.xml' }), {})).rejects.toThrow(
    /^is a damaged workbook: sheet1.xml/,
  );
});

it('does not hold a text without end', () => {
  expect(joined('a', 'b')).toBe('ab');
  expect(() => joined('x'.repeat(4_000_000), 'x'.repeat(400_000))).toThrow('longer than 4 MB');
});
