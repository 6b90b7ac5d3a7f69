import { timeZoneIssues } from '../../../src/authoring/business/check-time-zone.ts';
import { TRADE_LABELS } from '../../../src/editing/trade-words.ts';
import { shippedLanguage } from '../../../src/locales/locale.ts';
import { businessFileSchema, TRADES } from '../../../src/reviews/schemas/business.ts';
import { openingHoursSchema } from '../../../src/reviews/schemas/opening-hours.ts';
import { policyFileSchema } from '../../../src/reviews/schemas/policy.ts';
import { fits } from '../support/typed-values.ts';
import { type BusinessOptions, SITE_LANGUAGES } from './business-options.ts';
import { countryFault, hoursOf, numberOf } from './values.ts';

export type Key = keyof BusinessOptions;

export interface Question {
  readonly key: Key;
  /** What the question is about, for the list of answers. */
  readonly label: string;
  readonly message: string;
  /** The possible answers. Without them the answer is typed. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** The answer if the user just presses Enter; without it, nothing is recorded. */
  readonly standard?: string;
  /** An example of an answer. */
  readonly example?: string;
  /** Returns what is wrong with an answer. */
  fault?(answer: string | undefined): string | undefined;
}

const fields = businessFileSchema.shape;
const policyFields = policyFileSchema.shape;

type Option = NonNullable<Question['options']>[number];

/** The languages to choose from: those with words for the interface, and that of this computer. */
function languagesFor(locale: string): readonly Option[] {
  if (shippedLanguage(locale) !== undefined) return SITE_LANGUAGES;
  const { baseName: value } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value;
  return [...SITE_LANGUAGES, { value, label: `${name} (what the site itself says is in English, or in words of yours)` }];
}

/**
 * The questions to the owner of a new business. Only the name has to be answered. `computer` and `timeZone` are the locale and the
 * time zone of this computer, as `Intl` names them.
 */
export function businessQuestions(computer: string, timeZone: string): Question[] {
  const locale = plainLocale(computer);
  const optional = { isNeeded: false };
  return [
    { key: 'name', label: 'Name', message: 'What is your business called?', fault: fits(fields.name, { isNeeded: true }) },
    {
      key: 'trade',
      label: 'Kind',
      message: 'What kind of business is it?',
      options: TRADES.map((value) => ({ value, label: TRADE_LABELS[value] })),
      standard: 'other',
    },
    {
      key: 'language',
      label: 'Language',
      message: 'In which language is the site?',
      options: languagesFor(locale),
      standard: languageFor(locale),
    },
    {
      key: 'description',
      label: 'What you do',
      message: 'What do you do, in a sentence?',
      fault: fits(fields.description, optional),
    },
    { key: 'street', label: 'Street', message: 'Street and number' },
    { key: 'postalCode', label: 'Postal code', message: 'Postal code' },
    { key: 'town', label: 'Town', message: 'Town' },
    { key: 'region', label: 'Region', message: 'State or region' },
    {
      key: 'country',
      label: 'Country',
      message: 'Country, as two letters',
      example: new Intl.Locale(locale).region ?? 'GB',
      fault: typed(countryFault),
    },
    {
      key: 'telephone',
      label: 'Telephone',
      message: 'Telephone',
      example: '+1 555 010 0144',
      fault: fits(fields.telephone, optional),
    },
    { key: 'email', label: 'E-mail', message: 'E-mail address', fault: fits(fields.email, optional) },
    {
      key: 'website',
      label: 'Website',
      message: 'Your website, if you have one',
      example: 'https://www.example.com/',
      fault: fits(fields.url, optional),
    },
    {
      key: 'hours',
      label: 'Hours',
      message: 'Opening hours; several with ; between',
      example: 'Mo-Fr 08:00-17:00; Sa 09:00-12:00',
      fault: typed(hoursFault),
    },
    {
      key: 'person',
      label: 'People',
      message: 'Who does the work? Names with commas between',
      example: 'Dana Whitfield, Tom Berg',
      fault: typed((written) => (/\d:\d\d/.test(written) ? 'Names are wanted here, and this holds a time.' : undefined)),
    },
    { key: 'service', label: 'Services', message: 'Which services do you offer? With commas between' },
    { key: 'area', label: 'Areas', message: 'Which districts or towns do you serve? With commas between' },
    {
      key: 'timeZone',
      label: 'Time zone',
      message: 'Your time zone',
      standard: timeZone,
      fault: typed((written) => timeZoneIssues(written)[0]?.message),
    },
  ];
}

/** The five questions about how the business handles its reviews. */
export const POLICY_QUESTIONS: readonly Question[] = [
  {
    key: 'howChecked',
    label: 'How reviews are checked',
    message: 'How do you find out that an author was a customer?',
    fault: fits(policyFields.how_checked, { isNeeded: false }),
  },
  {
    key: 'whoMayWrite',
    label: 'Who may write',
    message: 'Who may write a review, and who may not?',
    fault: fits(policyFields.who_may_write, { isNeeded: false }),
  },
  {
    key: 'refused',
    label: 'What is refused',
    message: 'What do you refuse, and how does the author learn of it?',
    fault: fits(policyFields.refused, { isNeeded: false }),
  },
  {
    key: 'deadlineDays',
    label: 'Days to decide',
    message: 'In how many days do you decide?',
    example: '7',
    fault: typed(daysFault),
  },
  {
    key: 'incentives',
    label: 'Given for a review',
    message: 'What do you give for a review, if anything?',
    fault: fits(policyFields.incentives, { isNeeded: false }),
  },
];

/** The locale without what `Intl.Locale` does not read: `und` where `LANG` is empty, and `-x-…` where it is `es_ES@euro`. */
function plainLocale(computer: string): string {
  return computer === 'und' ? 'en-US' : computer.replace(/-x-.*/, '');
}

/** The language of the site that suits this computer's locale best. */
function languageFor(locale: string): string {
  const { language, region, baseName } = new Intl.Locale(locale);
  const shipped = shippedLanguage(language);
  if (shipped === undefined) return baseName;
  return shipped === 'en' && region !== undefined && region !== 'US' ? 'en-GB' : shipped;
}

/** Makes a check of a typed answer; an empty answer is always accepted. */
function typed(fault: (written: string) => string | undefined): (answer: string | undefined) => string | undefined {
  return (answer = '') => (answer.trim() === '' ? undefined : fault(answer.trim()));
}

function hoursFault(written: string): string | undefined {
  const faults = hoursOf(written).flatMap((each) => fits(openingHoursSchema, { isNeeded: true })(each) ?? []);
  return faults[0];
}

function daysFault(written: string): string | undefined {
  const parsed = policyFields.deadline_days.safeParse(numberOf(written) ?? written);
  return parsed.success ? undefined : 'A whole number from 1 to 365 is needed.';
}
