import { confirm } from '@clack/prompts';
import { isGroup, type Source, textAt } from '../../../src/authoring/source/source.ts';
import { foreignLanguage } from '../../../src/editing/changes/foreign-language.ts';
import { languageName } from '../../../src/editing/warnings/stated-language.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { count } from '../../support/count.ts';
import { Cancelled } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { answerTo, isInteractive } from '../support/ask.ts';
import { changeEach, faultyLines } from '../support/change-each.ts';
import { openContent } from '../support/content.ts';

/** A review that states no language, and the one that its text is certainly in. */
interface Foreign {
  readonly source: Source;
  readonly language: string;
}

/** How many reviews of a language are named. */
const EXAMPLES = 3;

/** Notes the language of all reviews that state none and are certainly not in that of the business. */
export async function languages({ write = false }: { readonly write?: boolean }): Promise<number> {
  const workspace = await openContent();
  const found = foreignReviews(workspace);
  if (found.length === 0) {
    say('Every review states its language, or may be in that of the business.');
    return 0;
  }
  for (const line of foundLines(found)) say(line);
  if (write || (isInteractive() && (await agrees(found.length)))) return noteAll(workspace, found);
  if (isInteractive()) throw new Cancelled();
  say('\nNothing was written yet: --write notes it in all of them.');
  return 0;
}

function foreignReviews({ reviews, about }: Workspace): Foreign[] {
  return reviews.flatMap((source) => {
    const { value } = source;
    const isStated = isGroup(value) && value.language !== undefined;
    const language = isStated ? undefined : foreignLanguage(textAt(value, 'text') ?? '', about.language);
    return language === undefined ? [] : [{ source, language }];
  });
}

function foundLines(found: readonly Foreign[]): string[] {
  const groups = [...Map.groupBy(found, ({ language }) => language)].sort(([, a], [, b]) => b.length - a.length);
  return groups.map(([language, reviews]) => {
    const ids = reviews.slice(0, EXAMPLES).map(({ source }) => textAt(source.value, 'id'));
    const more = reviews.length > EXAMPLES ? ', …' : '';
    return `${languageName(language)} (${language}): ${count(reviews.length, 'review')}: ${ids.join(', ')}${more}`;
  });
}

function agrees(reviews: number): Promise<boolean> {
  return answerTo(confirm({ message: `Note the language in ${reviews === 1 ? 'it' : `these ${reviews}`}?` }));
}

/** Notes all of them. A review with a mistake is left as it is. */
async function noteAll(workspace: Workspace, found: readonly Foreign[]): Promise<number> {
  const wanted = found.map(({ source, language }) => ({ source, changes: { language } }));
  const { length: written } = await changeEach(workspace, wanted);
  say(`\n${count(written, 'review')} changed.`);
  for (const line of faultyLines(found.length - written)) say(line);
  return 0;
}
