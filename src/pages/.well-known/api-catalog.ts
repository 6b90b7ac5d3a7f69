import { publishedRoute } from '../../astro/published-route.ts';

export const GET = publishedRoute('apiCatalog');
