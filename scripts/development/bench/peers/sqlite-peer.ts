import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { onceFor } from '../../../../src/once.ts';
import { foldText } from '../../../../src/reviews/text/comparing/text-match.ts';
import { readReviews } from './reviews.ts';
import { type Asked, servePeer } from './serve.ts';

/** `node:sqlite` in memory: the texts in an FTS5 table of trigrams, the filters as columns with indexes. */
const database = new DatabaseSync(':memory:');
database.exec(`
  CREATE TABLE reviews (row INTEGER PRIMARY KEY, date TEXT, rating INTEGER, service TEXT, json TEXT);
  CREATE INDEX by_date ON reviews (date);
  CREATE INDEX by_service ON reviews (service);
  CREATE VIRTUAL TABLE texts USING fts5 (text, tokenize = 'trigram case_sensitive 1');`);
const addReview = database.prepare('INSERT INTO reviews VALUES (?, ?, ?, ?, ?)');
const addText = database.prepare('INSERT INTO texts (rowid, text) VALUES (?, ?)');
database.exec('BEGIN');
for (const [row, review] of readReviews(process.argv[2] ?? '').entries()) {
  const [service = null] = review.mentions.services;
  addReview.run(row, review.date, review.rating, service, JSON.stringify(review));
  addText.run(row, foldText(review.text));
}
database.exec('COMMIT');

/** One prepared statement for each combination of filters. */
const prepare = onceFor((sql: string) => database.prepare(sql));

servePeer((asked) => {
  const filters = filtersOf(asked).filter(([, value]) => value !== undefined);
  const where = filters.map(([condition]) => condition).join(' AND ');
  const values = filters.map(([, value]) => value ?? null);
  const [count] = prepare(`SELECT COUNT(*) AS total FROM reviews WHERE ${where}`).all(...values);
  const rows = prepare(`SELECT json FROM reviews WHERE ${where} ORDER BY row LIMIT ${asked.limit}`).all(...values);
  return { total: Number(count?.total), count: rows.length, list: `[${rows.map(({ json }) => json)}]` };
});

function filtersOf(asked: Asked): readonly (readonly [condition: string, value: SQLInputValue | undefined])[] {
  return [
    ['row IN (SELECT rowid FROM texts WHERE texts MATCH ?)', `"${asked.words.replaceAll('"', '""')}"`],
    ['rating >= ?', asked.least],
    ['date >= ?', asked.since],
    ['service = ?', asked.service],
  ];
}
