import { note, select, text } from '@clack/prompts';
import type { z } from 'zod';
import { timeZoneIssues } from '../../../src/authoring/business/check-time-zone.ts';
import type { Answers } from '../../../src/editing/new-business/new-business.ts';
import { businessFileSchema, TRADES } from '../../../src/reviews/schemas/business.ts';
import { openingHoursSchema } from '../../../src/reviews/schemas/opening-hours.ts';
import { policyFileSchema } from '../../../src/reviews/schemas/policy.ts';
import { answerTo, fits } from '../support/ask.ts';
import { addressOf, countryFault, entriesOf, hoursOf, numberOf } from './values.ts';

const fields = businessFileSchema.shape;
const policyFields = policyFileSchema.shape;

const TRADE_LABELS: Readonly<Record<(typeof TRADES)[number], string>> = {
  'home-services': 'Home services (plumbing, heating, electrics, cleaning, gardens …)',
  auto: 'Cars (garage, tyres, body shop …)',
  dental: 'Dental and medical practice',
  beauty: 'Hair, beauty, massage',
  restaurant: 'Restaurant, café, bar',
  retail: 'Shop',
  lodging: 'Hotel, guest house',
  professional: 'Professional services (law, tax, insurance …)',
  other: 'Something else',
};

/** Asks an owner for what a new business needs. Only the name has to be answered. */
export async function askBusiness(timeZone: string): Promise<Answers> {
  note('Enter alone leaves a question out. All of it can be changed later, in business.yaml and policy.yaml.', 'Your business');
  const name = await ask('What is your business called?', fields.name, { isNeeded: true });
  const trade = await answerTo(
    select({ message: 'What kind of business is it?', options: TRADES.map((value) => ({ value, label: TRADE_LABELS[value] })) }),
  );
  const language = await answerTo(
    select({
      message: 'In which language is the site?',
      options: [
        { value: 'en', label: 'English, with dates as in the United States' },
        { value: 'en-GB', label: 'English, with dates as in Britain' },
        { value: 'es', label: 'Español' },
      ],
    }),
  );
  const description = await ask('What do you do, in a sentence?', fields.description);
  const street = await ask('Street and number');
  const postal = await ask('Postal code');
  const town = await ask('Town');
  const region = await ask('State or region');
  const country = await ask('Country, as two letters', undefined, { placeholder: 'US', check: countryFault });
  const telephone = await ask('Telephone', fields.telephone, { placeholder: '+1 555 010 0144' });
  const email = await ask('E-mail address', fields.email);
  const hours = await ask('Opening hours; several with ; between', undefined, {
    placeholder: 'Mo-Fr 08:00-17:00; Sa 09:00-12:00',
    check: hoursFault,
  });
  const people = await ask('Who does the work? Names with commas between', undefined, {
    placeholder: 'Dana Whitfield, Tom Berg',
  });
  const services = await ask('Which services do you offer? With commas between', undefined, {
    placeholder: 'Drain cleaning, Leak repair',
  });
  const areas = await ask('Which districts or towns do you serve? With commas between');
  const zone = await answerTo(
    text({ message: 'Your time zone', placeholder: timeZone, defaultValue: timeZone, validate: zoneFault }),
  );
  const address = addressOf({ street, postal, town, region, country });
  return {
    business: {
      name,
      ...given({ description, trade, telephone, email }),
      language,
      ...(address && { address }),
      ...(hours && { opening_hours: hoursOf(hours) }),
      time_zone: zone || timeZone,
    },
    people: entriesOf(people),
    services: entriesOf(services),
    areas: entriesOf(areas),
    policy: await askPolicy(),
  };
}

/** The five questions that the rules of reviews ask. */
async function askPolicy(): Promise<Answers['policy']> {
  note('Visitors read this at /policy. Laws in many places ask for it; write what you really do.', 'How you deal with reviews');
  const checked = await ask('How do you find out that an author was a customer?', policyFields.how_checked);
  const who = await ask('Who may write a review, and who may not?', policyFields.who_may_write);
  const refused = await ask('What do you refuse, and how does the author learn of it?', policyFields.refused);
  const deadline = await ask('In how many days do you decide?', undefined, { placeholder: '7', check: daysFault });
  const incentives = await ask('What do you give for a review, if anything?', policyFields.incentives);
  return given({ how_checked: checked, who_may_write: who, refused, deadline_days: numberOf(deadline), incentives });
}

interface AskOptions {
  readonly isNeeded?: boolean;
  readonly placeholder?: string;
  check?(answer: string): string | undefined;
}

async function ask(
  message: string,
  schema?: z.ZodType,
  { isNeeded = false, placeholder, check }: AskOptions = {},
): Promise<string> {
  const validate = (answer: string | undefined): string | undefined => {
    const fault = schema ? fits(schema, { isNeeded })(answer) : undefined;
    return fault ?? (answer?.trim() ? check?.(answer) : undefined);
  };
  return (await answerTo(text({ message, defaultValue: '', validate, ...(placeholder && { placeholder }) }))).trim();
}

function hoursFault(written: string): string | undefined {
  const faults = hoursOf(written).flatMap((each) => fits(openingHoursSchema, { isNeeded: true })(each) ?? []);
  return faults[0];
}

function zoneFault(written: string | undefined): string | undefined {
  return timeZoneIssues(written?.trim() || undefined)[0]?.message;
}

function daysFault(written: string): string | undefined {
  const parsed = policyFields.deadline_days.safeParse(numberOf(written) ?? written);
  return parsed.success ? undefined : 'A whole number from 1 to 365 is needed.';
}

/** Without the fields that were left out. */
function given<T extends Record<string, unknown>>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Partial<T>;
}
