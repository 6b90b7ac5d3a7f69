import { iconRoute } from '../astro/routes/icon-route.ts';
import { paintTouchIcon } from '../pictures/icons/paint-icons.ts';

export const GET = iconRoute('apple-touch-icon.png', paintTouchIcon);
