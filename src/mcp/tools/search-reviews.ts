import { searchHead } from '../../publication/answer-text.ts';
import { searchResultSchema } from '../../reviews/review-answers.ts';
import { reviewQuerySchema } from '../../reviews/review-query.ts';
import { explainNothing } from '../explain-nothing.ts';
import { cutNote, listJson, rowsThatFit } from '../list-answer.ts';
import { namesHints } from '../names.ts';
import { defineTool } from '../tool.ts';

export const searchReviews = defineTool({
  name: 'search_reviews',
  title: 'Search the reviews',
  description:
    'Gives the verified reviews that match all the filters, newest first, in full, and how many match in all. Use it to find what customers say about a subject, a service, a technician or an area, and quote from it with each review\'s url. `query` finds a piece of text, not a meaning: try one or two words, and other words where nothing is found. get_business gives the names of technicians and the ids of services and service areas. Example: {"query": "water heater", "min_rating": 4, "limit": 5}.',
  input: reviewQuerySchema,
  output: searchResultSchema,
  hints: ({ business }) => ({
    mentions_technician: namesHints(business.technicians.map(({ name }) => name)),
    mentions_service: namesHints(business.services.map(({ id }) => id)),
    service_area: namesHints(business.service_areas.map(({ id }) => id)),
  }),
  answer(query, source, given) {
    const { total, rows } = source.index.search(query);
    const shown = given.limit === undefined ? rowsThatFit(rows, source) : rows;
    return {
      json: listJson(searchHead(total, shown.length, query.limit), shown, source),
      notes:
        total === 0
          ? [explainNothing(query, source)]
          : cutNote(shown, rows, source, (until) => `the same search with "until": "${until}"`),
    };
  },
});
