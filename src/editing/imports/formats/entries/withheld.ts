import { quote } from '../../../../reviews/schemas/issues.ts';
import { plainName } from '../../columns/column-names.ts';

/** Makes the function that says why a row of a table is none that its shop or its author shows to others, if it is none. */
export function createWithheld(header: readonly string[]): (cells: readonly string[]) => string | undefined {
  const rules = header.flatMap((column, place) => {
    const rule = ruleFor(plainName(column));
    return rule === undefined ? [] : [(cells: readonly string[]) => rule(column, (cells[place] ?? '').trim())];
  });
  return (cells) => rules.map((rule) => rule(cells)).find((reason) => reason !== undefined);
}

type Rule = (column: string, said: string) => string | undefined;

function ruleFor(name: string): Rule | undefined {
  if (CONSENT.test(name)) return (column, said) => (REFUSAL.test(said) ? `${quote(column)} says ${quote(said)}` : undefined);
  const withheld = STATUS.test(name) ? [] : SHOWN.test(name) ? [NO] : HIDDEN.test(name) ? [YES] : undefined;
  if (withheld === undefined) return undefined;
  return (column, said) => {
    if (THROWN_AWAY.test(said)) return `its ${quote(column)} is ${quote(said)}`;
    return [WITHHELD, ...withheld].some((each) => each.test(said)) ? notPublished(column, said) : undefined;
  };
}

/** The question of a survey: `May we publish this?`, `¿Podemos publicar su opinión?`, or `Consent` in a word. */
const CONSENT =
  /\b(?:publish|publicar|publicacion|veroffentlichen|veroffentlichung)\b|^(?:consent|permission|einwilligung|einverstandnis|consentimiento)$/;
const REFUSAL = /^(?:no|nein)\b/i;

/** Columns in which shop systems keep what became of a review, in words. Numbers there mean something else in each of them. */
const STATUS = /^(?:(?:review |comment |post |moderation |approval |publication )?(?:status|state)|curated|visibility)$/;
/** Columns that say yes if a review is shown, and those that say no then. */
const SHOWN = /^(?:review |comment )?(?:is )?(?:approved|published|visible|active|enabled|public|validated?)$/;
const HIDDEN = /^(?:review |comment )?(?:is )?(?:draft|placeholder|hidden|unpublished|archived|disabled|deleted|spam)$/;

const THROWN_AWAY = /^(?:spam|trash|trashed|deleted)$/i;
const WITHHELD =
  /^(?:(?:un|dis|not[ -])(?:published|approved)|(?:pending|awaiting)(?:[ -](?:approval|review|moderation))?|(?:on[ -])?hold|held|hidden|rejected|declined|drafts?|private|archived|inactive|disabled)$/i;
const NO = /^(?:0|no|false)$/i;
const YES = /^(?:1|yes|true)$/i;

function notPublished(column: string, said: string): string {
  return `its ${quote(column)} is ${quote(said)}: it was not published there; to take such reviews all the same, take ${quote(column)} out of the file`;
}
