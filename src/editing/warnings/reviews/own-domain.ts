/** Where anybody can have an address, for a pattern. Beside "at" and before a full stop, none of these ends a sentence. */
export const PROVIDERS = 'gmail|googlemail|outlook|hotmail|msn|yahoo|ymail|aol|icloud|gmx|proton|protonmail';

const ANYBODYS = new RegExp(`^(?:${PROVIDERS}|live|mail|me|web)\\.`);

/**
 * The domain of the business's e-mail address, in lower case: addresses there belong to its own people. `undefined` if the address
 * is with a provider where anybody can have one.
 */
export function ownDomain(email: string | undefined): string | undefined {
  const domain = domainOf(email);
  return domain === undefined || ANYBODYS.test(domain) ? undefined : domain;
}

/** The domain of an e-mail address, in lower case. */
export function domainOf(email: string | undefined): string | undefined {
  return email?.split('@').at(-1)?.toLowerCase();
}
