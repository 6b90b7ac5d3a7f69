import { expect, it } from 'vitest';
import { prepareBrand } from '../../../src/pictures/brand/prepare-brand.ts';

it('publishes a style where a theme sets one', async () => {
  const { brand, files } = await prepareBrand({ theme: { radius: 'none' }, pictures: new Map() });
  expect(brand).toEqual({ theme: { radius: 'none' } });
  expect(files.map(({ name }) => name)).toEqual(['theme.css']);
  expect(Buffer.from((await files[0]?.make()) ?? []).toString()).toContain('--radius: 0px;');
});

it('publishes nothing where nothing is said', async () => {
  expect(await prepareBrand({ theme: {}, pictures: new Map() })).toEqual({ brand: { theme: {} }, files: [] });
});
