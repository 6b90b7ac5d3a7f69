import type { Review } from '../../reviews/schemas/review.ts';

/** The element's words in one language, and how it writes dates and numbers. */
export interface Words {
  /** A BCP 47 tag, for `lang` attributes. */
  readonly tag: string;
  /** What the element is, for readers who cannot see it. */
  readonly label: (business: string) => string;
  readonly stars: (rating: string) => string;
  readonly score: (rating: string, count: string, one: boolean) => string;
  readonly none: string;
  readonly selection: (matching: string, all: string) => string;
  /** Stands in place of a title where a review has none. */
  readonly reviewBy: (author: string) => string;
  readonly verified: Readonly<Record<Review['verification']['method'], string>>;
  readonly date: (date: string) => string;
  readonly number: (value: number) => string;
  /** With exactly one decimal. */
  readonly rating: (value: number) => string;
}

type Texts = Omit<Words, 'tag' | 'date' | 'number' | 'rating'>;

// These words are not imported from `src/locales`, which is larger than the whole script. A test holds that both say the same.
const en: Texts = {
  label: (business) => `Verified reviews of ${business}`,
  stars: (rating) => `${rating} of 5 stars`,
  score: (rating, count, one) => `${rating} of 5 · ${count} verified ${one ? 'review' : 'reviews'}`,
  none: 'No verified reviews yet',
  selection: (matching, all) => `A selection: ${matching} of ${all} reviews`,
  reviewBy: (author) => `Review by ${author}`,
  verified: {
    invoice: 'Verified by invoice',
    booking: 'Verified by booking',
    payment: 'Verified by payment',
    purchase: 'Verified by purchase',
    platform: 'Verified by the platform',
  },
};

const es: Texts = {
  label: (business) => `Opiniones verificadas de ${business}`,
  stars: (rating) => `${rating} de 5 estrellas`,
  score: (rating, count, one) => `${rating} de 5 · ${count} ${one ? 'opinión verificada' : 'opiniones verificadas'}`,
  none: 'Todavía no hay opiniones verificadas',
  selection: (matching, all) => `Una selección: ${matching} de ${all} opiniones`,
  reviewBy: (author) => `Opinión de ${author}`,
  verified: {
    invoice: 'Verificada por factura',
    booking: 'Verificada por reserva',
    payment: 'Verificada por pago',
    purchase: 'Verificada por compra',
    platform: 'Verificada por la plataforma',
  },
};

/** The words of a language (BCP 47) with its region's formats; English where the language is not shipped. */
export function wordsOf(language: string): Words {
  // Only the language and the region are taken, because Intl throws at what is not a tag.
  const tag = /^(en|es)(-[a-z]{2})?(?![a-z0-9])/i.exec(language)?.[0] ?? 'en';
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(tag);
  const ratings = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    ...(tag.slice(0, 2).toLowerCase() === 'es' ? es : en),
    tag,
    date: (date) => dates.format(new Date(date)),
    number: (value) => numbers.format(value),
    rating: (value) => ratings.format(value),
  };
}
