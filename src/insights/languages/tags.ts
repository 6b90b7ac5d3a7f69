/** Whether a language tag is English: `en-GB`, and as other systems write it: `en_GB`, `EN`, `eng`. */
export function isEnglish(tag: string): boolean {
  return /^eng?(?![a-z])/i.test(tag);
}

/** Whether a language tag is Spanish: `es-MX`, and as other systems write it: `es_MX`, `ES`, `spa`. */
export function isSpanish(tag: string): boolean {
  return /^(?:es|spa)(?![a-z])/i.test(tag);
}

/** Whether reviews in a language are analysed. Others are not, because guesses would look like knowledge. */
export function isAnalysed(tag: string): boolean {
  return isEnglish(tag) || isSpanish(tag);
}
