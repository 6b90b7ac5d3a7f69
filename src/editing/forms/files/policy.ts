import { checkPolicy } from '../../../authoring/editorial/check-policy.ts';
import { checkSources } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import { policyFileSchema } from '../../../reviews/schemas/policy.ts';
import type { FormFile } from './form-file.ts';
import { KEYS } from './formats.ts';

/** `policy.yaml`. */
export const POLICY: FormFile = {
  name: 'policy',
  page: 'policy',
  shape: policyFileSchema,
  format: KEYS,
  check: (_, file) => checkSources(readYaml(file), checkPolicy).problems,
};
