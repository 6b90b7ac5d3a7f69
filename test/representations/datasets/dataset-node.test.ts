import { describe, expect, it } from 'vitest';
import { datasetNode } from '../../../src/representations/datasets/dataset-node.ts';
import { authoredReview, type SiteOptions, sampleSite } from '../../support/content/sample-site.ts';

const CREATOR = 'https://reviews.example.com/#business';

function nodeOf(options: SiteOptions = {}): unknown {
  return JSON.parse(JSON.stringify(datasetNode(sampleSite(options), CREATOR)));
}

describe('the dataset for search engines', () => {
  it('says what it is, whose, and under which licence', () => {
    const dates = ['2026-03-14', '2025-08-01', '2023-02-01'];
    const reviews = dates.map((date) => authoredReview({ id: date, date }));
    expect(nodeOf({ reviews })).toMatchObject({
      '@type': 'Dataset',
      '@id': 'https://reviews.example.com/data#dataset',
      name: 'Reviews of Alder Creek & Sons',
      url: 'https://reviews.example.com/data',
      creator: { '@id': CREATOR },
      license: 'https://creativecommons.org/licenses/by/4.0/',
      isAccessibleForFree: true,
      dateModified: '2026-03-15',
      temporalCoverage: '2023-02-01/2026-03-14',
    });
  });

  it('leads to each of its files', () => {
    const { distribution } = nodeOf() as { distribution: object[] };
    expect(distribution).toHaveLength(4);
    expect(distribution[0]).toEqual({
      '@type': 'DataDownload',
      name: 'All reviews for spreadsheets',
      encodingFormat: 'text/csv',
      contentUrl: 'https://reviews.example.com/reviews.csv',
    });
  });

  it('leaves out what is not there', () => {
    const node = nodeOf({ reviews: [], business: { licence: undefined } });
    for (const key of ['license', 'dateModified', 'temporalCoverage']) expect(node).not.toHaveProperty(key);
  });
});
