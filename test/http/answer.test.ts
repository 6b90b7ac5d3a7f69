import { describe, expect, it } from 'vitest';
import { bodyBytes, jsonAnswer, toResponse } from '../../src/http/answer.ts';

describe('jsonAnswer', () => {
  it('adds the given headers to the type', () => {
    expect(jsonAnswer(200, { a: 1 }, { ETag: '"x"' })).toEqual({
      status: 200,
      headers: { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff', ETag: '"x"' },
      body: '{"a":1}',
    });
  });
});

describe('toResponse', () => {
  it('keeps status, headers and bytes', async () => {
    const response = toResponse({ status: 200, headers: { ETag: '"x"' }, body: new Uint8Array([1, 2, 255]) });
    expect([response.status, response.headers.get('etag')]).toEqual([200, '"x"']);
    expect([...(await response.bytes())]).toEqual([1, 2, 255]);
  });

  it.each([204, 205, 304])('drops the body of a %i', (status) => {
    expect(toResponse({ status, headers: {}, body: 'text' }).body).toBeNull();
  });

  it('invents no type for a null body', () => {
    expect([...toResponse({ status: 202, headers: {}, body: null }).headers]).toEqual([]);
  });

  it('leaves onSent alone: nobody can say when a Response is out', () => {
    let sent = 0;
    toResponse({ status: 202, headers: {}, body: null, onSent: () => void sent++ });
    expect(sent).toBe(0);
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
