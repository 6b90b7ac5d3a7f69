import { checkBusiness } from '../../../authoring/business/check-business.ts';
import type { FileText } from '../../../authoring/files/read-text-file.ts';
import { type Problem, placeOf } from '../../../authoring/problems/problem.ts';
import { onlyOne } from '../../../authoring/problems/read.ts';
import { readParts } from '../../../authoring/read-content.ts';
import { checkSources } from '../../../authoring/source/source.ts';
import { checkYamlFile } from '../../../authoring/yaml/check-yaml.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import { businessFileSchema } from '../../../reviews/schemas/business.ts';
import { savedWarnings } from '../../warnings/site/site-warnings.ts';
import type { Workspace } from '../../workspace.ts';
import type { FormFile } from './form-file.ts';
import { KEYS } from './formats.ts';

/** `business.yaml`. Reviews name what is in it, and pages link to it. */
export const BUSINESS: FormFile = {
  name: 'business',
  page: '/',
  shape: businessFileSchema,
  format: KEYS,
  async check(workspace, file) {
    const { problems } = checkYamlFile(file, checkBusiness);
    return problems.length > 0 ? problems : newProblems(workspace, file);
  },
  warnings(_, file, now) {
    const read = readYaml(file);
    return savedWarnings({ business: onlyOne(checkSources(read, checkBusiness)), businessSource: onlyOne(read) }, now);
  },
};

/** Problems that the change would cause elsewhere, such as a name in a review or a link of a page to what is gone. */
async function newProblems({ directory }: Workspace, { text }: FileText): Promise<readonly Problem[]> {
  const { problems } = await readParts(directory, { 'business.yaml': text });
  if (problems.length === 0) return [];
  // By their places alone, as their messages may propose what is in the business.
  const told = new Set((await readParts(directory)).problems.map(placeOf));
  return problems.filter((problem) => !told.has(placeOf(problem)));
}
