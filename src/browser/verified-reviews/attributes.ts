/** The attributes that say which reviews are shown, with the search's parameters for them; the search does not know `aspect`. */
const PARAMETERS = {
  rating: 'rating',
  'min-rating': 'min_rating',
  'max-rating': 'max_rating',
  technician: 'mentions_technician',
  service: 'mentions_service',
  'service-area': 'service_area',
  since: 'since',
  until: 'until',
  query: 'query',
  aspect: 'aspect',
  limit: 'limit',
} as const;

/** Setting one of these changes what is shown. */
export const OBSERVED_ATTRIBUTES: readonly string[] = [...Object.keys(PARAMETERS), 'lang', 'form'];

/** The values that these attributes may have. */
const VALUES = { form: ['list', 'carousel', 'summary', 'line'], theme: ['light', 'dark'] };

/**
 * Says which attributes have no effect: those with an unknown value, and those that are written as the search's parameters. No
 * other name is judged, as any element may have attributes of others.
 */
export function ignoredIn(element: Pick<Element, 'getAttribute' | 'getAttributeNames'>): string[] {
  const ignored = Object.entries(VALUES).flatMap(([name, allowed]) => {
    const value = element.getAttribute(name);
    return value && !allowed.includes(value) ? [`${name}: allowed are ${allowed.join(', ')}`] : [];
  });
  for (const name of element.getAttributeNames()) {
    const dashed = name.replace('_', '-');
    if (dashed !== name && dashed in PARAMETERS) ignored.push(`${name}: write ${dashed}`);
  }
  return ignored;
}

const DEFAULT_LIMIT = '3';

/** The search that an element's attributes ask for; an empty attribute counts as absent. */
export function queryOf(element: Pick<Element, 'getAttribute'>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [attribute, parameter] of Object.entries(PARAMETERS)) {
    const value = element.getAttribute(attribute);
    if (value) query.set(parameter, value);
  }
  if (!query.has('limit')) query.set('limit', DEFAULT_LIMIT);
  return query;
}

/** Whether a query asks for more than a number of reviews. Not by `size`, which Chrome 109 and Safari 16 lack. */
export function isFiltered(query: URLSearchParams): boolean {
  return [...query].length > 1;
}
