import { expect, it } from 'vitest';
import { severalPlaces } from '../../../../src/editing/imports/surveys/survey-places.ts';
import { tableOf } from '../../../support/content/exports.ts';

const survey = async (csv: string) => severalPlaces(await tableOf(csv));

it('counts the places of reviews that a program read of several', async () => {
  const rows = 'a,ChIJ1\nb,ChIJ2\nc,\nd,ChIJ1\n';
  expect(await survey(`review,place_id\n${rows}`)).toEqual({ column: 'place_id', count: 2 });
  expect(await survey(`review,placeId\n${rows}`)).toMatchObject({ count: 2 });
  for (const name of ['Hotel Name', 'branch.name', 'storeId', 'Restaurant', 'Sucursal'])
    expect(await survey(`review,${name}\n${rows}`)).toMatchObject({ count: 2 });
});

it('says nothing of one place, and of companies of customers', async () => {
  expect(await survey('review,place_id\na,ChIJ1\nb,ChIJ1\n')).toBeUndefined();
  expect(await survey('review,company\na,Acme\nb,Brown Ltd\n')).toBeUndefined();
});
