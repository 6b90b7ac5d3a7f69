import { pictureRoute } from '../astro/routes/picture-route.ts';
import { paintTouchIcon } from '../pictures/icons/paint-icons.ts';

export const GET = pictureRoute('apple-touch-icon.png', ({ icon }, fonts) => paintTouchIcon(icon, fonts));
