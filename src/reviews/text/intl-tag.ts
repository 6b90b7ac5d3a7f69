/** A language tag as `Intl` takes it, `ar-EG` for `ar-arz-EG`: it refuses the extended languages of BCP 47 (UTS 35). */
export function intlTag(tag: string): string {
  return tag.replace(/^([a-z]+)-[a-z]{3}(?![^-])/, '$1');
}
