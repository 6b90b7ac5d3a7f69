import { describe, expect, it } from 'vitest';
import { headSchema } from '../../../src/publication/pack/head.ts';
import { HEAD, SPAN } from '../../support/sites/pack-head.ts';

describe('headSchema', () => {
  it.each([
    ['sequence', undefined],
    ['sequence', '1'],
    ['hubUrl', undefined],
    ['searchIndex', [20, 10]],
    ['searchIndex', { ...SPAN, digest: undefined }],
    ['sideData', undefined],
    ['table', undefined],
    ['count', null],
  ])('refuses %s as %j', (name, value) => {
    expect(headSchema.safeParse({ ...HEAD, [name]: value }).success).toBe(false);
  });

  it.each([[null], [[]], ['text'], [7]])('refuses %j', (value) => {
    expect(headSchema.safeParse(value).success).toBe(false);
  });
});
