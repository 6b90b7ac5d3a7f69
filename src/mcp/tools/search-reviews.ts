import { searchHead } from '../../publication/answer-text.ts';
import { searchResultSchema } from '../../reviews/query/review-answers.ts';
import { reviewQuerySchema } from '../../reviews/query/review-query.ts';
import { explainNothing } from '../answers/explain-nothing.ts';
import { listAnswer } from '../answers/list-answer.ts';
import { takenNote, understand } from '../answers/meant-names.ts';
import { namesHints } from '../answers/names.ts';
import { defineTool } from './tool.ts';

const { query, mentions_technician, mentions_service, service_area } = reviewQuerySchema.shape;

const OTHER_NAMES = 'another name will do, and if it may mean several, any of them counts.';

/** The filters of HTTP, with descriptions for models: here names need not be exact. */
const inputSchema = reviewQuerySchema.safeExtend({
  query: query.meta({ description: 'Words that stand in the text of the review exactly so, in any letter case.' }),
  mentions_technician: mentions_technician.meta({
    description: `Only reviews whose record names this technician; ${OTHER_NAMES}`,
  }),
  mentions_service: mentions_service.meta({ description: `Only reviews whose record names this service; ${OTHER_NAMES}` }),
  service_area: service_area.meta({ description: `Only reviews of jobs in this service area; ${OTHER_NAMES}` }),
});

export const searchReviews = defineTool({
  name: 'search_reviews',
  title: 'Search the reviews',
  description:
    'Gives the verified reviews that match all the filters, newest first or as `sort` says, in full, and how many match in all. Use it to read reviews by stars, dates, technician, service or area: {"max_rating": 2} is what unhappy customers say, {"mentions_service": "water-heater-installation"} tells what was paid for new ones. Names need not be exact: "Jake" will do. `query` finds an exact piece of the text, not a meaning: for a subject in plain words use search. Link to the url of each review that you quote. Example: {"mentions_technician": "Jake", "max_rating": 3, "limit": 5}.',
  input: inputSchema,
  output: searchResultSchema,
  hints: ({ names }) => ({
    mentions_technician: namesHints(names.technician),
    mentions_service: namesHints(names.service),
    service_area: namesHints(names.service_area),
  }),
  answer(asked, source, given) {
    const { technician, service, service_area } = source.meant;
    const ways = { mentions_technician: technician, mentions_service: service, service_area };
    const understood = understand(asked, ways);
    const meant = Object.fromEntries(understood.map(({ argument, names }) => [argument, names]));
    const found = source.index.search(asked, meant);
    const { total, rows } = found;
    const { json, notes } = listAnswer(
      {
        head: (count) => searchHead(found, count, asked.limit),
        rows,
        total,
        isLimited: given.limit !== undefined,
        // In another order no date tells where the rest begins.
        goOn: (asked.sort ?? 'newest') === 'newest' ? (until) => `the same search with "until": "${until}"` : undefined,
      },
      source,
    );
    const further = total === 0 ? [explainNothing(asked, source, meant)] : notes;
    return { json, notes: [...understood.flatMap(takenNote), ...further] };
  },
});
