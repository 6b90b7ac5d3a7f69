import { iconRoute } from '../astro/routes/picture-route.ts';
import { paintTouchIcon } from '../pictures/icons/paint-icons.ts';

export const GET = iconRoute('apple-touch-icon.png', paintTouchIcon);
