import { publishedRoute } from '../astro/routes/published-route.ts';

export const GET = publishedRoute('policy');
