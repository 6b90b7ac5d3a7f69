import { expect, it } from 'vitest';
import { attributeRule, elementRule, styleFault } from '../../../../src/authoring/brand/svg/svg-rules.ts';

it('keeps what draws, drops what tells, and refuses all that it does not know', () => {
  expect(['path', 'feBlend', 'title', 'metadata'].map(elementRule)).toEqual(['keep', 'keep', 'drop', 'drop']);
  expect(elementRule('Script')).toEqual({
    refused:
      'holds <Script>, which is not allowed in a picture; save it as plain SVG (Inkscape: File > Save a Copy), or export it as PNG',
  });
});

it('lets names say what they like', () => {
  expect(attributeRule('g', 'id', 'animation: javascript:')).toBe('keep');
  expect(attributeRule('g', 'style', '.animation{fill:red}')).not.toHaveProperty('refused');
  for (const moving of ['@-webkit-keyframes a{}', 'rect{-webkit-animation:a 1s}', 'rect{animation/**/:a 1s}'])
    expect(attributeRule('g', 'style', moving)).toHaveProperty('refused');
  expect(attributeRule('g', 'style', 'animation: a')).toEqual({
    refused: 'its style moves; a picture here stands still; export it as PNG',
  });
});

it.each(['ONLOAD', 'onclick', 'on'])('takes %s for a script', (name) => {
  expect(attributeRule('g', name, '')).toEqual({
    refused: `holds a script (${name}); export it as PNG, or take the script out in a text editor`,
  });
});

it.each(['fill: red', 'fill: url(#a)', 'fill:url( "#a" )', 'mask: none'])('%s is a style', (css) => {
  expect(styleFault(css)).toBeUndefined();
});
