import type { ContentFolder } from './files/read-folder.ts';
import { type Read, readOn } from './problems/read.ts';
import { readReviews } from './reviews/read-reviews.ts';
import type { Source } from './source/source.ts';
import { readYaml } from './yaml/read-yaml.ts';

/** The values of all texts in a content folder, not yet checked, and the problems with texts that could not be parsed. */
export interface Sources {
  readonly business: Read<Source>;
  readonly reviews: Read<Source>;
  readonly faq: Read<Source>;
  readonly aspects: Read<Source>;
  readonly policy: Read<Source>;
  readonly removed: Read<Source>;
  readonly imports: Read<Source>;
  readonly words: Read<Source>;
}

/** Parses the texts of a content folder, but for those that are no values: the summary, the notice and the pages. */
export function readSources({ business, reviews, faq, aspects, policy, removed, imports, words }: ContentFolder): Sources {
  return {
    business: readOn(business, ({ file, text }) => readYaml(file, text)),
    reviews: readOn(reviews, ({ file, text }) => readReviews(file, text)),
    faq: readOn(faq, ({ file, text }) => readYaml(file, text)),
    aspects: readOn(aspects, ({ file, text }) => readYaml(file, text)),
    policy: readOn(policy, ({ file, text }) => readYaml(file, text)),
    removed: readOn(removed, ({ file, text }) => readYaml(file, text)),
    imports: readOn(imports, ({ file, text }) => readYaml(file, text)),
    words: readOn(words, ({ file, text }) => readYaml(file, text)),
  };
}
