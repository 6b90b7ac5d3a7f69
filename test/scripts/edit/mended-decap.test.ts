import { expect, it } from 'vitest';
import { mendedDecap } from '../../../scripts/edit/mended-decap.ts';

// test/end-to-end/forms.test.ts tries the mended program.
it('refuses a program that lacks what is to be mended', () => {
  expect(() => mendedDecap('another version')).toThrow('Decap CMS has this not once: componentDidUpdate(e){');
});
