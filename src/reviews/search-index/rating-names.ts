export const RATINGS = [1, 2, 3, 4, 5];

/** The names under which a rating is indexed: its own, and those of all bounds that it satisfies. */
export function ratingNames(rating: number): string[] {
  const least = RATINGS.filter((bound) => rating >= bound).map(atLeast);
  const most = RATINGS.filter((bound) => rating <= bound).map(atMost);
  return [exactly(rating), ...least, ...most];
}

export function exactly(rating: number): string {
  return `=${rating}`;
}

export function atLeast(rating: number): string {
  return `>=${Math.ceil(rating)}`;
}

export function atMost(rating: number): string {
  return `<=${Math.floor(rating)}`;
}
