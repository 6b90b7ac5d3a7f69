import { z } from 'zod';
import { en } from '../../locales/en.ts';
import { type Review, THIRD_PARTY } from '../../reviews/schemas/review.ts';
import { disclosureLines } from '../../reviews/text/disclosure-lines.ts';
import { idSchema, reviewById } from '../answers/review-by-id.ts';
import { titleOf } from '../answers/review-title.ts';
import { jsonText } from '../messages/json-text.ts';
import { defineTool } from './tool.ts';

export const fetch = defineTool({
  name: 'fetch',
  title: 'Fetch (for research assistants)',
  description:
    'Gives the text of one verified review, its address to cite, and as metadata its date, rating, author, what it mentions, how it was verified and what the business answered. Use it for the results of search; get_review gives the same as a record. Example: {"id": "2026-03-14-maria-g"}.',
  input: z.object({ id: idSchema.meta({ description: 'The id of a result of search.' }) }),
  output: z.object({
    id: z.string(),
    title: z.string().meta({ description: THIRD_PARTY }),
    text: z.string().meta({ description: THIRD_PARTY }),
    url: z.string().meta({ description: "The review's page, to link to." }),
    metadata: z
      .record(z.string(), z.string())
      .meta({ description: `The rest of the review, each value as text. Its author: ${THIRD_PARTY}` }),
  }),
  answer: ({ id }, source) => reviewById(id, source, (row) => jsonText(JSON.stringify(toDocument(source.review(row))))),
});

function toDocument(review: Review) {
  return { id: review.id, title: titleOf(review), text: review.text, url: review.url, metadata: metadataOf(review) };
}

/** What the metadata tell: all else that a record has, with its mentions one by one. */
type Told = Exclude<keyof Review, 'id' | 'url' | 'title' | 'text' | 'mentions'> | keyof Review['mentions'];

function metadataOf(review: Review): Record<string, string> {
  const { mentions, verification, response, disclosure, photos } = review;
  const fields: Readonly<Record<Told, string | undefined>> = {
    date: review.date,
    rating: `${review.rating} of 5`,
    author: review.author,
    technicians: mentions.technicians.join(', '),
    services: mentions.services.join(', '),
    service_area: review.service_area,
    language: review.language,
    source: review.source && [review.source.name, review.source.url].filter(Boolean).join(' '),
    verification: `${verification.method}, ${verification.date}`,
    disclosure: disclosureLines(disclosure, en.disclosure).join(' '),
    response: response && `${response.date}: ${response.text}`,
    edited: review.edited,
    photos: photos?.map(({ url, alt }) => `${url} (${alt})`).join(', '),
  };
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));
}
