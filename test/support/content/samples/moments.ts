import { linesOf, review } from '../content.ts';

/** Names of 200 characters, with spaces and without. */
const WORDS = 'Installation and maintenance of '.repeat(7).slice(0, 200).trim();
const WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200);

/** On a small telephone, this name takes a line of its own right above the menu. */
const NAME = 'Small Business, Heating & Air';

const PRAISE = 'She arrived on time and was very polite. The price was fair and she cleaned up after the work.';

type Content = Readonly<Record<string, string>>;

/** The content files of a shop without a review. */
export const NO_REVIEW: Content = contentOf({ name: 'Small Business' }, []);

/** Those of a shop with one review, and nothing but a name. */
export const ONE_REVIEW: Content = contentOf({ name: NAME }, [review(1, { text: PRAISE })]);

const LONG_TEXT = `${PRAISE} `.repeat(150).trim();

/** Those of a shop whose names have 200 characters. In its newest review, text and answer have 3,000 words. */
export const LONG_NAMES: Content = contentOf({ ...named(WORD), services: [service('one', WORD), service('many', WORDS)] }, [
  ...Array.from({ length: 6 }, (_, n) => longReview(n + 1, n % 2 === 0 ? WORD : WORDS)),
  review(7, { text: LONG_TEXT, response: { date: '2026-02-01', text: LONG_TEXT } }),
]);

function contentOf(business: object, reviews: readonly object[]): Content {
  // JSON is also YAML.
  const files = { 'business.yaml': JSON.stringify(business) };
  return reviews.length === 0 ? files : { ...files, 'reviews.jsonl': linesOf(...reviews) };
}

/** A business in which everything that has a name has this one. */
function named(name: string): object {
  return {
    name,
    description: name,
    telephone: '+1 555 010 0144',
    email: `office@${'a'.repeat(60)}.example.com`,
    url: `https://${'a'.repeat(60)}.example.com/`,
    address: { street_address: name, address_locality: name },
    technicians: [{ name, title: name }],
    service_areas: [{ id: 'area', name }],
  };
}

function service(id: string, name: string): object {
  return { id, name, description: name };
}

function longReview(number: number, name: string): object {
  const file = name.replaceAll(' ', '-');
  return review(number, {
    author: name,
    title: name,
    text: `${PRAISE} ${name}`,
    mentions: { technicians: [WORD], services: ['one', 'many'] },
    service_area: 'area',
    source: { name, url: `https://reviews.example.com/${file}` },
    response: { date: '2026-02-01', text: name },
    photos: [{ url: `https://pictures.example.com/${file}.jpg`, width: 1200, height: 900, alt: name }],
    // Some reviews show a disclosure with a long text.
    ...(number % 3 === 0 && { disclosure: { relation: { kind: 'family', text: name } } }),
  });
}
