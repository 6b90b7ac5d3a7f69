import type { Business } from '../reviews/schemas/business.ts';
import { withoutMarks } from '../reviews/text/comparing/without-marks.ts';

/** Under these, besides `dental`, a medical practice may have been entered. */
const UNTOLD: readonly Business['trade'][] = [undefined, 'professional', 'other'];

/**
 * Beginnings of words that say what a practice is, without accents. Not "clinic", "doctor" or "patients": cars, computers and animals
 * have them, too.
 */
const PRACTICE =
  /(?<!\p{L})(?:dental|dentist|orthodont|ortodon|medical|medic[oai](?!\p{L})|physi(?:o|cal )therap|fisioterap|kinesither|osteopath|osteopat|chiropract|quiropract|psycholog|psicolog|psychother|psicoter|dermatolog|pa?ediatr|gyna?e?[ck]olog|ginecolog|optometr|podiatr|physician|krankengymnast|zahn(?:medizin|klinik)|(?:zahn|haus|fach|frauen|kinder|augen|haut|hno-?)?arzt(?:e|in|innen|praxis)?(?!\p{L}))|اسنان/iu;

const OF_ANIMALS = /veterin|animal|equine|canine|(?<!\p{L})(?:pferde|tiere?(?!\p{L})|tierarzt)/iu;

/**
 * Whether the business must keep secret whom it treats. Its own words tell that where its trade may not; the reviews are not asked,
 * because what they are read as is guessed from English alone.
 */
export function hasPatients({
  trade,
  name,
  description = '',
  services,
}: Pick<Business, 'trade' | 'name' | 'description' | 'services'>): boolean {
  if (trade === 'dental') return true;
  const words = withoutMarks([name, description, ...services.map((service) => service.name)].join('\n'));
  return UNTOLD.includes(trade) && PRACTICE.test(words) && !OF_ANIMALS.test(words);
}
