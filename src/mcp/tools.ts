import type { Tool } from './tool.ts';
import { fetch } from './tools/fetch.ts';
import { getBusiness } from './tools/get-business.ts';
import { getInsights } from './tools/get-insights.ts';
import { getReview } from './tools/get-review.ts';
import { getReviewsSince } from './tools/get-reviews-since.ts';
import { search } from './tools/search.ts';
import { searchReviews } from './tools/search-reviews.ts';

/** Every tool, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [getBusiness, searchReviews, getReviewsSince, getReview, getInsights, search, fetch];
