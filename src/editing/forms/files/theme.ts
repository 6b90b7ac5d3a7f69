import { checkTheme } from '../../../authoring/brand/check-theme.ts';
import { onlyOne } from '../../../authoring/problems/read.ts';
import { checkSources } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import { themeFileSchema } from '../../../brand/theme.ts';
import type { FormFile } from './form-file.ts';
import { KEYS } from './formats.ts';
import { warningsOfSite } from './warnings-of-site.ts';

/** `brand/theme.yaml`. */
export const THEME: FormFile = {
  name: 'theme',
  page: '/',
  shape: themeFileSchema,
  format: KEYS,
  check: (_, file) => checkSources(readYaml(file), checkTheme).problems,
  warnings(_, file, now) {
    const read = readYaml(file);
    const theme = onlyOne(checkSources(read, checkTheme)) ?? {};
    return warningsOfSite({ brand: { theme, themeSource: onlyOne(read), pictures: new Map() } }, now);
  },
};
