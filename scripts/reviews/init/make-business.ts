import { languageOfCountry } from '../../../src/authoring/business/country-code.ts';
import { fitsCountry } from '../../../src/authoring/business/country-zones.ts';
import { presentZoneName } from '../../../src/authoring/business/present-zone-name.ts';
import { type Answers, type NewFolder, newBusiness, type SoftwarePaths } from '../../../src/editing/new-business/new-business.ts';
import { internationalNumber } from '../../../src/editing/new-business/telephone.ts';
import { shippedLanguage } from '../../../src/locales/locale.ts';
import { isTimeZone } from '../../../src/reviews/schemas/time-zone.ts';
import { isInteractive } from '../../support/ask.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { askBusiness } from './ask-business.ts';
import { type BusinessOptions, SITE_LANGUAGE_TAGS } from './business-options.ts';
import { addressOf, countryFault, hoursOf, languageIn, numberOf, zonesFor } from './values.ts';

interface Making {
  /** What will be written, and what will happen to the existing files. */
  readonly writes: string;
  readonly software: SoftwarePaths;
}

/**
 * Makes the files of a business from the options, or from the user's answers if there are no options. Throws a `Refusal` with all
 * mistakes.
 */
export async function makeBusiness(
  options: BusinessOptions,
  { writes, software }: Making,
): Promise<Extract<NewFolder, { ok: true }>> {
  const { timeZone: named } = Intl.DateTimeFormat().resolvedOptions();
  // Where `TZ` is empty, an offset or no zone, `Intl` gives what is not in the database, or nothing.
  const timeZone = isTimeZone(named) ? presentZoneName(named) : 'UTC';
  const isAsked = Object.keys(options).length === 0 && isInteractive();
  const now = new Date();
  const make = (said: BusinessOptions): NewFolder => {
    const [zone = timeZone, ...others] = said.timeZone === undefined ? zonesFor(said.country, timeZone, now) : [said.timeZone];
    return others.length === 0
      ? newBusiness(answersOf(said, zone), software)
      : { ok: false, mistakes: [severalZones(timeZone, [zone, ...others])] };
  };
  const faultsOf = (said: BusinessOptions): readonly string[] => {
    const made = make(said);
    return made.ok ? [] : made.mistakes;
  };
  const made = make(isAsked ? await askBusiness({ writes, timeZone, faultsOf }) : options);
  if (!made.ok) throw new Refusal([...made.mistakes, 'Nothing was changed.'].join('\n'));
  const { time_zone: zone, telephone, address: { address_country: country } = {} } = made.business;
  if (zone && country && !fitsCountry(zone, country, now))
    say(`The time zone ${zone} is none of ${country}; by it the pages say whether you are open.`);
  if (!isAsked && options.language === undefined && country !== undefined && languageIn(country) !== 'en') {
    const others = new Set([languageOfCountry(country), ...SITE_LANGUAGE_TAGS]);
    say(`The site is in English, with dates as in Britain; --language says otherwise: ${[...others].join(', ')}, …`);
  }
  if (!isAsked && options.language !== undefined && shippedLanguage(options.language) === undefined)
    say('What the site itself says stays in English; npm run check tells how to give it other words.');
  const number = telephone && country && !isAsked ? internationalNumber(telephone, country) : undefined;
  if (number !== undefined) say(`The telephone number can be dialled from any country if it is written as ${number}.`);
  return made;
}

function severalZones(computer: string, zones: readonly string[]): string {
  return `--time-zone is missing: this computer's, ${computer}, is none of the country; write one such as ${zones.join(', ')}`;
}

function answersOf(values: BusinessOptions, timeZone: string): Answers {
  const { name, language = languageIn(values.country), deadlineDays } = values;
  if (name === undefined) throw new Refusal('--name is missing; a business needs a name');
  const fault = values.country === undefined ? undefined : countryFault(values.country);
  if (fault !== undefined) throw new Refusal(`--country ${values.country}: ${fault}`);
  const deadline = numberOf(deadlineDays);
  if (deadlineDays && deadline === undefined)
    throw new Refusal(`--deadline-days ${deadlineDays}: a whole number from 1 to 365 is needed`);
  const business = {
    name,
    description: values.description || undefined,
    // The schema reports a trade that does not exist.
    trade: (values.trade || undefined) as 'other' | undefined,
    telephone: values.telephone || undefined,
    email: values.email || undefined,
    url: values.website || undefined,
    language,
    address: addressOf(values),
    opening_hours: values.hours?.flatMap(hoursOf),
    time_zone: timeZone,
  };
  const policy = {
    how_checked: values.howChecked || undefined,
    who_may_write: values.whoMayWrite || undefined,
    refused: values.refused || undefined,
    deadline_days: deadline,
    incentives: values.incentives || undefined,
  };
  return { business, people: values.person ?? [], services: values.service ?? [], areas: values.area ?? [], policy };
}
