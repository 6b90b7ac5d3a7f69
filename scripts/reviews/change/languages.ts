import { isGroup, type Source, textAt } from '../../../src/authoring/source/source.ts';
import { foreignLanguage, nameOfDetected, tagsFor } from '../../../src/editing/detected-language.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { shortenLine } from '../../../src/reviews/text/cutting/shorten.ts';
import { likelyOtherLanguage } from '../../../src/reviews/text/other-language.ts';
import { askConsent, isInteractive } from '../../support/ask.ts';
import { count } from '../../support/count.ts';
import { say } from '../../support/terminal/say.ts';
import { changeEach, tellLeft } from '../support/change-each.ts';
import { NOT_ALL, openContent } from '../support/content.ts';

/** A review that states no language, and the one that its text seems to be in. */
interface Foreign {
  readonly source: Source;
  readonly language: string;
}

/** How many reviews of a language are named. */
const EXAMPLES = 3;

/** In UTF-16 code units: how much of a text is shown. */
const SHOWN = 60;

/**
 * Notes the language of all reviews that state none and are certainly not in that of the business, and names those of which that
 * is not certain.
 */
export async function languages({ write = false }: { readonly write?: boolean }): Promise<number> {
  const workspace = await openContent();
  if (workspace.unread.length > 0) say(NOT_ALL);
  const { certain, doubtful } = surveyReviews(workspace);
  for (const line of doubtfulLines(doubtful)) say(line);
  if (certain.length === 0) say('No review that states no language is certainly in another than that of the business.');
  for (const line of foundLines(certain)) say(line);
  for (const line of mostLines(workspace, certain, doubtful)) say(line);
  if (certain.length === 0) return 0;
  if (!write && !isInteractive()) {
    say('\nNothing was written yet: --write notes it in all of them.');
    return 0;
  }
  if (!write) await askConsent(`Note the language in ${certain.length === 1 ? 'it' : `these ${certain.length}`}?`);
  return noteAll(workspace, certain);
}

/**
 * The reviews that state no language and look as if they were in another than that of the business. Of the doubtful ones only a
 * person can be certain: most are too short.
 */
function surveyReviews({ reviews, about }: Workspace): { certain: Foreign[]; doubtful: Foreign[] } {
  const found: { certain: Foreign[]; doubtful: Foreign[] } = { certain: [], doubtful: [] };
  for (const source of reviews) {
    if (isGroup(source.value) && source.value.language !== undefined) continue;
    const text = textOf(source);
    const foreign = foreignLanguage(text, about.language);
    const language = foreign ?? likelyOtherLanguage(text, about.language);
    if (language !== undefined) found[foreign === undefined ? 'doubtful' : 'certain'].push({ source, language });
  }
  return found;
}

function textOf({ value }: Source): string {
  return textAt(value, 'text') ?? '';
}

function doubtfulLines(doubtful: readonly Foreign[]): string[] {
  if (doubtful.length === 0) return [];
  return [
    'These may be in another language, but are too short or too mixed for certainty. If one is, write its  language: …  into it:',
    ...doubtful.map(({ source, language }) => {
      const id = textAt(source.value, 'id') ?? '';
      return `  npm run reviews -- edit ${id}   ${nameOfDetected(language)} (${tagsFor(language)})? "${shortenLine(textOf(source), SHOWN)}"`;
    }),
    '',
  ];
}

function foundLines(found: readonly Foreign[]): string[] {
  const groups = [...Map.groupBy(found, ({ language }) => language)].sort(([, a], [, b]) => b.length - a.length);
  return groups.map(([language, reviews]) => {
    const ids = reviews.slice(0, EXAMPLES).map(({ source }) => textAt(source.value, 'id'));
    const more = reviews.length > EXAMPLES ? ', …' : '';
    return `${nameOfDetected(language)} (${language}): ${count(reviews.length, 'review')}: ${ids.join(', ')}${more}`;
  });
}

/** What to do instead if most reviews are in another language than the business's, because short ones are never certain. */
function mostLines({ reviews, about }: Workspace, certain: readonly Foreign[], doubtful: readonly Foreign[]): string[] {
  const stated = reviews.flatMap(({ value }) => textAt(value, 'language') ?? []);
  const known = Map.groupBy([...stated, ...certain.map(({ language }) => language)], (language) => language);
  for (const [language, { length }] of known) {
    const all = length + doubtful.filter((review) => review.language === language).length;
    if (primary(language) === primary(about.language) || all * 2 <= reviews.length) continue;
    const name = nameOfDetected(language);
    return [
      `\nMost of your reviews seem to be in ${name}. If your own words are, too, write  language: ${language}  into business.yaml: those that state none then count as ${name}.`,
    ];
  }
  return [];
}

function primary(tag: string): string | undefined {
  return tag.split('-')[0];
}

/** Notes all of them. A review with a mistake is left as it is. */
async function noteAll(workspace: Workspace, found: readonly Foreign[]): Promise<number> {
  const wanted = found.map(({ source, language }) => ({ source, changes: { language } }));
  const { files, left } = await changeEach(workspace, wanted);
  say(`\n${count(files.length, 'review')} changed.`);
  return tellLeft(left);
}
