import { z } from 'zod';
import { calendarDateSchema } from './calendar-date.ts';
import { proseSchema } from './review.ts';

/** The front matter of a page. */
export const ownPageFileSchema = z.strictObject({
  title: proseSchema.max(120).optional(),
  menu: z.enum(['header', 'footer']).default('footer'),
});

/** The front matter of the notice. */
export const noticeFileSchema = z.strictObject({ until: calendarDateSchema.optional() });

/** A page that the business wrote. */
export interface OwnPage {
  /** Below the base address, with a leading slash. */
  readonly path: string;
  readonly title: string;
  /** The part of every page that links to it. */
  readonly menu: 'header' | 'footer';
  /** Markdown, checked. */
  readonly text: string;
  /** The size in pixels of each picture in it, by its path below the base address. */
  readonly pictures: Readonly<Record<string, { readonly width: number; readonly height: number }>>;
}

/** A line above every page. */
export interface Notice {
  /** Markdown of one paragraph, checked. */
  readonly text: string;
  /** The last day on which it is shown, in the business's time zone. */
  readonly until?: string | undefined;
}
