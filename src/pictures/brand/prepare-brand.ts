import { type Brand, THEME_PATH } from '../../brand/brand.ts';
import type { GivenBrand } from '../../brand/given-brand.ts';
import { themeCss } from '../../brand/theme-css.ts';
import type { BrandFile } from './brand-file.ts';

/** How the business looks, and the files that are published for that. */
export async function prepareBrand({ theme, pictures }: GivenBrand): Promise<{ brand: Brand; files: readonly BrandFile[] }> {
  const css = themeCss(theme);
  const style: BrandFile[] = css === '' ? [] : [{ name: THEME_PATH.slice(1), make: async () => Buffer.from(css) }];
  if (pictures.size === 0) return { brand: { theme }, files: style };
  // Loaded late: the library for pictures is large, and many businesses have none.
  const { preparePictures } = await import('./prepare-pictures.ts');
  const { brand, files } = await preparePictures(pictures, theme.photo_alt ?? '');
  return { brand: { theme, ...brand }, files: [...style, ...files] };
}
