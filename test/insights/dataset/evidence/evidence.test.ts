import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTIMENTS } from '../../../../src/insights/aspects.ts';
import {
  chooseEvidence,
  evidenceOf,
  type Found,
  hasEnoughQuotes,
  MOST_FOR_OTHERS,
  SURE_ENOUGH,
} from '../../../../src/insights/dataset/evidence/evidence.ts';
import { foundIn } from '../../../support/content/reading/insights.ts';

const GOOD = 'The price was exactly what the quote had said.';
/** The same as `GOOD`, in other words. */
const ALIKE = 'They charged exactly what the quote had said.';

const ids = (found: readonly Found[], most?: number) => chooseEvidence(found, most).map(({ review_id }) => review_id);

it('a quote is the passage of the review, with its place and its verdict', () => {
  const text = `Hi 😀. ${GOOD} Bye.`;
  const found = foundIn({ id: 'a', text }, { start: 7, end: 7 + GOOD.length, sentiment: 'positive' });
  const expected = { review_id: 'a', quote: GOOD, start: 7, end: 7 + GOOD.length, sentiment: 'positive' };
  expect(evidenceOf(found)).toEqual(expected);
  expect(chooseEvidence([found])).toEqual([expected]);
});

const disclosure = { incentive: { kind: 'gift' as const, text: 'a free check' } };

it('a quote has what its review discloses of the author', () => {
  expect(evidenceOf(foundIn({ id: 'a', text: GOOD, disclosure })).disclosure).toEqual(disclosure);
});

