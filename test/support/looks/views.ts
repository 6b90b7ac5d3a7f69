import type { BrowserContextOptions, ViewportSize } from 'playwright-core';
import { FIRST_PARTY_REVIEW, REPUBLISHED_REVIEW } from '../browser/page-types.ts';

/** A page as one kind of reader sees it. */
export interface View {
  /** The name of its picture. */
  readonly name: string;
  /** Relative to the base address. */
  readonly path: string;
  readonly options: BrowserContextOptions & { readonly viewport: ViewportSize };
  /** Whether it shows the page as printed. */
  readonly isPrinted?: boolean;
  /** If a script makes the page's content after loading: a selector that matches when it is done. */
  readonly readyWhen?: string;
}

const WIDE: View['options'] = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
const NARROW: View['options'] = { viewport: { width: 390, height: 844 }, colorScheme: 'light' };
const DARK = { colorScheme: 'dark' } as const;
/** Like Windows with high contrast: the system chooses the colours. */
const FORCED = { forcedColors: 'active' } as const;

/** Every kind of page: wide and narrow, light and dark, with forced colours and in print. */
export const VIEWS: readonly View[] = [
  { name: 'home-wide', path: '/', options: WIDE },
  { name: 'home-narrow', path: '/', options: NARROW },
  { name: 'home-narrow-dark', path: '/', options: { ...NARROW, ...DARK } },
  { name: 'home-wide-forced', path: '/', options: { ...WIDE, ...FORCED } },
  { name: 'reviews-wide', path: '/reviews', options: WIDE },
  { name: 'reviews-narrow', path: '/reviews', options: NARROW },
  { name: 'rating-wide-dark', path: '/reviews/rating/2', options: { ...WIDE, ...DARK } },
  { name: 'review-wide', path: `/reviews/${FIRST_PARTY_REVIEW}`, options: WIDE },
  { name: 'review-printed', path: `/reviews/${FIRST_PARTY_REVIEW}`, options: WIDE, isPrinted: true },
  { name: 'review-elsewhere-narrow', path: `/reviews/${REPUBLISHED_REVIEW}`, options: NARROW },
  { name: 'insights-wide', path: '/insights', options: WIDE },
  { name: 'insights-narrow-dark', path: '/insights', options: { ...NARROW, ...DARK } },
  { name: 'aspect-wide', path: '/insights/staff', options: WIDE },
  { name: 'service-narrow', path: '/services/water-heater-repair', options: NARROW },
  { name: 'technician-wide-dark', path: '/technicians/dana-whitfield', options: { ...WIDE, ...DARK } },
  { name: 'policy-narrow', path: '/policy', options: NARROW },
  { name: 'data-wide', path: '/data', options: WIDE },
  { name: 'embed-narrow', path: '/embed', options: NARROW, readyWhen: 'verified-reviews li' },
  { name: 'docs-wide', path: '/docs', options: WIDE },
  { name: 'nothing-narrow', path: '/reviews/nobody', options: NARROW },
];
