import { iconRoute } from '../astro/routes/icon-route.ts';
import { paintFavicon } from '../pictures/icons/paint-icons.ts';

export const GET = iconRoute('favicon.ico', paintFavicon);
