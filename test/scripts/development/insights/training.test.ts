import { expect, it } from 'vitest';
import { fineTuneLanguage } from '../../../../scripts/development/insights/training.ts';
import { makeFolder } from '../../../support/content/content.ts';

it('learns nothing from a folder that lacks reviews of a trade, and says which', async () => {
  const folder = await makeFolder({ 'home-services/train/a-1.txt': '5 | [price+ Fair bill.]' });
  expect(() => fineTuneLanguage('en', folder)).toThrow(`${folder}: no reviews in auto/train`);
});
