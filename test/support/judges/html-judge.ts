import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // How long a title is follows from the names of the business and the review.
      'long-title': 'off',
      // The search answers as one types; it has nothing to submit.
      'wcag/h32': 'off',
      // The styles keep what is on a button in one line.
      'tel-non-breaking': 'off',
    },
  }),
);

/** What is wrong with a page by the HTML standard and WCAG, a line each; headings in a template are filled in later. */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, selector }) => !(ruleId === 'empty-heading' && selector?.includes('template')))
    .map(({ ruleId, message, selector, line, column }) => `${line}:${column} ${ruleId}: ${message} (${selector})`);
}
