import { technicianForms } from '../../../insights/entities/people/technician-forms.ts';
import type { Aliases } from '../../../reviews/aliases.ts';
import type { Business } from '../../../reviews/schemas/business.ts';
import { foldedWords, foldName } from '../../../reviews/text/comparing/fold-name.ts';
import { ownDomain } from './own-domain.ts';

/** The fields of a business that tell who belongs to it. */
type Firm = Pick<Business, 'name' | 'technicians' | 'email'> & { readonly url?: string | undefined };

/** Says why an author may be one of the business's own people, as the end of a sentence that begins with the author. */
export type OwnAuthors = (author: string) => string | undefined;

/**
 * Makes the function that tells whether a review's author is one of the business's own people: a technician by the whole name,
 * the business itself, or somebody with its e-mail domain. A first name alone is no sign: customers have the same.
 */
export function createOwnAuthors(firm: Firm, aliases: Aliases['technicians']): OwnAuthors {
  const people = new Map(firm.technicians.flatMap(({ name }) => fullNames(name, aliases.get(name) ?? [])));
  const firmName = foldedWords(firm.name).join(' ');
  const domain = ownDomain(firm.email);
  return (author) => {
    const words = foldedWords(author).join(' ');
    const technician = people.get(words);
    if (technician !== undefined) return `is the name of the technician ${technician} in business.yaml`;
    if (words !== '' && words === firmName) return 'is the name of the business';
    const address = foldName(author);
    if (firm.email !== undefined && address.includes(foldName(firm.email))) return "is the business's own e-mail address";
    if (domain !== undefined && new RegExp(`@(?:[a-z0-9-]+\\.)*${RegExp.escape(domain)}(?!-?\\.?[a-z0-9])`).test(address))
      return `is an e-mail address of the business's own domain, ${domain}`;
    return undefined;
  };
}

/** The ways to write a technician's whole name, folded. */
function fullNames(name: string, aliases: readonly string[]): [string, string][] {
  return technicianForms(name, aliases)
    .filter(([words, { sure }]) => sure && words.length > 1)
    .map(([words]) => [words.join(' '), name]);
}
