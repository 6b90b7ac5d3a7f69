import { text as readAll } from 'node:stream/consumers';
import { newId } from '../../../src/editing/changes/new-id.ts';
import { mentionsOf, type NewReview } from '../../../src/editing/changes/new-review-file.ts';
import { planNew, takenIds, type Workspace } from '../../../src/editing/workspace.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/say.ts';
import { apply } from '../support/apply.ts';
import { dayOption, isInteractive } from '../support/ask.ts';
import { only, openContent, todayOf } from '../support/content.ts';
import { askReview } from './ask-review.ts';

/** The options as they were typed. The schema of reviews checks them. */
export interface AddOptions {
  readonly author?: string;
  readonly rating?: string;
  readonly text?: string;
  readonly date?: string;
  readonly title?: string;
  readonly technician?: readonly string[];
  readonly service?: readonly string[];
  readonly area?: string;
  readonly language?: string;
  readonly method?: string;
  readonly verified?: string;
  readonly sourceName?: string;
  readonly sourceUrl?: string;
}

type Fields = Omit<NewReview, 'id'>;

/** Writes a new review into a file of its own. */
export async function add(options: AddOptions): Promise<number> {
  const workspace = await openContent();
  const today = todayOf(workspace);
  const isAsked = Object.keys(options).length === 0 && isInteractive();
  const taken = takenIds(workspace);
  const plan = (fields: Fields) =>
    only(planNew(workspace, { ...fields, id: newId(String(fields.date), String(fields.author), taken) }));
  const fromOptions = async () => {
    const fields = await fieldsOf(options, workspace, today);
    return { fields, change: plan(fields) };
  };
  const { fields, change } = isAsked ? await askReview(workspace, today, plan) : await fromOptions();
  await apply(change);
  if (fields.verification === undefined) say('\nIt waits for a verification, and is not published: npm run reviews -- verify');
  return 0;
}

async function fieldsOf(options: AddOptions, { about }: Workspace, today: string): Promise<Fields> {
  const { author, rating, text, date = today, title, technician = [], service = [], area, language = about.language } = options;
  const missing = Object.entries({ author, rating, text }).flatMap(([name, value]) => (value === undefined ? [`--${name}`] : []));
  if (missing.length > 0) throw new Refusal(`${missing.join(', ')}: missing, as in --author "Dana W." --rating 5 --text "…"`);
  const { method, verified = today, sourceName, sourceUrl } = options;
  if (Number.isNaN(Number(rating))) throw new Refusal(`--rating ${rating}: a whole number from 1 to 5 is needed`);
  return {
    date: dayOption('--date', date),
    rating: Number(rating),
    author: String(author).trim(),
    text: (text === '-' ? await readAll(process.stdin) : String(text)).replace(/\r\n?/g, '\n').trim(),
    ...(title && { title }),
    ...mentionsOf(technician, service),
    ...(area && { service_area: area }),
    language,
    ...(sourceName && { source: { name: sourceName, ...(sourceUrl && { url: sourceUrl }) } }),
    // The schema reports a method that does not exist, with its place, like any other mistake.
    ...(method && { verification: { method: method as 'invoice', date: dayOption('--verified', verified) } }),
  };
}
