import { describe, expect, it } from 'vitest';
import { findIbans } from '../../../../../src/editing/warnings/reviews/private-data/ibans.ts';

describe('findIbans', () => {
  it.each([
    'DE89 3704 0044 0532 0130 00',
    'DE89370400440532013000',
    'de89-3704-0044-0532-0130-00',
    'GB29 NWBK 6016 1331 9268 19',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NO93 8601 1117 947',
  ])('finds %s', (number) => {
    expect(findIbans(`I paid to ${number} from home, to ${number}.`)).toEqual([number]);
  });

  it.each(['DE89 3704 0044 0532 0130 01', 'Order AB12 CDEF 3456 7890 12', 'the DE10 from last week', 'XDE89370400440532013000'])(
    'does not find %s',
    (text) => {
      expect(findIbans(text)).toEqual([]);
    },
  );
});
