import { fetch } from './fetch.ts';
import { getBusiness } from './get-business.ts';
import { getInsights } from './get-insights.ts';
import { getReview } from './get-review.ts';
import { getReviewsSince } from './get-reviews-since.ts';
import { search } from './search.ts';
import { searchReviews } from './search-reviews.ts';
import type { Tool } from './tool.ts';

/** Every tool, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [getBusiness, searchReviews, getReviewsSince, getReview, getInsights, search, fetch];
