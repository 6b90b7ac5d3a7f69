import type { Page } from 'playwright-core';

/** A page of each kind that the sample business has. */
export interface PageType {
  readonly name: string;
  /** Relative to the base address. */
  readonly path: string;
  /** The status of the answer; default: 200. */
  readonly status?: number;
  /** If a script makes the page's content after loading: a selector that matches when it is done. */
  readonly readyWhen?: string;
}

/** A review that was first published here, answered by the business and long enough to say something of several aspects. */
export const FIRST_PARTY_REVIEW = '2026-03-14-maria-g';

/** A review that was first published in another place. */
export const REPUBLISHED_REVIEW = '2026-02-10-brad-k';

export const PAGE_TYPES: readonly PageType[] = [
  { name: 'home', path: '/' },
  { name: 'all reviews', path: '/reviews' },
  { name: 'a further page of them', path: '/reviews/page/2' },
  { name: 'the reviews of a rating', path: '/reviews/rating/5' },
  { name: 'the reviews of a year', path: '/reviews/year/2025' },
  { name: 'a service', path: '/services/water-heater-repair' },
  { name: 'a technician', path: '/technicians/dana-whitfield' },
  { name: 'an area', path: '/areas/riverside' },
  { name: 'a review', path: `/reviews/${FIRST_PARTY_REVIEW}` },
  { name: 'a review from elsewhere', path: `/reviews/${REPUBLISHED_REVIEW}` },
  { name: 'insights', path: '/insights' },
  { name: 'an aspect', path: '/insights/staff' },
  { name: 'policy', path: '/policy' },
  { name: 'a page of the owner', path: '/about' },
  { name: 'data', path: '/data' },
  { name: 'embed', path: '/embed', readyWhen: 'verified-reviews .root:not([inert]) li' },
  { name: 'docs', path: '/docs' },
  { name: 'docs, the API to try', path: '/docs/api', readyWhen: '.opblock' },
  { name: 'docs, subscribe', path: '/docs/subscribe' },
  { name: 'docs, assistants', path: '/docs/assistants' },
  { name: 'nothing there', path: '/reviews/nobody', status: 404 },
];

/** Opens a page of the type and waits until its scripts are done. */
export async function openPageType(page: Page, { path, status = 200, readyWhen }: PageType): Promise<void> {
  const answer = await page.goto(path);
  if (answer?.status() !== status) throw new Error(`${path} is answered with ${answer?.status()}`);
  if (readyWhen !== undefined) await page.waitForSelector(readyWhen);
}
