import { expect, it } from 'vitest';
import { packIco } from '../../../src/pictures/icons/ico.ts';
import { picturesOfIco } from '../../support/judges/ico.ts';

it('holds each picture as it is, under its size', () => {
  const images = [
    { size: 16, png: Buffer.from('one') },
    { size: 256, png: Buffer.from('another') },
  ];
  expect(picturesOfIco(Buffer.from(packIco(images)))).toEqual(images);
});

it('is written as Windows wants it', () => {
  expect(Buffer.from(packIco([{ size: 32, png: Buffer.from([7]) }])).toString('hex')).toBe(
    ['0000', '0100', '0100', '20', '20', '00', '00', '0100', '2000', '01000000', '16000000', '07'].join(''),
  );
});
