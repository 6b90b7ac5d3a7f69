import { expect, it } from 'vitest';
import { renderAtomFeed } from '../../../src/representations/feeds/atom-feed.ts';
import { authoredReview, fullReview, sampleSite } from '../content/sample-site.ts';
import { atomErrors } from './atom-judge.ts';

const sample = renderAtomFeed(sampleSite({ reviews: [fullReview(), authoredReview({ id: 'b', rating: 4 })] }));

// What it must not refuse is seen in the feeds that it judges.
it('the judge of Atom feeds refuses each that breaks a rule', async () => {
  const broken: Readonly<Record<string, string>> = {
    'a feed without an id': sample.replace(/<id>.*?<\/id>/, ''),
    'an entry without an id': sample.replace(/(<entry>.*?)<id>.*?<\/id>/s, '$1'),
    'a relative id': sample.replace(/<id>.*?<\/id>/, '<id>/reviews</id>'),
    'an entry without a title': sample.replace(/<title type.*?<\/title>/, ''),
    'markup in a plain title': sample.replace('<title>', '<title><b/>'),
    'an entry without a date': sample.replace(/(<entry>.*?)<updated>.*?<\/updated>/s, '$1'),
    'a date that is a day': sample.replace('T12:00:00Z', ''),
    'a date that the calendar lacks': sample.replace('2026-03-16T', '2026-02-30T'),
    'a person without a name': sample.replace(/<name>.*?<\/name>/, ''),
    'a link to nowhere': sample.replace(/<link rel="self".*?>/, '<link rel="self"/>'),
    'an unknown element of Atom': sample.replace('<entry>', '<entry><rating>5</rating>'),
    'a control character': sample.replace('Maria', '\b'),
    'an open element': sample.replace('</feed>', ''),
  };
  const errors = await atomErrors(...Object.values(broken));
  const taken = Object.keys(broken).filter((_, index) => !errors.some((error) => error.startsWith(`file_${index}.xml`)));
  expect(taken).toEqual([]);
});
