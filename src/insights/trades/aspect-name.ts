import { spanishName } from './trades.ts';

/** The name of an aspect in the language of the interface, a BCP 47 tag. One that the editors gave is the same in all languages. */
export function aspectName({ tag }: { readonly tag: string }, aspect: { readonly id: string; readonly name: string }): string {
  return (/^es\b/.test(tag) ? spanishName(aspect) : undefined) ?? aspect.name;
}