describe('the choice', () => {
  it('is empty where there is nothing', () => {
    expect(chooseEvidence([])).toEqual([]);
  });

  it('has the newest first, then by id', () => {
    const found = [
      foundIn({ id: 'c', text: GOOD, date: '2026-01-01' }),
      foundIn({ id: 'b', text: ALIKE, date: '2026-01-01' }),
      foundIn({ id: 'a', text: 'Fair.', date: '2025-01-01' }),
    ];
    expect(ids(found)).toEqual(['b', 'c', 'a']);
    expect(ids(found.toReversed())).toEqual(['b', 'c', 'a']);
  });

  it('stands for the many, however sure the odd one is', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => foundIn({ id, text: `${GOOD.slice(0, -1)}, said ${id}.` }));
    const odd = foundIn({ id: 'odd', text: 'Seventeen parrots sang an aria while the invoice was printed.' }, { confidence: 1 });
    expect(ids([...many, odd], 1)).not.toContain('odd');
  });

  it('quotes nobody twice', () => {
    const found = ['a', 'b', 'c'].map((id) => foundIn({ id, text: `${GOOD} ${id}`, author: id === 'c' ? 'Ann' : 'Bob' }));
    expect(ids(found)).toEqual(['a', 'c']);
  });

  it('prefers a quote of a sentence to a word and to a whole story', () => {
    const texts = ['Fair.', GOOD, `${GOOD} `.repeat(4)];
    const found = texts.map((text, n) => foundIn({ id: `review-${n}`, text }));
    expect(ids(found, 1)).toEqual(['review-1']);
  });

  it('prefers a much surer quote to one that reads a little better', () => {
    const found = [
      foundIn({ id: 'sure', text: GOOD }, { confidence: 0.98 }),
      foundIn({ id: 'long', text: `${GOOD} Fair and clear.` }),
    ];
    expect(ids(found, 1)).toEqual(['sure']);
  });

  it('takes other words before nearly the same words', () => {
    const found = [
      foundIn({ id: 'a', text: GOOD }),
      foundIn({ id: 'b', text: 'The price was just what the quote had said.' }),
      foundIn({ id: 'c', text: 'They charged less than three other companies.' }, { confidence: 0.87 }),
    ];
    expect(ids(found, 2)).toContain('c');
    expect(ids(found)).toHaveLength(3);
  });

  it('quotes each of several people who say the same in a few words', () => {
    const found = ['a', 'b', 'c'].map((id) => foundIn({ id, text: 'Great price.' }));
    expect(ids(found)).toHaveLength(3);
  });

  it('says the same words once, under whatever names they are sent in, however small the differences', () => {
    const texts = [GOOD, GOOD.toUpperCase(), `${GOOD}!!`, GOOD.replace('exactly', 'exactly, exactly'), `So ${GOOD}`];
    const found = texts.map((text, n) => foundIn({ id: `review-${n}`, text, author: `J. Smith ${n}` }));
    expect(ids(found)).toHaveLength(1);
    // An amount makes another fact.
    const amounts = [90, 400].map((amount) => foundIn({ id: `for-${amount}`, text: `The visit was $${amount}.` }));
    expect(ids(amounts)).toHaveLength(2);
  });

  it('quotes only one of two copies of a review, even if they differ in the words that it quotes', () => {
    const text = (when: string) => `The crew fitted our skylight ${when}, the price was very fair and they left no mess at all.`;
    const copies = ['in one day', 'in a day'].map((when) => {
      const start = text(when).indexOf('our skylight');
      return foundIn({ id: when.replaceAll(' ', '-'), text: text(when) }, { start, end: text(when).indexOf(',') });
    });
    expect(ids(copies)).toHaveLength(1);
    const [first] = copies;
    const other = foundIn({ id: 'other', text: 'They did our skylight in a day.' });
    expect(ids(first ? [first, other] : [])).toHaveLength(2);
  });

  it('finds other words behind any number of copies', () => {
    const copies = Array.from({ length: 200 }, (_, n) => foundIn({ id: `copy-${n}`, text: GOOD }, { confidence: 0.98 }));
    const other = foundIn({ id: 'other', text: 'They charged less than three other companies.' }, { confidence: 0.87 });
    expect(ids([...copies, other])).toContain('other');
  });

  it('takes an author with a disclosure only where others are too few, and puts them last', () => {
    const rewarded = foundIn({ id: 'rewarded', text: GOOD, disclosure, date: '2026-03-01' }, { confidence: 0.99 });
    const odd = foundIn({ id: 'odd', text: 'Fair.', date: '2025-01-01' }, { confidence: SURE_ENOUGH });
    const other = foundIn({ id: 'other', text: ALIKE, date: '2025-02-01' });
    expect(ids([rewarded, odd, other], 2)).toEqual(['other', 'odd']);
    expect(ids([rewarded, odd, other])).toEqual(['other', 'odd', 'rewarded']);
    expect(ids([rewarded])).toEqual(['rewarded']);
  });

  it('shows no doubtful verdict, even where there is no sure one like it', () => {
    const doubtful = { confidence: SURE_ENOUGH - 0.01 };
    const praise = [foundIn({ id: 'a', text: GOOD }), foundIn({ id: 'b', text: GOOD }, doubtful)];
    const blame = ['c', 'd'].map((id) => foundIn({ id, text: GOOD }, { ...doubtful, sentiment: 'negative' }));
    expect(ids([...praise, ...blame])).toEqual(['a']);
  });

  it('counts doubtful verdicts in the shares', () => {
    const texts = ['Fair.', GOOD, 'The invoice was clear and low.', 'Nobody in town asks for less money.'];
    const sure = texts.flatMap((text, n) =>
      (['positive', 'negative'] as const).map((sentiment) => foundIn({ id: `${sentiment}-${n}`, text }, { sentiment })),
    );
    const doubtful = Array.from({ length: 8 }, (_, n) => foundIn({ id: `doubtful-${n}`, text: GOOD }, { confidence: 0.5 }));
    const praise = (found: readonly Found[]) => ids(found).filter((id) => id.startsWith('positive'));
    expect(praise(sure)).toHaveLength(3);
    expect(praise([...sure, ...doubtful])).toHaveLength(4);
  });

  it('shows blame that stands only in a review that would be quoted for its praise', () => {
    const found = [
      foundIn({ id: 'a', text: GOOD }, { confidence: 1 }),
      foundIn({ id: 'b', text: GOOD }, { confidence: 0.9 }),
      foundIn({ id: 'a', text: GOOD }, { sentiment: 'negative', confidence: 0.87 }),
    ];
    expect(chooseEvidence(found).map(({ review_id, sentiment }) => [review_id, sentiment])).toEqual([
      ['a', 'negative'],
      ['b', 'positive'],
    ]);
  });

  it('gives each verdict places by its share', () => {
    const found = Array.from({ length: 40 }, (_, n) =>
      foundIn({ id: `review-${n}`, text: `${GOOD} ${n}` }, { sentiment: n < 20 ? 'positive' : n < 38 ? 'negative' : 'neutral' }),
    );
    const shown = chooseEvidence(found).map(({ sentiment }) => sentiment);
    expect(SENTIMENTS.map((each) => shown.filter((sentiment) => sentiment === each).length)).toEqual([2, 2, 2]);
  });
});

