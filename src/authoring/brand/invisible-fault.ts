import type { Sharp } from 'sharp';

/** In pixels: the side of the square into which a picture is painted for the test. */
const SIDE = 128;

/** Of 255: less opacity than `FAINT` cannot be seen, and colours that differ by less than `SAME` look the same. */
const [FAINT, SAME] = [16, 6];

/** The end of a sentence that says why nothing can be seen in a picture, or `undefined`. Throws if it cannot be painted. */
export async function invisibleFault(picture: Sharp): Promise<string | undefined> {
  const painted = picture.resize({ width: SIDE, height: SIDE, fit: 'inside' }).toColourspace('srgb').ensureAlpha().raw();
  const { data } = await painted.toBuffer({ resolveWithObject: true });
  const range = (channel: number) => {
    let [least, most] = [255, 0];
    for (let at = channel; at < data.length; at += 4) {
      const value = data[at] ?? 0;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    return { least, most };
  };
  const opacity = range(3);
  if (opacity.most < FAINT)
    return 'shows nothing: what it draws is hidden, has no colour, or lies outside the picture (its viewBox)';
  const isOneColour = [0, 1, 2].map(range).every(({ least, most }) => most - least < SAME);
  if (255 - opacity.least < SAME && isOneColour) return 'has the same colour all over, so nothing can be made out in it';
  return undefined;
}
