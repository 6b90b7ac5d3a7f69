import { confirm } from '@clack/prompts';
import { onlyOne } from '../../../src/authoring/problems/read.ts';
import { isGroup, type Source, textAt } from '../../../src/authoring/source/source.ts';
import { foreignLanguage } from '../../../src/editing/changes/foreign-language.ts';
import { writeWhole } from '../../../src/editing/changes/write-whole.ts';
import { languageName } from '../../../src/editing/warnings/stated-language.ts';
import { planChange, type Workspace } from '../../../src/editing/workspace.ts';
import { count } from '../../support/count.ts';
import { Cancelled } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { answerTo, isInteractive } from '../support/ask.ts';
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

/** Notes all of them. A review with a mistake is left as it is, and does not hold up the others. */
async function noteAll(workspace: Workspace, found: readonly Foreign[]): Promise<number> {
  let written = 0;
  for (const { source, language } of found) {
    const change = onlyOne(await planChange(workspace, source, { language }));
    if (change?.content === undefined) continue;
    await writeWhole(change.path, change.content);
    written += 1;
  }
  say(`\n${count(written, 'review')} changed.`);
  if (written < found.length)
    say(`${count(found.length - written, 'review')} with mistakes left as they are; npm run check names them.`);
  return 0;
}
