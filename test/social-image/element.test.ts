import { expect, it } from 'vitest';
import { box, words } from '../../src/social-image/element.ts';

it('puts children below each other unless the style says otherwise', () => {
  const child = words({}, 'A');
  expect(box({}, child).props).toMatchObject({ style: { display: 'flex', flexDirection: 'column' }, children: [child] });
  expect(box({ flexDirection: 'row' }).props).toMatchObject({ style: { flexDirection: 'row' } });
});

it('writes numbers with a space that the font has', () => {
  expect(words({}, '1\u202f234').props.children).toBe('1\u00a0234');
});
