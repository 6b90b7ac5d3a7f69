/** Whether a language tag is English: `en-GB`, and as other systems write it: `en_GB`, `EN`, `eng`. */
export function isEnglish(tag: string): boolean {
  return /^eng?(?![a-z])/i.test(tag);
}
