/** Expressions for anybody in a sentence but the technician: the office, the telephone, another firm. */
const OTHERS = new RegExp(
  [
    String.raw`\b(?:office|dispatch(?:er|ers)?|scheduler|front desk|reception(?:ists?)?|call cent(?:er|re)|customer service|billing|accounting|voicemail|answering service)\b`,
    String.raw`\b(?:on|over|by) the (?:phone|telephone|line)\b`,
    String.raw`\b(?:lady|woman|girl|guy|man|person|gal) (?:who|that) (?:answer|took my call|picked up)`,
    String.raw`\bwho(?:ever)? answer(?:s|ed)\b`,
    String.raw`\b(?:salesman|saleswoman|salesperson|sales (?:guy|rep|person|team)|estimator|manager|management)\b`,
    String.raw`\b(?:other|another|last|previous|first|different|second) (?:bidder|guy|guys|man|fellow|tech|technician|electrician|place)\b`,
    String.raw`\b(?:other|another|last|previous|first|different|second|old|big) (?:company|companies|outfit|outfits|firm|plumber|plumbers|contractor|contractors)\b`,
  ].join('|'),
  'i',
);
const SINGULAR = 'he|she|him|her|his|hers|himself|herself';
const PLURAL = 'they|them|their|theirs|themselves';
const FOR_ONE = new RegExp(`\\b(?:${SINGULAR})\\b`, 'i');
const FOR_SEVERAL = new RegExp(`\\b(?:${PLURAL}|both)\\b`, 'i');
const FOR_ANY = new RegExp(`\\b(?:${SINGULAR}|${PLURAL})\\b`, 'i');

/** Whether a stretch of text speaks of the office, the telephone or another firm. */
export function speaksOfOthers(stretch: string): boolean {
  return OTHERS.test(stretch);
}

/**
 * The place of the first pronoun that can stand for `people` persons, or -1. "They" can stand for one person if nobody else is
 * named in the text; otherwise it means all of them, or the firm.
 */
export function pronounAt(sentence: string, people: number, alone: boolean): number {
  if (people > 1) return sentence.search(FOR_SEVERAL);
  return sentence.search(alone ? FOR_ANY : FOR_ONE);
}
