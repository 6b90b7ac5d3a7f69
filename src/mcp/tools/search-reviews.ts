import { searchHead } from '../../publication/answer-text.ts';
import { searchResultSchema } from '../../reviews/query/review-answers.ts';
import { type ReviewQuery, reviewQuerySchema } from '../../reviews/query/review-query.ts';
import { explainNothing } from '../answers/explain-nothing.ts';
import { listAnswer } from '../answers/list-answer.ts';
import { takenNote, type Understood, understand } from '../answers/meant-names.ts';
import { namesHints } from '../answers/names.ts';
import type { ReviewSource } from '../answers/review-source.ts';
import { defineTool } from './tool.ts';

export const searchReviews = defineTool({
  name: 'search_reviews',
  title: 'Search the reviews',
  description:
    'Gives the verified reviews that match all the filters, newest first, in full, and how many match in all. Use it to read reviews by stars, dates, technician, service or area: {"max_rating": 2} is what unhappy customers say, {"mentions_service": "water-heater-installation"} tells what was paid for new ones. Names need not be exact: "Jake" will do. `query` finds an exact piece of the text, not a meaning: for a subject in plain words use search. Link to the url of each review that you quote. Example: {"mentions_technician": "Jake", "max_rating": 3, "limit": 5}.',
  input: reviewQuerySchema,
  output: searchResultSchema,
  hints: ({ names }) => ({
    mentions_technician: `${OTHER_NAMES} ${namesHints(names.technician)}`,
    mentions_service: `${OTHER_NAMES} ${namesHints(names.service)}`,
    service_area: `${OTHER_NAMES} ${namesHints(names.service_area)}`,
  }),
  answer(asked, source, given) {
    const { technician, service, service_area } = source.meant;
    const ways = { mentions_technician: technician, mentions_service: service, service_area };
    const understood = understand(asked, ways);
    const query = { ...asked, ...Object.fromEntries(understood.map(({ argument, names: [name] }) => [argument, name])) };
    const { total, rows } = searchMeant(query, understood, source);
    const { json, notes } = listAnswer(
      {
        head: (count) => searchHead(total, count, query.limit),
        rows,
        isLimited: given.limit !== undefined,
        goOn: (until) => `the same search with "until": "${until}"`,
      },
      source,
    );
    const found = total === 0 ? [explainNothing(query, source)] : notes;
    return { json, notes: [...understood.flatMap(takenNote), ...found] };
  },
});

const OTHER_NAMES = 'Here another name will do, too; where it may mean several, reviews of any of them come.';

/** Finds the reviews for any of the names that each argument may mean; `query` holds only the first name of each. */
function searchMeant(query: ReviewQuery, understood: readonly Understood[], { index }: ReviewSource) {
  const several = understood.filter(({ names }) => names.length > 1);
  if (several.length === 0) return index.search(query);
  const all = (filters: Partial<ReviewQuery>) => index.search({ ...filters, limit: index.size }).rows;
  const open = Object.fromEntries(several.map(({ argument }) => [argument, undefined]));
  const sets = several.map(({ argument, names }) => new Set(names.flatMap((name) => all({ [argument]: name }))));
  const rows = all({ ...query, ...open }).filter((row) => sets.every((set) => set.has(row)));
  return { total: rows.length, rows: rows.slice(0, query.limit) };
}
