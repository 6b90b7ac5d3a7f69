import type { Review } from '../../reviews/schemas/review.ts';
import type { DisclosureWords } from '../../reviews/text/disclosure-lines.ts';

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
  readonly disclosure: DisclosureWords;
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
  disclosure: {
    incentive: {
      discount: 'The author got a discount for this review',
      gift: 'The author got a gift or a free service for this review',
      contest: 'The author could win something with this review',
      payment: 'The author was paid for this review',
      other: 'The author got something for this review',
    },
    relation: {
      family: 'The author is related to somebody at the business',
      friend: 'The author is a friend of somebody at the business',
      owner: 'The author owns or runs the business',
      employee: 'The author works for the business',
      'former-employee': 'The author used to work for the business',
      supplier: 'The author supplies the business',
      other: 'The author has ties to the business',
    },
  },
  verified: {
    invoice: 'Verified by invoice',
    booking: 'Verified by booking',
    payment: 'Verified by payment',
    purchase: 'Verified by purchase',
    platform: 'Verified according to the platform',
  },
};

const es: Texts = {
  label: (business) => `Opiniones verificadas de ${business}`,
  stars: (rating) => `${rating} de 5 estrellas`,
  score: (rating, count, one) => `${rating} de 5 · ${count} ${one ? 'opinión verificada' : 'opiniones verificadas'}`,
  none: 'Todavía no hay opiniones verificadas',
  selection: (matching, all) => `Una selección: ${matching} de ${all} opiniones`,
  reviewBy: (author) => `Opinión de ${author}`,
  disclosure: {
    incentive: {
      discount: 'Quien firma recibió un descuento por esta opinión',
      gift: 'Quien firma recibió un regalo o un servicio gratuito por esta opinión',
      contest: 'Quien firma podía ganar algo con esta opinión',
      payment: 'Quien firma cobró por esta opinión',
      other: 'Quien firma recibió algo por esta opinión',
    },
    relation: {
      family: 'Quien firma es familiar de alguien del negocio',
      friend: 'Quien firma tiene amistad con alguien del negocio',
      owner: 'Quien firma es dueño del negocio o lo dirige',
      employee: 'Quien firma trabaja en el negocio',
      'former-employee': 'Quien firma trabajó en el negocio',
      supplier: 'Quien firma es proveedor del negocio',
      other: 'Quien firma tiene relación con el negocio',
    },
  },
  verified: {
    invoice: 'Verificada por factura',
    booking: 'Verificada por reserva',
    payment: 'Verificada por pago',
    purchase: 'Verificada por compra',
    platform: 'Verificada según la plataforma',
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
