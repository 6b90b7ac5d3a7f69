import { checkTheme } from '../../authoring/brand/check-theme.ts';
import { checkBusiness } from '../../authoring/business/check-business.ts';
import type { FileText } from '../../authoring/files/read-text-file.ts';
import { checkNotice } from '../../authoring/own/check-notice.ts';
import { splitOwnText } from '../../authoring/own/own-text.ts';
import { onlyOne } from '../../authoring/problems/read.ts';
import { checkReviews } from '../../authoring/reviews/check-reviews.ts';
import { readReviews } from '../../authoring/reviews/read-reviews.ts';
import { fieldName } from '../../authoring/source/field-name.ts';
import { checkSources, named, textAt } from '../../authoring/source/source.ts';
import { readYaml } from '../../authoring/yaml/read-yaml.ts';
import { warnOfNameInAddress } from '../warnings/reviews/name-in-address.ts';
import { PRIVATE_DATA } from '../warnings/reviews/private-data/private-data.ts';
import { createReviewWarnings } from '../warnings/reviews/review-warnings.ts';
import { findCopied, warnOfSameText } from '../warnings/reviews/same-texts.ts';
import { warnOfRawMarkdown } from '../warnings/site/raw-markdown.ts';
import { siteWarnings } from '../warnings/site/site-warnings.ts';
import type { WarningKind } from '../warnings/warning.ts';
import type { FileChange, Workspace } from '../workspace.ts';
import { type FormName, isPage } from './files/form-files.ts';
import type { FormWords, Table } from './words/en.ts';
import { inWordsOfForm, toldIn } from './words/field-words.ts';

/** What looks odd in what a form saved. */
export interface SavedWarning {
  readonly kind: WarningKind;
  /** Begins with the name of the field. */
  readonly message: string;
  readonly fix: string;
}

/**
 * What a form shows in another way, or cannot mend: the review's page says that it waits, and most languages have no words for the
 * interface, which would be told at each save.
 */
const LEFT_OUT: readonly WarningKind[] = ['waiting', 'interface-language'];

/** What the check warns of in a review that its form saved. The workspace has what was there before. */
export function warningsOfReview(workspace: Workspace, id: string, { file, after }: FileChange, now: Date): SavedWarning[] {
  const { about, photos } = workspace;
  const sources = readReviews({ file, text: after }).found.filter(({ value }) => textAt(value, 'id') === id);
  const [draft] = checkReviews(sources, { language: about.language, known: about.known, photos }).drafts;
  if (draft === undefined) return [];
  const { review } = draft;
  const former = workspace.reviews.find(({ value }) => textAt(value, 'id') === id);
  // To compare with all others takes time, and only a new review is a copy that somebody wrote or made by mistake.
  const copied = former === undefined ? findCopied(review, workspace.reviews) : undefined;
  const warnings = [
    ...createReviewWarnings(about, now)(review, file),
    ...warnOfNameInAddress(review, former && textAt(former.value, 'author')),
    ...(copied === undefined ? [] : [warnOfSameText(copied)]),
  ];
  return warnings
    .filter(({ kind }) => !LEFT_OUT.includes(kind))
    .map(({ kind, path, message, fix }) => ({ kind, message: named(fieldName(path), message), fix }));
}

type SiteParts = Parameters<typeof siteWarnings>[0];

const NONE: SiteParts = {
  brand: { theme: {}, pictures: new Map() },
  business: undefined,
  businessSource: undefined,
  notice: undefined,
  problems: [],
  words: {},
};

/** What the check warns of in another file that its form saved. */
export function warningsOfFile(
  workspace: Workspace,
  name: FormName,
  { file, after: text }: FileChange,
  now: Date,
): SavedWarning[] {
  if (isPage(name)) return splitOwnText({ file, text }).found.flatMap((parts) => warnOfRawMarkdown({ file, text }, parts.text));
  const parts = { ...NONE, ...partsIn(workspace, name, { file, text }) };
  return siteWarnings(parts, undefined, now).filter(({ kind }) => !LEFT_OUT.includes(kind));
}

function partsIn({ about }: Workspace, name: FormName, file: FileText): Partial<SiteParts> {
  if (name === 'notice.md') return { business: about, notice: onlyOne(checkNotice(file, () => undefined)) };
  if (name !== 'business.yaml' && name !== 'brand/theme.yaml') return {};
  const read = readYaml(file);
  const source = onlyOne(read);
  if (name === 'business.yaml') return { business: onlyOne(checkSources(read, checkBusiness)), businessSource: source };
  return { brand: { ...NONE.brand, theme: onlyOne(checkSources(read, checkTheme)) ?? {}, themeSource: source } };
}

/** A warning in the words of its form: what is odd, and what to do about it there, where a terminal would need a command. */
export function warningInWords(words: FormWords, form: string, { kind, message, fix }: SavedWarning): string {
  // Words can be taken out of a text, but not out of a name.
  const ofPrivate = message.startsWith('author: ') ? 'privateName' : 'privateText';
  const remedies: Table = words.remedies;
  const remedy = remedies[PRIVATE_DATA.has(kind) ? ofPrivate : kind] ?? toldIn(words, fix);
  return `${inWordsOfForm(words, form, message)}; ${remedy}`;
}
