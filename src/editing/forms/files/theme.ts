import { checkTheme } from '../../../authoring/brand/check-theme.ts';
import { checkSources } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import { themeFileSchema } from '../../../brand/theme.ts';
import type { FormFile } from './form-file.ts';
import { KEYS } from './formats.ts';

/** `brand/theme.yaml`. */
export const THEME: FormFile = {
  name: 'theme',
  page: '/',
  shape: themeFileSchema,
  format: KEYS,
  check: (_, file) => checkSources(readYaml(file), checkTheme).problems,
};