describe('whatever was found', () => {
  const text = 'A price. It was fair, they came late; but the work was good and the bill matched the quote.';
  const anyFound = fc
    .record({
      id: fc.nat(9).map((n) => `review-${n}`),
      date: fc.constantFrom('2026-01-01', '2026-02-01'),
      sentiment: fc.constantFrom(...SENTIMENTS),
      confidence: fc.constantFrom(0, 0.3, 0.5, 0.7, 1),
      place: fc.tuple(fc.nat(text.length), fc.nat(text.length)),
    })
    .map(({ id, date, place: [a, b], ...mention }) =>
      foundIn({ id, date, text }, { ...mention, start: Math.min(a, b), end: Math.max(a, b) }),
    );

  it.each([6, MOST_FOR_OTHERS, 1])('at most %d quotes are chosen, no two of one review, each as it was found', (most) => {
    fc.assert(
      fc.property(fc.array(anyFound, { maxLength: 40 }), (found) => {
        const chosen = most === 6 ? chooseEvidence(found) : chooseEvidence(found, most);
        // One quote of each verdict is shown even if fewer are asked for.
        expect(chosen.length).toBeLessThanOrEqual(Math.max(most, new Set(found.map(({ mention }) => mention.sentiment)).size));
        expect(new Set(chosen.map(({ review_id }) => review_id)).size).toBe(chosen.length);
        const known = found.map((each) => JSON.stringify(evidenceOf(each)));
        for (const evidence of chosen) {
          expect(known).toContain(JSON.stringify(evidence));
          expect(text.slice(evidence.start, evidence.end)).toBe(evidence.quote);
        }
      }),
    );
  });

  it('each verdict that is sure in three reviews or more is shown', () => {
    fc.assert(
      fc.property(fc.array(anyFound, { minLength: 1, maxLength: 40 }), (found) => {
        const sure = found.filter(({ mention }) => mention.confidence >= SURE_ENOUGH);
        const reviews = SENTIMENTS.map((sentiment) => ({
          sentiment,
          count: new Set(sure.filter(({ mention }) => mention.sentiment === sentiment).map(({ review }) => review.id)).size,
        })).filter(({ count }) => count > 0);
        const shown = chooseEvidence(found).map(({ sentiment }) => sentiment);
        for (const { sentiment, count } of reviews) if (count >= 3) expect(shown).toContain(sentiment);
      }),
    );
  });

  it('of thousands of verdicts the best are chosen all the same', () => {
    const best = foundIn({ id: 'best', text: GOOD }, { confidence: 1 });
    const many = Array.from({ length: 5000 }, (_, n) => foundIn({ id: `review-${n}`, text: GOOD }, { confidence: 0.5 }));
    expect(ids([...many, best]).at(0)).toBe('best');
  });
});

it('two quotes are enough for praise, and for blame', () => {
  const praise = ['a', 'b'].map((id) => foundIn({ id, text: `${GOOD} ${id}` }));
  const blame = foundIn({ id: 'c', text: GOOD }, { sentiment: 'negative' });
  const evidence = chooseEvidence([...praise, blame]);
  expect(hasEnoughQuotes({ evidence }, 'positive')).toBe(true);
  expect(hasEnoughQuotes({ evidence }, 'negative')).toBe(false);
});

it('a quote of an author with a disclosure is not one of them', () => {
  const texts = [GOOD, ALIKE, 'Fair.'];
  const evidence = chooseEvidence(texts.map((text, at) => foundIn({ id: `${at}`, text, ...(at < 2 && { disclosure }) })));
  expect(evidence).toHaveLength(3);
  expect(hasEnoughQuotes({ evidence }, 'positive')).toBe(false);
});
