import type { AspectId } from '../aspects.ts';
import { cleanliness } from './cleanliness.ts';
import { communication } from './communication.ts';
import type { CueList } from './cue-list.ts';
import { price } from './price.ts';
import { professionalism } from './professionalism.ts';
import { punctuality } from './punctuality.ts';
import { responsiveness } from './responsiveness.ts';
import { scheduling } from './scheduling.ts';
import { speed } from './speed.ts';
import { staff } from './staff.ts';
import { warranty } from './warranty.ts';
import { workmanship } from './workmanship.ts';

/** The cues that ship, by aspect. */
export const CUE_LISTS: Readonly<Record<AspectId, CueList>> = {
  punctuality,
  responsiveness,
  scheduling,
  communication,
  professionalism,
  staff,
  workmanship,
  speed,
  price,
  cleanliness,
  warranty,
};
