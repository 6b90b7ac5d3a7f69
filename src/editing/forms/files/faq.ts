import { z } from 'zod';
import { checkFaq } from '../../../authoring/editorial/check-faq.ts';
import { checkReviews } from '../../../authoring/reviews/check-reviews.ts';
import { checkSources } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import { faqFileSchema } from '../../../reviews/schemas/editorial.ts';
import type { FormFile } from './form-file.ts';
import { LIST } from './formats.ts';

/** `faq.yaml`. Its answers name reviews. */
export const FAQ: FormFile = {
  name: 'faq',
  page: 'insights',
  shape: z.object({ entries: faqFileSchema }),
  format: LIST,
  check({ about, photos, problems, reviews }, file) {
    const { stateOf } = checkReviews(reviews, { known: about.known, photos });
    return checkSources(readYaml(file), (value) => checkFaq(value, { stateOf, complete: problems.length === 0 })).problems;
  },
};
