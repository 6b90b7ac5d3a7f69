import type { Command } from 'commander';
import type { ShippedLanguage } from '../../../src/locales/locale.ts';
import { TRADES } from '../../../src/reviews/schemas/business.ts';

/** The options that describe a business, as they were typed. The schemas check them. */
export interface BusinessOptions {
  readonly name?: string;
  readonly trade?: string;
  readonly description?: string;
  readonly language?: string;
  readonly street?: string;
  readonly postalCode?: string;
  readonly town?: string;
  readonly region?: string;
  readonly country?: string;
  readonly telephone?: string;
  readonly email?: string;
  readonly website?: string;
  readonly hours?: readonly string[];
  readonly timeZone?: string;
  readonly person?: readonly string[];
  readonly service?: readonly string[];
  readonly area?: readonly string[];
  readonly howChecked?: string;
  readonly whoMayWrite?: string;
  readonly refused?: string;
  readonly deadlineDays?: string;
  readonly incentives?: string;
}

interface LanguageOption {
  /** A BCP 47 tag. */
  readonly value: string;
  readonly label: string;
}

const SHIPPED: Readonly<Record<ShippedLanguage, readonly LanguageOption[]>> = {
  en: [
    { value: 'en', label: 'English, with dates as in the United States' },
    { value: 'en-GB', label: 'English, with dates as in Britain' },
  ],
  es: [{ value: 'es', label: 'Español' }],
  ar: [{ value: 'ar', label: 'العربية' }],
};

/** The languages that a site may be in without words of its own. */
export const SITE_LANGUAGES: readonly LanguageOption[] = Object.values(SHIPPED).flat();

/** Their tags. */
export const SITE_LANGUAGE_TAGS: readonly string[] = SITE_LANGUAGES.map(({ value }) => value);

/** Takes the values of an option that may be given several times. */
export const several = (value: string, before: string[] = []) => [...before, value];

/** Adds these options to a command. */
export function addBusinessOptions(command: Command): Command {
  return command
    .option('--name <name>', 'of the business')
    .option('--trade <trade>', TRADES.join(', '))
    .option('--description <sentence>')
    .option(
      '--language <tag>',
      `of the site: ${SITE_LANGUAGE_TAGS.join(', ')}, … (default: en, outside of the United States en-GB)`,
    )
    .option('--street <words>')
    .option('--postal-code <code>')
    .option('--town <name>')
    .option('--region <name>')
    .option('--country <code>', 'two letters')
    .option('--telephone <number>')
    .option('--email <address>')
    .option('--website <address>', 'of the business, not of its reviews')
    .option('--hours <hours>', 'such as "Mo-Fr 08:00-17:00"; may be given several times', several)
    .option('--time-zone <name>', "such as America/Chicago (default: this computer's, if it is one of the country)")
    .option('--person <name>', 'who does the work; may be given several times', several)
    .option('--service <name>', 'what you do; may be given several times', several)
    .option('--area <name>', 'where you work; may be given several times', several)
    .option('--how-checked <words>', 'how you find out that an author was a customer')
    .option('--who-may-write <words>', 'who may write a review, and who may not')
    .option('--refused <words>', 'what you refuse, and how the author learns of it')
    .option('--deadline-days <number>', 'in how many days you decide')
    .option('--incentives <words>', 'what you give for a review, if anything');
}
