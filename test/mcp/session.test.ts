import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSessions } from '../../src/mcp/session.ts';

const REVISIONS = ['2025-06-18', '2025-11-25'];
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const revision = fc.constantFrom(...REVISIONS);
const secret = fc.oneof(fc.string({ minLength: 1 }), fc.uint8Array({ minLength: 1, maxLength: 40 }));

describe('a session id', () => {
  it('is 52 visible ASCII characters', () => {
    fc.assert(
      fc.property(secret, revision, (key, each) => {
        expect(createSessions(key, REVISIONS).begin(each)).toMatch(/^[!-~]{52}$/);
      }),
    );
  });

  it('is known, with its revision, wherever the secret is', () => {
    fc.assert(
      fc.property(secret, revision, (key, each) => {
        const id = createSessions(key, REVISIONS).begin(each);
        expect(createSessions(key, REVISIONS).revisionOf(id)).toBe(each);
      }),
    );
  });

  it('keeps its revision when others are added behind it', () => {
    const id = createSessions('secret', REVISIONS).begin('2025-11-25');
    expect(createSessions('secret', [...REVISIONS, '2027-01-01']).revisionOf(id)).toBe('2025-11-25');
  });

  it('is unknown where another secret is', () => {
    fc.assert(
      fc.property(secret, secret, revision, (one, other, each) => {
        fc.pre(!Buffer.from(one).equals(Buffer.from(other)));
        expect(createSessions(other, REVISIONS).revisionOf(createSessions(one, REVISIONS).begin(each))).toBeUndefined();
      }),
    );
  });

  it('is another one each time', () => {
    const sessions = createSessions('secret', REVISIONS);
    expect(new Set(Array.from({ length: 1000 }, () => sessions.begin('2025-06-18'))).size).toBe(1000);
  });
});

describe('an id that was not made here', () => {
  const sessions = createSessions('secret', REVISIONS);
  const id = sessions.begin('2025-11-25');

  it('is one with any single character changed, also to one that decodes to the same bytes', () => {
    for (const place of Array.from(id).keys()) {
      for (const character of `${BASE64URL}+/=. é`) {
        const changed = id.slice(0, place) + character + id.slice(place + 1);
        if (changed !== id) expect(sessions.revisionOf(changed), changed).toBeUndefined();
      }
    }
  });

  it('is any part of one', () => {
    for (let length = 0; length < id.length; length++) {
      expect(sessions.revisionOf(id.slice(0, length))).toBeUndefined();
      expect(sessions.revisionOf(id.slice(length + 1))).toBeUndefined();
    }
  });

  it('is one with anything added', () => {
    const extension = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('=', '==', '.', ' ', '\0', `.${id}`));
    fc.assert(
      fc.property(extension, (each) => {
        for (const longer of [id + each, each + id]) expect(sessions.revisionOf(longer)).toBeUndefined();
      }),
    );
  });

  it('is any other text', () => {
    const [claims, signature] = id.split('.');
    for (const each of [
      '',
      '.',
      '..',
      `${signature}.${claims}`,
      `.${signature}`,
      `${claims}.`,
      id.toLowerCase(),
      '1'.repeat(52),
      'é'.repeat(52),
    ]) {
      expect(sessions.revisionOf(each), each).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (each) => {
        expect(sessions.revisionOf(each)).toBeUndefined();
      }),
    );
  });

  it('is one for a revision that this server does not know', () => {
    const later = createSessions('secret', [...REVISIONS, '2027-01-01']).begin('2027-01-01');
    expect(sessions.revisionOf(later)).toBeUndefined();
  });
});
