import { BUSINESS } from './business.ts';
import { createDraw, type Draw } from './draw.ts';
import { drawWord, makeVocabulary } from './vocabulary.ts';

/** A review as `reviews.jsonl` takes it, with all that a list page is made for. */
export interface BenchRecord {
  readonly id: string;
  readonly date: string;
  readonly rating: number;
  readonly author: string;
  readonly title: string;
  text: string;
  readonly mentions: { readonly technicians: readonly string[]; readonly services: readonly string[] };
  readonly service_area: string;
  readonly verification: { readonly method: string; readonly date: string };
}

/** In characters; every length between them is as likely, so that the average is 330. */
const SHORTEST = 80;
const LONGEST = 525;
/** Days on which there are reviews, from 2023 on. */
const DAYS = 1400;
/** Most people are content. */
const RATINGS = [5, 5, 5, 5, 5, 5, 4, 4, 3, 2, 1];

/** Reviews that are the same for the same count. */
export function makeRecords(count: number): BenchRecord[] {
  const draw = createDraw();
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

/** Sentences up to about a drawn length. */
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
