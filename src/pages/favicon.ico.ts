import { pictureRoute } from '../astro/routes/picture-route.ts';
import { paintFavicon } from '../pictures/icons/paint-icons.ts';

export const GET = pictureRoute('favicon.ico', ({ icon }, fonts) => paintFavicon(icon, fonts));
