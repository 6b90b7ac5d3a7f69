import { firstWhere } from '../binary-search.ts';
import type { FacetKind } from '../lists/facets.ts';
import type { FacetCounts } from '../query/facet-counts.ts';
import { type Bitmap, countInSet, selectRows } from './arrays/row-sets.ts';
import { wordAt, wordCount } from './arrays/vocabulary.ts';
import type { NameIndex } from './name-index.ts';
import { exactly, RATINGS } from './rating-names.ts';
import type { SearchData } from './search-data.ts';

type Counted = Pick<SearchData, 'dates' | 'ratings' | 'services' | 'technicianNames' | 'areas'>;

/** Counts the rows with each value; `rowsFor` gives those that pass the filters of all other kinds. */
export function countRows(data: Counted, rowsFor: (kind: FacetKind) => Bitmap): FacetCounts {
  const { services, technicianNames, areas } = data;
  const ratings = countNames(data.ratings, rowsFor('rating'));
  return {
    rating: Object.fromEntries(RATINGS.map((rating) => [rating, ratings[exactly(rating)] ?? 0])),
    service: countNames(services, rowsFor('service')),
    technician: countNames(technicianNames, rowsFor('technician')),
    service_area: countNames(areas, rowsFor('service_area')),
    year: countYears(data.dates, rowsFor('year')),
  };
}

function countNames({ names, rows: sets }: NameIndex, rows: Bitmap): Record<string, number> {
  const numbers = Array.from({ length: wordCount(names) }, (_, number) => number);
  return Object.fromEntries(numbers.map((number) => [wordAt(names, number), countInSet(sets, number, rows)]));
}

/** The rows of a year stand together, because the dates descend. */
function countYears(dates: Uint32Array, rows: Bitmap): Record<string, number> {
  const counts: [string, number][] = [];
  for (let start = 0; start < dates.length; ) {
    const year = Math.floor((dates[start] ?? 0) / 10_000);
    const end = start + firstWhere(0, dates.length - start, (row) => (dates[start + row] ?? 0) < year * 10_000);
    counts.push([String(year).padStart(4, '0'), selectRows({ sets: [rows], start, end }, 0).total]);
    start = end;
  }
  return Object.fromEntries(counts);
}
