import type { Word } from '../words.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Who is somebody of the reviewer's own, or of another trade, whatever word goes before. */
const RELATIONS = words(`
  husband hubby wife spouse fiance fiancee partner boyfriend girlfriend son sons daughter daughters brother brothers
  sister sisters mother father mom mum mommy dad daddy grandma grandpa grandmother grandfather grandson granddaughter
  granny nana aunt auntie uncle cousin cousins nephew niece stepson stepdaughter stepdad stepmom stepfather stepmother
  twins toddler neighbor neighbors neighbour neighbours roommate roommates housemate flatmate roomie tenant tenants
  landlord landlady realtor friend friends inspector adjuster coworker colleague nanny babysitter sitter doctor pastor
  priest accountant lawyer teacher architect dog dogs puppy pup doggo cat cats kitty kitten parrot hamster rabbit bunny
  horse pony goat beagle poodle labrador lab retriever terrier bulldog pug corgi husky chihuahua dachshund collie shepherd
  spaniel rottweiler mutt tabby iguana tortoise
`);

/** Who is so only as "my" or "our": a technician may be called a boy or a friend too. */
const OWNED = words(
  'boy boys girl girls kid kids child children baby buddy pal boss pet pets ex parents family guest guests client clients bestie',
);
const PLURAL = /s$|^children$/;
const OWN = words('my our');
/** "The neighbor", "a friend": nobody's in words, yet the reviewer's. */
const ARTICLES = words('a an the');

/** Where the word begins that names a relation and ends at `at`: "brother in law" begins two words earlier. */
export function relationEndingAt(list: readonly Word[], at: number): number | undefined {
  const inLaw = list[at]?.folded === 'law' && list[at - 1]?.folded === 'in';
  const found = inLaw ? at - 2 : at;
  const word = list[found];
  return word !== undefined && (RELATIONS.has(word.folded) || OWNED.has(word.folded)) ? found : undefined;
}

/** Whether the relation at `at` is the reviewer's: "my late husband", "a neighbor", "my sister's dog"; not "his son", "Tom's son". */
export function isReviewersRelation(list: readonly Word[], at: number): boolean {
  const relation = list[at]?.folded ?? '';
  for (let back = 1; back <= 4; back += 1) {
    const word = list[at - back];
    if (word === undefined || (list[at - back + 1]?.opens ?? true)) break;
    if (OWN.has(word.folded)) return true;
    if (word.possessive) return RELATIONS.has(word.folded) || OWNED.has(word.folded);
    if (/^(?:his|her|their|your|its)$/.test(word.folded)) return false;
    if (ARTICLES.has(word.folded)) break;
  }
  return RELATIONS.has(relation);
}

/** Whether a relation's word speaks of several, so that "and" goes on with them. */
export function isPlural(word: Word): boolean {
  return PLURAL.test(word.folded) && !/ss$/.test(word.folded);
}

/** Whether a word is "my" or "our". */
export function isOwning(word: Word | undefined): boolean {
  return word !== undefined && OWN.has(word.folded);
}
