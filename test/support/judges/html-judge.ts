import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // The length of a title depends on the names of the business and the review.
      'long-title': 'off',
      // The search answers while one types and has nothing to submit.
      'wcag/h32': 'off',
      // The styles keep the words on a button on one line.
      'tel-non-breaking': 'off',
    },
  }),
);

/**
 * What is wrong with a page according to the HTML standard and WCAG, a line for each mistake. Headings in templates may be empty,
 * because they are filled in later.
 */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, selector }) => !(ruleId === 'empty-heading' && selector?.includes('template')))
    .map(({ ruleId, message, selector, line, column }) => `${line}:${column} ${ruleId}: ${message} (${selector})`);
}
