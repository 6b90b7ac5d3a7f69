import { pictureRoute } from '../astro/routes/picture-route.ts';
import { paintSocialImage } from '../pictures/social-image/paint-social-image.ts';

export const GET = pictureRoute('social.png', ({ rated }, fonts) => paintSocialImage(rated, fonts));
