import { expect, it } from 'vitest';
import { describeDataset } from '../../../src/representations/datasets/dataset-files.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import { sampleSite } from '../../support/content/sample-site.ts';

it('the dataset is described in sentences, and its files by their types without parameters', () => {
  const { title, description, files } = describeDataset(sampleSite());
  expect(title).toBe('Reviews of Alder Creek & Sons');
  // Google accepts descriptions of 50 to 5,000 characters.
  expect(description.length).toBeGreaterThan(50);
  expect(description).toContain('Alder Creek & Sons');
  expect(files.map(({ path, mediaType }) => [path, mediaType])).toEqual([
    [RESOURCES.reviewsCsv.path, 'text/csv'],
    [RESOURCES.reviewsJsonl.path, 'application/jsonl'],
    [RESOURCES.reviewsParquet.path, 'application/vnd.apache.parquet'],
    [RESOURCES.reviews.path, 'application/json'],
  ]);
  expect(files.filter((file) => file.title.length < 10)).toEqual([]);
});
