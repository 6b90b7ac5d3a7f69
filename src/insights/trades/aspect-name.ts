import { shippedLanguage } from '../../locales/locale.ts';
import { once } from '../../once.ts';
import { allNames } from './trades.ts';

const namesOf = once(() => new Map(allNames().map((names) => [`${names.id} ${names.name}`, names])));

/**
 * The name of an aspect in the language of the interface, a BCP 47 tag. A name that the editors gave is the same in all
 * languages.
 */
export function aspectName({ tag }: { readonly tag: string }, aspect: { readonly id: string; readonly name: string }): string {
  const language = shippedLanguage(tag) ?? 'en';
  return (language === 'en' ? undefined : namesOf().get(`${aspect.id} ${aspect.name}`)?.[language]) ?? aspect.name;
}
