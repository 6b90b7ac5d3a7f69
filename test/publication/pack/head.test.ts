import { describe, expect, it } from 'vitest';
import { type Head, headSchema } from '../../../src/publication/pack/head.ts';

const span = { offset: 20, length: 10, digest: 'aa' };
const head: Head = {
  sequence: 1_773_662_400_500,
  baseUrl: 'https://example.com',
  hubUrl: null,
  code: 'code',
  reviewCount: 3,
  searchIndex: span,
  sideData: span,
  count: 3,
  table: span,
};

describe('headSchema', () => {
  it('reads back what JSON holds', () => {
    expect(headSchema.parse(JSON.parse(JSON.stringify(head)))).toEqual(head);
  });

  it.each([
    ['sequence', undefined],
    ['sequence', '1'],
    ['hubUrl', undefined],
    ['searchIndex', [20, 10]],
    ['searchIndex', { ...span, digest: undefined }],
    ['sideData', undefined],
    ['table', undefined],
    ['count', null],
  ])('refuses %s as %j', (name, value) => {
    expect(headSchema.safeParse({ ...head, [name]: value }).success).toBe(false);
  });

  it.each([[null], [[]], ['text'], [7]])('refuses %j', (value) => {
    expect(headSchema.safeParse(value).success).toBe(false);
  });
});
