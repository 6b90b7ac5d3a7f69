import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { GivenBrand, GivenPicture, PictureName } from '../../../src/brand/given-brand.ts';
import { preparePictures } from '../../../src/pictures/brand/prepare-pictures.ts';

const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="128" viewBox="0 0 40 10"><path fill="${fill}" d="M5 2h30v6H5z"/></svg>\n`;
const drawing = (fill: string) => ({ content: { svg: svg(fill) }, width: 512, height: 128 });
const pixels = async (width: number, height: number) => ({
  content: {
    bytes: await sharp({ create: { width, height, channels: 4, background: '#0b5c66' } })
      .webp()
      .toBuffer(),
  },
  width,
  height,
});

const prepared = (given: Partial<Record<PictureName, GivenPicture>>, alt = '') =>
  preparePictures(new Map(Object.entries(given)) as GivenBrand['pictures'], alt);

it('publishes a drawing as it is, and pixels as a PNG that fits the head of a page', async () => {
  const { brand, files } = await prepared({ logo: drawing('#3f8f4f'), 'logo-dark': await pixels(2000, 500) });
  expect(brand.logo).toEqual({ path: '/brand/logo.svg', width: 512, height: 128, content: { svg: svg('#3f8f4f') } });
  expect(brand.logoDark).toMatchObject({ path: '/brand/logo-dark.png', width: 512, height: 128 });
  expect(files.map(({ name }) => name)).toEqual(['brand/logo.svg', 'brand/logo-dark.png']);
  const png = await files[1]?.make();
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 512, height: 128 });
});

it('puts a logo that dark pages swallow on a plate, unless there is another for them', async () => {
  const alone = await prepared({ logo: drawing('#111111') });
  expect(alone.brand.logo).toMatchObject({ plate: 'dark' });
  const both = await prepared({ logo: drawing('#111111'), 'logo-dark': drawing('#eeeeee') });
  expect(both.brand.logo).toMatchObject({ plate: undefined });
  expect(both.brand.logoDark).toMatchObject({ plate: undefined });
});

it('puts no plate behind a drawing that is another on dark pages by itself', async () => {
  const dark = '<style>@media (prefers-color-scheme: dark) { path { fill: #eee } }</style>';
  const logo = { ...drawing(''), content: { svg: svg('#111111').replace('<path', `${dark}<path`) } };
  expect((await prepared({ logo })).brand.logo).toMatchObject({ plate: undefined });
});

it('puts each of two logos on a plate that were given the other way round', async () => {
  const { brand } = await prepared({ logo: drawing('#ffffff'), 'logo-dark': drawing('#111111') });
  expect([brand.logo?.plate, brand.logoDark?.plate]).toEqual(['light', 'dark']);
});

it('makes the files of a photo once, and none of an icon', async () => {
  const { brand, files } = await prepared({ photo: await pixels(700, 500), icon: drawing('#111111') }, 'The shop');
  expect(brand).toMatchObject({ photo: { alt: 'The shop', widths: [640] }, icon: { width: 512 } });
  expect(files.map(({ name }) => name)).toEqual(['brand/photo-640.avif', 'brand/photo-640.jpg']);
  expect(files[1]?.make()).toBe(files[1]?.make());
});
