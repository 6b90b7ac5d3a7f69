import { barX, type Markish, text } from '@observablehq/plot';
import { describe, expect, it } from 'vitest';
import { draw, roomFor } from '../../src/charts/draw.ts';
import { elementsOf, numbersOf, textsOf, xmlFaults } from '../support/charts/drawings.ts';

const bars = () => barX([1, 2], { x: (value: number) => value, y: ['one', 'two'], className: 'bars' });

const words = (...list: readonly string[]) => text(list, { text: (word: string) => word, frameAnchor: 'left' });

const drawn = (...marks: readonly Markish[]) =>
  draw({ width: 320, height: 40, x: { type: 'linear', domain: [0, 3] }, marks: [...marks] });

describe('a drawing', () => {
  it('is hidden from screen readers, and has no names for them', () => {
    const [svg] = elementsOf(drawn(bars()), 'svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(elementsOf(drawn(bars()), '[aria-label]')).toEqual([]);
  });

  it('brings no style, no font and no size of its own', () => {
    const svg = drawn(bars(), words('a'));
    expect(svg).not.toMatch(/style|font-family/);
    expect(elementsOf(svg, 'svg[width], svg[height]')).toEqual([]);
    expect(elementsOf(svg, 'svg')[0]?.getAttribute('viewBox')).toBe('0 0 320 40');
  });

  it('is XML, whatever the words are', async () => {
    const svg = drawn(words('a <b> & "c" &quot; ]]>'));
    expect(await xmlFaults([svg])).toEqual([]);
    expect(textsOf(svg, 'text')).toEqual(['a <b> & "c" &quot; ]]>']);
  });

  it('rounds places to tenths, and leaves the words as they are', () => {
    const svg = drawn(bars(), words('1.2345'));
    expect(svg.replace('1.2345', '')).not.toMatch(/\d\.\d{2,}(?!em|\d)/);
    expect(textsOf(svg, 'text')).toEqual(['1.2345']);
    const [one = 0, two = 0] = numbersOf(svg, '.bars rect', 'width');
    expect(two).toBeCloseTo(2 * one, 0);
  });
});

it('room grows with the longest figure', () => {
  expect(roomFor(['7', '1,600 · 20%'])).toBe(10 + 9 * 11);
});
