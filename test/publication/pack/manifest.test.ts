import { describe, expect, it } from 'vitest';
import { type Manifest, manifestSchema } from '../../../src/publication/pack/manifest.ts';

const manifest: Manifest = {
  sequence: 1_773_662_400_500,
  baseUrl: 'https://example.com',
  hubUrl: null,
  searchIndex: [20, 10],
  sideData: [30, 10],
  entries: [
    {
      path: '/',
      mediaType: 'text/html; charset=utf-8',
      digest: 'aa',
      lastModified: 1_773_662_400,
      identity: [0, 20],
      br: [20, 0],
    },
  ],
};

describe('manifestSchema', () => {
  it('reads back what JSON holds', () => {
    expect(manifestSchema.parse(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
  });

  it.each([
    ['sequence', undefined],
    ['sequence', '1'],
    ['hubUrl', undefined],
    ['searchIndex', [1]],
    ['searchIndex', [1, 2, 3]],
    ['sideData', undefined],
    ['entries', {}],
    ['entries', [{ path: '/' }]],
  ])('refuses %s as %j', (name, value) => {
    expect(manifestSchema.safeParse({ ...manifest, [name]: value }).success).toBe(false);
  });

  it.each([[null], [[]], ['text'], [7]])('refuses %j', (value) => {
    expect(manifestSchema.safeParse(value).success).toBe(false);
  });
});
