import { type Locale, localeOf, shippedFor } from '../../locales/locale.ts';
import { contactHref } from '../../reviews/schemas/policy.ts';
import type { Site, SiteFrame } from '../site.ts';

/** The subjects of the policy, in the order in which readers see them. */
export const POLICY_SUBJECTS = ['checking', 'authors', 'order', 'refusal', 'deadline', 'incentives', 'contact'] as const;

type PolicySubject = (typeof POLICY_SUBJECTS)[number];

/** What is said of one subject, and by whom. */
interface PolicySection {
  readonly subject: PolicySubject;
  /** The business's own words. */
  readonly own?: string | undefined;
  /** An e-mail address, a telephone number or a web address that the business names. */
  readonly contact?: string | undefined;
  /** What the software knows: what it does, and what it has counted. */
  readonly statements: readonly string[];
}

/** The sections in which the business or the software says something. */
export function policySections(site: Site, locale: Locale): PolicySection[] {
  const { policy } = site;
  const words = locale.messages.policy;
  const { deadline_days: days } = policy;
  const checks = [
    ...replacedStatement(site),
    words.stated,
    ...elsewhereStatement(site, locale),
    waitingStatement(site, locale),
    words.unknown,
  ];
  const sections: PolicySection[] = [
    { subject: 'checking', own: policy.how_checked, statements: checks },
    { subject: 'authors', own: policy.who_may_write, contact: policy.where_to_write, statements: [] },
    { subject: 'order', own: policy.order, statements: [words.newest, words.filters] },
    { subject: 'refusal', own: policy.refused, statements: [words.removed, ...changedStatement(site, locale)] },
    { subject: 'deadline', own: days === undefined ? undefined : locale.counted(words.deadline, days), statements: [] },
    { subject: 'incentives', own: policy.incentives, statements: disclosureStatements(site, locale) },
    { subject: 'contact', contact: contactOf(site), statements: reportStatement(site, locale) },
  ];
  return sections.filter(({ own, contact, statements }) => (own ?? contact) !== undefined || statements.length > 0);
}

/** The subjects on which the business should say something, and has not. The order and the contact need no words of its own. */
export function unsaidSubjects(sections: readonly PolicySection[]): PolicySubject[] {
  const said = sections.filter(({ own }) => own !== undefined).map(({ subject }) => subject);
  return POLICY_SUBJECTS.filter((subject) => !['order', 'contact', ...said].includes(subject));
}

/** Whom to ask about reviews: the contact that the policy names, or else the business. */
function contactOf({ policy, catalog }: Site): string | undefined {
  return policy.contact ?? catalog.business.email ?? catalog.business.telephone;
}

/** Where a review is reported to: the e-mail address that the policy names, or that of the business. */
export function reportMailbox({ policy, catalog }: SiteFrame): string | undefined {
  return contactHref(policy.contact ?? '').startsWith('mailto:') ? policy.contact : catalog.business.email;
}

/** Where one writes to the business itself: its e-mail address, or else the one that the policy names. */
export function businessMailbox(site: SiteFrame): string | undefined {
  return site.catalog.business.email ?? reportMailbox(site);
}

/**
 * What readers take for the software's words: what this page says, how a review was verified, who its author is, whether it was
 * edited, what the insights leave out and how often they are right.
 */
const STATEMENTS =
  /^(?:proofs|verification|disclosure)\.|^home\.(?:rule|waiting|noneWaiting|firstHere)$|^review\.(?:edited|source)$|^insights\.(?:hidden|ownWords|accuracy|lowStars|tenths|notMeasured)$|^policy\.(?!title$|link$|description$|headings\.|share$|raw$)/;

/** Says that `words.yaml` has other words for such statements. In a language of the interface it cannot replace this one. */
function replacedStatement({ catalog }: Site): string[] {
  const { language, words = {} } = catalog;
  if (!Object.keys(words).some((path) => STATEMENTS.test(path))) return [];
  return [(shippedFor(language) ?? localeOf(language, words).messages).policy.replaced];
}

function elsewhereStatement({ catalog }: Site, locale: Locale): string[] {
  const count = catalog.reviews.filter(({ source }) => source !== undefined).length;
  return count === 0 ? [] : [locale.counted(locale.messages.policy.elsewhere, count)];
}

/** Readers may think that only its author can edit a review. */
function changedStatement({ catalog }: Site, locale: Locale): string[] {
  return catalog.reviews.some(({ edited }) => edited !== undefined) ? [locale.messages.policy.changed] : [];
}

function reportStatement(site: Site, locale: Locale): string[] {
  return reportMailbox(site) !== undefined && site.catalog.reviews.length > 0 ? [locale.messages.policy.report] : [];
}

function waitingStatement({ catalog }: Site, locale: Locale): string {
  const { noneWaiting, waiting } = locale.messages.home;
  return catalog.waiting === 0 ? noneWaiting : locale.counted(waiting, catalog.waiting);
}

/** How many published reviews carry each part of a disclosure. */
export function disclosureCounts({ catalog }: Site): { incentive: number; relation: number } {
  const countOf = (part: 'incentive' | 'relation') =>
    catalog.reviews.filter(({ disclosure }) => disclosure?.[part] !== undefined).length;
  return { incentive: countOf('incentive'), relation: countOf('relation') };
}

/** What a reader of the site's figures has to know of the authors behind them; nothing if no review has a disclosure. */
export function disclosedStatements(site: Site, locale: Locale): string[] {
  return site.catalog.reviews.some(({ disclosure }) => disclosure) ? disclosureStatements(site, locale) : [];
}

function disclosureStatements(site: Site, locale: Locale): string[] {
  const { incentive, relation } = disclosureCounts(site);
  const words = locale.messages.policy;
  return [
    incentive === 0 ? words.noneRewarded : locale.counted(words.rewarded, incentive),
    relation === 0 ? words.noneRelated : locale.counted(words.related, relation),
    ...(incentive + relation > 0 ? [words.everywhere] : []),
  ];
}
