import { select, text } from '@clack/prompts';
import { mentionsOf, type NewReview } from '../../../src/editing/changes/new-review-file.ts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { calendarDateSchema } from '../../../src/reviews/schemas/calendar-date.ts';
import { proseSchema } from '../../../src/reviews/schemas/review.ts';
import { answerTo, askSeveral, fits } from '../support/ask.ts';
import { askText } from '../support/ask-text.ts';
import { methodChoices } from '../support/methods.ts';

type Fields = Omit<NewReview, 'id'>;

/** Asks for a new review, field by field. Names are chosen from `business.yaml`. */
export async function askReview({ about }: Workspace, today: string): Promise<Fields> {
  const { technicians, services, service_areas } = about.business;
  const prose = (message: string, placeholder?: string) =>
    answerTo(text({ message, ...(placeholder && { placeholder }), validate: fits(proseSchema, { isNeeded: true }) }));
  const author = await prose('Who wrote it? (as it is to be shown)', 'such as Maria G.');
  // Typed and not chosen from a list, where pressing Enter would give the best rating.
  const rating = Number(await answerTo(text({ message: 'How many stars? (1 to 5)', validate: starsFault })));
  const date = await askDate('When was it written?', today);
  const words = await askText('What does it say?', fits(proseSchema, { isNeeded: true }));
  const title = await answerTo(text({ message: 'Its title, if it has one', defaultValue: '' }));
  const people = await choose(
    'Who did the work?',
    technicians.map(({ name }) => ({ value: name })),
  );
  const done = await choose(
    'Which services was it?',
    services.map(({ id, name }) => ({ value: id, label: name })),
  );
  const area = await askArea(service_areas);
  const verification = await askVerification(today);
  return {
    author: author.trim(),
    rating,
    date,
    text: words.trim(),
    ...(title.trim() && { title: title.trim() }),
    ...mentionsOf(people, done),
    ...(area && { service_area: area }),
    language: about.language,
    ...(verification && { verification }),
  };
}

function starsFault(answer: string | undefined): string | undefined {
  return /^ *[1-5] *$/.test(answer ?? '') ? undefined : 'A whole number from 1 to 5 is needed.';
}

/** Asks how it is known that the author was a customer; `undefined` if it is not known yet. */
async function askVerification(today: string): Promise<NewReview['verification']> {
  const method = await answerTo(
    select({
      message: 'How do you know that this was a customer?',
      // The first option, which Enter chooses, claims nothing. A review that is typed in does not come from another site.
      options: [{ value: 'none' as const, label: 'I do not know yet: it waits' }, ...methodChoices({ hasSource: false })],
    }),
  );
  return method === 'none' ? undefined : { method, date: await askDate('When was that looked up?', today) };
}

async function askDate(message: string, today: string): Promise<string> {
  const validate = fits(calendarDateSchema, { isNeeded: false });
  return (await answerTo(text({ message, placeholder: today, defaultValue: today, validate }))).trim();
}

async function choose(message: string, options: { value: string; label?: string }[]): Promise<string[]> {
  if (options.length === 0) return [];
  return askSeveral(message, options);
}

async function askArea(areas: readonly { id: string; name: string }[]): Promise<string> {
  if (areas.length === 0) return '';
  const options = [{ value: '', label: 'not known' }, ...areas.map(({ id, name }) => ({ value: id, label: name }))];
  return answerTo(select({ message: 'Where was it?', options }));
}
