import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalTopic, findTopic } from '../../src/hub/topic.ts';

describe('canonicalTopic', () => {
  it.each([
    ['https://a.example/%66eed.xml', 'https://a.example/feed.xml'],
    ['https://a.example/%41%7a%30%2D%2e%5F%7E', 'https://a.example/Az0-._~'],
    ['https://a.example/feed.xml', 'https://a.example/feed.xml'],
  ])('decodes escaped unreserved characters: %s', (written, canonical) => {
    expect(canonicalTopic(written)).toBe(canonical);
  });

  it.each([
    'https://a.example/a%2Fb',
    'https://a.example/?a%3Db%26c',
    'https://a.example/%20%C3%A4',
    'https://a.example/%4',
    'https://a.example/%zz',
    'HTTPS://A.example/FEED.XML',
  ])('leaves everything else as it is written: %s', (written) => {
    expect(canonicalTopic(written)).toBe(written);
  });

  it('brings every spelling of unreserved characters together, and decodes once only', () => {
    const letter = fc.constantFrom(...'abcXYZ019-._~');
    fc.assert(
      fc.property(fc.array(fc.record({ letter, escapes: fc.boolean() })), (letters) => {
        const written = letters.map((each) => (each.escapes ? `%${Buffer.from(each.letter).toString('hex')}` : each.letter));
        expect(canonicalTopic(written.join(''))).toBe(letters.map((each) => each.letter).join(''));
      }),
    );
    expect(canonicalTopic('%25%34%31')).toBe('%2541');
  });
});

describe('findTopic', () => {
  const topics = ['https://a.example/feed.xml', 'https://a.example/r%C3%A9s.json'].map((url) => ({
    url,
    contentType: 'text/plain',
    etag: '"1"',
  }));

  it.each([
    ['https://a.example/feed.xml', topics[0]],
    ['https://a.example/%66eed%2Exml', topics[0]],
    ['https://a.example/r%C3%A9%73.json', topics[1]],
    ['https://a.example/feed', undefined],
    ['https://a.example/FEED.xml', undefined],
    ['https://a.example/feed.xml?x', undefined],
    ['http://a.example/feed.xml', undefined],
    ['', undefined],
  ])('finds what %s means', (address, topic) => {
    expect(findTopic(topics, address)).toBe(topic);
  });
});
