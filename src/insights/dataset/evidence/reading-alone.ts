/** A quote that begins in the middle of a sentence. */
const BEGINS_WITHIN =
  /^(?:of |for |in |to |at )?(?:which|who|whose|that|where|when|while|than|so|but|and|or|as|because|since|if|though|although|also|que|y|pero|porque|quien|donde|cuando|aunque|como)\b/i;
const IS_UNSURE =
  /(?<!\p{L})(?:perhaps|maybe|probably|guess|imagine|if|would|could|might|may|seems?|seemed|i think|i feel|quizás?|tal vez|podría|parece|parecía)(?!\p{L})|'d\b/iu;
/** Praise that says what did not happen reads oddly on its own. */
const DENIES = /\b(?:no|not|never|nothing|nobody|none|nor|without|hardly|cannot|sin|ni|nunca|nada|nadie)\b|n['’]?t\b/i;

/** How much worth a quote loses by what makes it read badly without the text around it. */
export function faultsAlone(quote: string, isPraise: boolean): number {
  return (BEGINS_WITHIN.test(quote) ? 0.25 : 0) + (IS_UNSURE.test(quote) ? 0.2 : 0) + (isPraise && DENIES.test(quote) ? 0.15 : 0);
}
