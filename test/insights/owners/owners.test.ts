import { describe, expect, it } from 'vitest';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { readPassages } from '../../../src/insights/model/passages.ts';

const lexicon = buildLexicon([]);

/** The owners of the segments of a text, in order. */
function ownersOf(text: string): string {
  return readPassages(text, lexicon)
    .map(({ owned }) => owned.owner)
    .join(' ');
}

describe('a passage is', () => {
  it.each([
    ['They were rude.', 'firm'],
    ['Another carpet cleaner was rude.', 'rival'],
    ['A different company was rude.', 'rival'],
    ['My old dentist was rude.', 'rival'],
    ['Two other quotes were higher.', 'rival'],
    ['Nobody else came.', 'rival'],
    ['The tenants before us were dirty.', 'rival'],
    ['The company we had before was slow.', 'rival'],
    ['The couple at the next table was rude.', 'rival'],
    ['My first lawyer lied to me.', 'rival'],
    ['FedEx left it in the rain.', 'rival'],
    ['Many others charged for the visit.', 'rival'],
    ['Every company in town wanted more.', 'rival'],
    ['My own dentist could not see me.', 'rival'],
    ['Look for a more honest plumber.', 'rival'],
    ['The man at the counter lied to me.', 'firm'],
    ['They beat every company I know.', 'firm'],
    ['They showed up and were kind.', 'firm firm'],
    ['The last plumber charged me $500. He never came back.', 'rival rival'],
    ['The last plumber charged me $500. Then I called Rosa. He came.', 'rival firm firm'],
    ['The last plumber was rude. Rosa was kind.', 'rival firm'],
    ['The last plumber was rude, Rosa was kind.', 'rival firm'],
    ['The last plumber was rude, but he was cheap.', 'rival firm'],
    ['The last plumber was rude. The work is good.', 'rival firm'],
    ['They were cheaper than the last company.', 'firm'],
    ['Unlike the other guys, they came.', 'firm firm'],
    ['Unlike the other guys, who were late, they came.', 'firm rival firm'],
    ['They beat the last company, they came, who knows how.', 'firm firm firm'],
    ["People say it's cheap.", 'hearsay'],
    ['The reviews that say they are rude lie.', 'hearsay'],
    ["I'd heard they were rude.", 'hearsay'],
    ['I heard them.', 'firm'],
    ['I was patient.', 'customer'],
    ['I arrived at the clinic on the dot.', 'customer'],
    ['I was patient and polite.', 'customer customer'],
    ['I was early but they were late.', 'customer firm'],
    ['I was polite and nobody called.', 'customer firm'],
    ['I explained it and Dan was kind.', 'customer firm'],
    ['I did not explain it well.', 'customer'],
    ['I answered all their questions.', 'customer'],
    ['I returned their call.', 'customer'],
    ['I was right on time.', 'customer'],
    ['I answer phones for a living.', 'customer'],
    ['My wife explained it to the man.', 'customer'],
    ['I called them back three times.', 'firm'],
    ['I returned to a clean house.', 'firm'],
    ['My husband was happy with the price.', 'firm'],
    ['Our baby screamed all night.', 'customer'],
    ['I was patient, he was rude.', 'customer firm'],
    ['While I explained it, he laughed.', 'customer firm'],
    ['He was patient.', 'firm'],
    ['He came while she was told that I explained it.', 'firm firm'],
    ['Make sure they come.', 'advice'],
    ['So ask for the price.', 'advice'],
    ['Go to an expert.', 'advice'],
    ['He asked for the price.', 'firm'],
    ['Asked for the price.', 'firm'],
    ['It would be better if they called.', 'wish'],
    ['It would be helpful to know the price.', 'wish'],
    ['They could be friendlier.', 'wish'],
    ['The nurses used to be kind.', 'wish'],
    ['It was clean when they first opened.', 'wish'],
    ['They should be more careful.', 'wish'],
    ['They should be proud of it.', 'firm'],
    ['They should have come.', 'wish'],
    ['You should call them.', 'firm'],
    ['I wish they were polite.', 'wish'],
    ['I wish I had found them before.', 'firm'],
    ['I hope they fix it.', 'wish'],
    ['I hope they stay.', 'firm'],
    ['They should answer the phone and show up on time.', 'wish wish'],
    ['I wish they were polite and on time.', 'wish wish'],
    ['They could be friendlier and they were late.', 'wish firm'],
    ["They could be friendlier and they're late.", 'wish firm'],
    ['They could be friendlier but great work.', 'wish firm'],
    ['The nurses used to be kind and now are rude.', 'wish firm'],
    ['I would like to see friendlier people.', 'wish'],
    ['I would like to thank Dan.', 'firm'],
    ['I thought they would be late.', 'doubt'],
    ['It was less than I thought it would be.', 'firm'],
    ['Nobody has to worry about rude people.', 'doubt'],
    ['I was afraid they would be rude.', 'doubt'],
    ['You expect a warm welcome.', 'doubt'],
    ['They portray themselves as honest.', 'doubt'],
    ['Their so called professional came.', 'firm doubt'],
    ['He never spoke to us like fools.', 'doubt'],
    ['I was not treated like a number.', 'doubt'],
    ['This is how a garage should be run.', 'doubt'],
    ['They could not be friendlier.', 'firm'],
    ['They worked around my schedule to repair the door.', 'firm'],
  ])('%s %s', (text, owners) => {
    expect(ownersOf(text)).toBe(owners);
  });

  it('one whose words are known', () => {
    const [passage] = readPassages('So I was patient.', lexicon);
    expect(passage?.owned).toEqual({ owner: 'customer', first: 1, last: 4 });
  });
});
