import { describe, expect, it } from 'vitest';
import { bodyBytes, jsonAnswer } from '../../src/http/answer.ts';

it('jsonAnswer adds the given headers to the type', () => {
  expect(jsonAnswer(200, { a: 1 }, { ETag: '"x"' })).toEqual({
    status: 200,
    headers: { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff', ETag: '"x"' },
    body: '{"a":1}',
  });
});

describe('bodyBytes', () => {
  it('joins the pieces of a body', () => {
    expect(Buffer.from(bodyBytes([Buffer.from('a'), Buffer.from('bc')])).toString()).toBe('abc');
    expect(bodyBytes([])).toHaveLength(0);
    expect(Buffer.from(bodyBytes('ä')).toString()).toBe('ä');
  });

  it('gives what is one piece as it is, without a copy', () => {
    const piece = Buffer.from('a');
    expect(bodyBytes(piece)).toBe(piece);
    expect(bodyBytes([piece])).toBe(piece);
  });
});
