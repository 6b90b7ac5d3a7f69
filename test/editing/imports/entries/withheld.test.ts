import { expect, it } from 'vitest';
import { createWithheld } from '../../../../src/editing/imports/entries/withheld.ts';

const reasonFor = (column: string, cell: string) => createWithheld(['Name', column])(['Ann', cell]);

it.each([
  ['State', 'spam'],
  ['curated', 'spam'],
  ['comment_approved', 'trash'],
])('says of a row whose %j is %j that it was thrown away', (column, cell) => {
  expect(reasonFor(column, cell)).toBe(`its "${column}" is "${cell}"`);
});

it.each([
  ['state', 'unpublished'],
  ['status', 'Hidden'],
  ['Review Status', 'Pending approval'],
  ['status', 'hold'],
  ['moderation_status', 'rejected'],
  ['comment_approved', '0'],
  ['isApproved', 'false'],
  ['published', 'FALSE'],
  ['is_visible', 'no'],
  ['active', 'false'],
  ['hidden', 'true'],
  ['draft', 'true'],
  ['placeholder', 'true'],
])('says of a row whose %j is %j how to take it all the same', (column, cell) => {
  expect(reasonFor(column, cell)).toBe(
    `its "${column}" is "${cell}": it was not published there; to take such reviews all the same, take "${column}" out of the file`,
  );
});

it.each([
  ['state', 'published'],
  ['status', 'Active'],
  ['status', ''],
  // In one shop system it is disabled, in the next it is closed.
  ['status', '0'],
  // Nobody has looked at it yet, and it may be published.
  ['curated', 'not-yet'],
  ['comment_approved', '1'],
  ['published', '2024-03-05'],
  ['hidden', 'false'],
  ['verified', 'false'],
  ['featured', 'false'],
  ['reply status', 'pending'],
  ['Comments', 'Hidden'],
])('says nothing of a row whose %j is %j', (column, cell) => {
  expect(reasonFor(column, cell)).toBeUndefined();
});

it('looks at all columns that say it', () => {
  expect(createWithheld(['published', 'hidden'])(['true', 'true'])).toContain('"hidden" is "true"');
});

it.each([
  ['OK to publish?', 'No'],
  ['¿Podemos publicar?', 'No, gracias'],
  ['Consent', 'No'],
  ['Einwilligung zur Veröffentlichung', 'nein'],
  ['Consentimiento de publicación', 'No'],
  ['Einverständnis', 'Nein'],
])('says of a row whose author answers %j with %j', (question, answer) => {
  expect(reasonFor(question, answer)).toBe(`"${question}" says "${answer}"`);
  expect(reasonFor(question, 'Not my name, but yes')).toBeUndefined();
});
