/** Domains where anybody can have an address. */
const ANYBODYS = /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|aol|icloud|me|gmx|web|proton|protonmail|mail)\./;

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
