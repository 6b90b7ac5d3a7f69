import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../build.ts';

/** A review as it is in its file. */
export interface ReviewOnFile {
  readonly id: string;
  readonly date: string;
  readonly rating: number;
  readonly language?: string;
  readonly title?: string;
  readonly mentions?: { readonly technicians?: readonly string[]; readonly services?: readonly string[] };
  readonly service_area?: string;
  readonly verification?: { readonly method: string };
  readonly response?: { readonly text: string };
  readonly text: string;
}

/** The sample business, read from its files by code that shares nothing with the project's own. */
export function readContentFiles() {
  const folder = join(root, 'content');
  const all = readdirSync(join(folder, 'reviews')).map((name): ReviewOnFile => {
    const [, head = '', ...rest] = readFileSync(join(folder, 'reviews', name), 'utf8').split(/^---$/m);
    return { ...parse(head), id: name.replace('.md', ''), text: rest.join('---').trim() };
  });
  return {
    business: parse(readFileSync(join(folder, 'business.yaml'), 'utf8')) as { opening_hours: string[] },
    published: all.filter(({ verification }) => verification !== undefined),
    waiting: all.filter(({ verification }) => verification === undefined),
  };
}

/** The mean of ratings, to two decimals. */
export function meanOf(reviews: readonly ReviewOnFile[]): number {
  return Math.round((100 * reviews.reduce((sum, { rating }) => sum + rating, 0)) / reviews.length) / 100;
}
