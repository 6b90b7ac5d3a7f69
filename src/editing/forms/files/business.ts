import { checkBusiness } from '../../../authoring/business/check-business.ts';
import type { Problem } from '../../../authoring/problems/problem.ts';
import { onlyOne } from '../../../authoring/problems/read.ts';
import { checkReviews } from '../../../authoring/reviews/check-reviews.ts';
import { checkSources } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import { businessFileSchema } from '../../../reviews/schemas/business.ts';
import type { Workspace } from '../../workspace.ts';
import type { FormFile } from './form-file.ts';
import { KEYS } from './formats.ts';
import { warningsOfSite } from './warnings-of-site.ts';

/** `business.yaml`. Reviews name what is in it. */
export const BUSINESS: FormFile = {
  name: 'business',
  page: '/',
  shape: businessFileSchema,
  format: KEYS,
  check(workspace, file) {
    const read = checkSources(readYaml(file), checkBusiness);
    const known = onlyOne(read)?.known;
    return known === undefined ? read.problems : newProblems(workspace, known);
  },
  warnings(_, file, now) {
    const read = readYaml(file);
    return warningsOfSite({ business: onlyOne(checkSources(read, checkBusiness)), businessSource: onlyOne(read) }, now);
  },
};

/** Problems of reviews that the change would cause, such as a name that is not in the business any more. */
function newProblems({ reviews, photos, problems }: Workspace, known: Workspace['about']['known']): readonly Problem[] {
  const told = new Set(problems.map(({ file, line, message }) => `${file}:${line}:${message}`));
  const all = checkReviews(reviews, { known, photos }).problems;
  return all.filter(({ file, line, message }) => !told.has(`${file}:${line}:${message}`));
}
