import { SCALES } from '../../../src/authoring/editorial/check-imports.ts';
import type { MappingDraft } from '../../../src/editing/imports/columns/decide-mapping.ts';
import { placeIn, type TablePart } from '../../../src/editing/imports/formats/export.ts';
import { type AboveFive, ratingsAboveFive } from '../../../src/editing/imports/surveys/survey-ratings.ts';
import type { Scale } from '../../../src/editing/imports/values/read-rating.ts';
import { quote } from '../../../src/reviews/schemas/issues.ts';
import { count } from '../../support/count.ts';
import { Refusal } from '../../support/run.ts';
import { askScale } from './questions.ts';
import type { Unsaid } from './unsaid.ts';

interface Said {
  /** Whether a person can be asked. */
  readonly isAsked: boolean;
  readonly scale?: Scale | undefined;
}

/**
 * Determines the scale of the ratings. If a column has one rating above five, the others may be no stars either, so nothing is
 * taken before the user says what they count.
 */
export async function scaleOf(
  part: TablePart,
  { columns, scale, basis }: MappingDraft,
  { isAsked, scale: given }: Said,
): Promise<Scale | Unsaid> {
  const { name, table } = part;
  const { rating: column } = columns;
  if (column === undefined || (given === undefined && scale !== 5)) return given ?? scale;
  const above = await ratingsAboveFive(table, column);
  if (given !== undefined) return fitting(given, above, name);
  // In a table that is known by its columns, a few ratings above five are mistakes; more are another scale than before.
  if (basis === 'kept' && (above === undefined || above.scale === 5)) return scale;
  const found =
    above &&
    `${placeIn(part, above.row)}: ${quote(column)} has the rating ${quote(above.cell)}, and ${count(above.count, 'rating')} of ${above.of} ${above.count === 1 ? 'is' : 'are'} above 5`;
  const [named] = /(?<![\d-])(?:10|20|50|100)(?!\d)/.exec(column) ?? [];
  if (found === undefined && named === undefined) return scale;
  if (above !== undefined && above.scale === undefined) throw new Refusal(`${found}, the highest is ${above.highest}; ${BEYOND}`);
  const likely = SCALES.find((each) => String(each) === named && (above?.highest ?? 0) <= each) ?? above?.scale ?? 10;
  if (isAsked) return fitting(await askScale(column, likely, found), above, name);
  const option = `--scale ${likely}`;
  const reason =
    found === undefined
      ? `${name}: ${quote(column)} may be out of ${named}; say ${option} if it is, or else --scale 5`
      : `${found}, the highest is ${above?.highest}; if the column counts stars, --scale 5 leaves such rows out; otherwise name the best possible rating: ${OF_POINTS}`;
  return { reason, option };
}

const [, LEAST_POINTS, ...MORE_POINTS] = SCALES;
const OF_POINTS = `--scale ${LEAST_POINTS} (or ${MORE_POINTS.join(', ')})`;
const BEYOND = `no scale goes beyond ${Math.max(...SCALES)}; say which column holds the ratings, as in --map rating="…", or mend what is above`;

/** The scale, if all ratings are within it. If one is not, the others count something else too: a 10 out of 50 is no praise. */
function fitting(scale: Scale, above: AboveFive | undefined, name: string): Scale {
  if (scale === 5 || above === undefined || above.highest <= scale) return scale;
  const advice = above.scale === undefined ? BEYOND : `say --scale ${above.scale}, or mend that rating if it is a mistake`;
  throw new Refusal(`${name}: the ratings are not out of ${scale}, as the highest is ${above.highest}; ${advice}`);
}
