import type { AuthoredReview } from '../../../../src/reviews/schemas/review.ts';
import { createDraw, type Draw } from '../../random.ts';
import { BUSINESS } from './business.ts';
import { drawWord, makeVocabulary } from './vocabulary.ts';

/** In characters. All lengths in between are equally likely, so the average is 330. */
const SHORTEST = 80;
const LONGEST = 525;
/** The number of days with reviews, from 2023 on. */
const DAYS = 1400;
/** The distribution of the stars: most people are content. */
const RATINGS = [5, 5, 5, 5, 5, 5, 4, 4, 3, 2, 1];

/** Makes reviews with every field that has list pages, the same ones for the same count. */
export function makeRecords(count: number): AuthoredReview[] {
  const draw = createDraw(1);
  const words = makeVocabulary(draw);
  const { technicians, services, service_areas: areas } = BUSINESS;
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2023, 0, 1 + draw(DAYS))).toISOString().slice(0, 10);
    return {
      id: `review-${index}`,
      date,
      rating: RATINGS[draw(RATINGS.length)] ?? 5,
      author: `Author ${index}`,
      title: sentence(words, draw, 3 + draw(3)).slice(0, -1),
      text: makeText(words, draw),
      mentions: {
        technicians: [technicians[index % technicians.length]?.name ?? ''],
        services: [services[index % services.length]?.id ?? ''],
      },
      service_area: areas[index % areas.length]?.id ?? '',
      verification: { method: 'invoice', date },
    };
  });
}

/** Makes sentences up to roughly a random length. */
function makeText(words: readonly string[], draw: Draw): string {
  const length = SHORTEST + draw(LONGEST - SHORTEST);
  let text = sentence(words, draw, 5);
  while (text.length < length) text += ` ${sentence(words, draw, 4 + draw(9))}`;
  return text;
}

function sentence(words: readonly string[], draw: Draw, length: number): string {
  const said = Array.from({ length }, () => drawWord(words, draw) + (draw(12) === 0 ? ',' : '')).join(' ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1).replace(/,$/, '')}.`;
}
