import { select, text } from '@clack/prompts';
import type { Workspace } from '../../../src/editing/workspace.ts';
import { proseSchema } from '../../../src/reviews/schemas/review.ts';
import { answerTo, askSeveral } from '../../support/ask.ts';
import { askDay } from '../support/ask-day.ts';
import { askText } from '../support/ask-text.ts';
import { todayOf } from '../support/content.ts';
import { methodChoices } from '../support/methods.ts';
import { fits } from '../support/typed-values.ts';

/** What is said of a new review, as options or as answers. The schema of reviews checks it. */
export interface AddOptions {
  readonly author?: string | undefined;
  readonly rating?: string | undefined;
  readonly text?: string | undefined;
  readonly date?: string | undefined;
  readonly title?: string | undefined;
  readonly technician?: readonly string[] | undefined;
  readonly service?: readonly string[] | undefined;
  readonly area?: string | undefined;
  readonly language?: string | undefined;
  readonly method?: string | undefined;
  readonly verified?: string | undefined;
  readonly sourceName?: string | undefined;
  readonly sourceUrl?: string | undefined;
}

export interface Question {
  /** What the question is about, for the list of answers to change. */
  readonly label: string;
  /** Asks it. An earlier answer is already in the field. */
  ask(before: AddOptions): Promise<AddOptions>;
}

/** The questions on a new review, field by field. Names are chosen from `business.yaml`. */
export function reviewQuestions(workspace: Workspace): Question[] {
  const { technicians, services, service_areas: areas } = workspace.about.business;
  const people = technicians.map(({ name }) => ({ value: name }));
  const jobs = services.map(({ id, name }) => ({ value: id, label: name }));
  const places = [{ value: '', label: 'not known' }, ...areas.map(({ id, name }) => ({ value: id, label: name }))];
  return [
    { label: 'Author', ask: async ({ author }) => ({ author: await askAuthor(author) }) },
    // Typed and not chosen from a list, where pressing Enter would give the best rating.
    { label: 'Stars', ask: async ({ rating }) => ({ rating: await askStars(rating) }) },
    { label: 'Day', ask: async () => ({ date: await askDay('When was it written?', todayOf(workspace)) }) },
    {
      label: 'Text',
      ask: async () => ({ text: (await askText('What does it say?', fits(proseSchema, { isNeeded: true }))).trim() }),
    },
    { label: 'Title', ask: async ({ title }) => ({ title: await askTitle(title) }) },
    ...unless(people.length === 0, {
      label: 'People',
      ask: async (before) => ({ technician: await askSeveral('Which people is it about?', people, before.technician) }),
    }),
    ...unless(jobs.length === 0, {
      label: 'Services',
      ask: async (before) => ({ service: await askSeveral('Which services was it?', jobs, before.service) }),
    }),
    ...unless(areas.length === 0, {
      label: 'Place',
      ask: async ({ area = '' }) => ({
        area: await answerTo(select({ message: 'Where was it?', options: places, initialValue: area })),
      }),
    }),
    { label: 'Verification', ask: () => askVerification(workspace) },
  ];
}

function unless(isLeftOut: boolean, question: Question): Question[] {
  return isLeftOut ? [] : [question];
}

async function askAuthor(initialValue = ''): Promise<string> {
  const message = 'Who wrote it? (as it is to be shown)';
  const placeholder = 'such as Maria G.';
  const validate = fits(proseSchema, { isNeeded: true });
  return (await answerTo(text({ message, placeholder, initialValue, validate }))).trim();
}

async function askStars(initialValue = ''): Promise<string> {
  return answerTo(text({ message: 'How many stars? (1 to 5)', initialValue, validate: starsFault }));
}

function starsFault(answer: string | undefined): string | undefined {
  return /^ *[1-5] *$/.test(answer ?? '') ? undefined : 'A whole number from 1 to 5 is needed.';
}

async function askTitle(initialValue = ''): Promise<string> {
  return (await answerTo(text({ message: 'Its title, if it has one', defaultValue: '', initialValue }))).trim();
}

/** Asks how it is known that the author was a customer, which it may not be yet. */
async function askVerification(workspace: Workspace): Promise<AddOptions> {
  const method = await answerTo(
    select({
      message: 'How do you know that this was a customer?',
      // The first option, which Enter chooses, claims nothing. A review that is typed in does not come from another site.
      options: [{ value: 'none' as const, label: 'I do not know yet: it waits' }, ...methodChoices({ hasSource: false })],
    }),
  );
  if (method === 'none') return { method: undefined, verified: undefined };
  return { method, verified: await askDay('When was that looked up?', todayOf(workspace)) };
}
