import { iconRoute } from '../astro/routes/picture-route.ts';
import { paintFavicon } from '../pictures/icons/paint-icons.ts';

export const GET = iconRoute('favicon.ico', paintFavicon);
